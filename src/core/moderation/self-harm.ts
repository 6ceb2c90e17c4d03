/** Somebody who may mean it, in folded text without idioms. */

/** Said in earnest or not at all. */
const plain =
  /\b(?:(?:i|i'?m|im)(?: \w+){0,3} (?:want to|wanna|going to|gonna|plan to|planning to|ready to|about to|will|think(?:ing)? (?:of|about)|thought about|decided to|need to|trying to|feel like|considering|might|could just)|i'll|i can only|tonight i|^(?:planning|going|ready|about) to|^want to) (?:just |really |finally |also )*(?:kill(?:ing)? myself|end(?:ing)? (?:my (?:own )?life|it all)|tak(?:e|ing) my (?:own )?life|hurt(?:ing)? myself|cut(?:ting)? myself(?! (?:some|a|off|short|in))|harm(?:ing)? myself|(?:commit(?:ting)? )?suicide|hang(?:ing)? myself|overdos(?:e|ing)|slit(?:ting)? my wrists|unaliv(?:e|ing) myself|jump(?:ing)? (?:off|from) (?:a|the|this) (?:bridge|roof|building|cliff)|disappear(?:ing)? forever)|\bi(?:'m| am| feel| have been| was)? (?:so |very |actively |really )*suicidal\b|\bi (?:really |just |honestly )*(?:don'?t|do not|no longer|can'?t|cannot) (?:want to |wanna |keep |go on )(?:liv(?:e|ing)|be alive|exist(?:ing)?|wake up)(?: any ?more|again)?\b(?! (?:in|with|at|here|without|off|like|near|on|to|for|early|before|by|tomorrow|at))|\bi (?:have )?(?:cut|hurt|harm)(?:ting)? myself (?:again|every|because|to feel|on purpose|at night|when)|\b(?:no one|nobody|everyone|everybody|they|the world|you all|my family|my kids)(?: would|'d| will)? (?:be|are|is) better off (?:if i (?:was|were) (?:dead|gone)|without me)\b|\b(?:nobody|no one|noone) (?:cares|would care|will care|notices|would notice) if i (?:die|died|was gone|were gone|disappeared?|killed myself)\b|\bmy (?:suicide|goodbye) note\b|\bi have (?:the pills|a rope) (?:ready|here)\b|\bno reason to (?:live|go on|stay alive)\b(?! without)|\bi don'?t see (?:a|any) (?:reason|point) (?:to|in) (?:liv\w+|go\w* on|be\w* alive)/

const wish =
  /\bi(?:'m| am)?(?: \w+){0,2} (?:want to|wanna|ready to|going to|wish to|want 2) (?:just |really )?die\b|\bi wish i (?:was|were) (?:dead|never born|not alive)\b|\bi want to be dead\b|\bi (?:don'?t|do not) want to be here any ?more\b/

/** What a hyperbole hangs on: a printer, a Monday, a meeting, an embarrassing moment. */
const occasion =
  /\b(?:if|when|whenever|after|before|because|every|at|on|one more|another|this|than|rather|so|until|monday|sunday|friday|meeting|exam|hungover|hangover|cringe|awkward|embarrass\w*|gym|leg day|squats|stairs|heat|summer|bug|email|printer|deadline|homework|lol|lmao|haha\w*|xd)\b/
const hyperbole =
  /\b(?:if (?:i|my|this|the|he|she|they|someone|anyone|one) (?:\w+ ){0,3}(?:have|has|hear|hears|see|sees|get|gets|say|says|send|sends|ask|asks|schedule|schedules|crash\w*|jam\w*|fail\w*|update\w*|restart\w*|beeps?)|one more (?:meeting|email|bug|time|monday|slide|call|ticket|update|spreadsheet|night shift))\b/
const earnest =
  /\b(?:any ?more|tonight|seriously|for real|no joke|nobody cares|alone|goodbye|i mean it|pointless|hopeless|worthless|no point|can'?t take it|nothing matters|every day)\b/
const ordinaryWordsMax = 3

export function isSelfHarm(folded: string): boolean {
  const found = plain.exec(folded)
  if (found) return !hyperbole.test(folded.replace(found[0], ' '))
  const wished = wish.exec(folded)
  if (!wished) return false
  const rest = folded.replace(wished[0], ' ')
  if (earnest.test(rest)) return true
  return !occasion.test(rest) && (rest.match(/\p{L}+/gu) ?? []).length <= ordinaryWordsMax
}
