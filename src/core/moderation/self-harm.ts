import { anyOf, wholeWords } from '../text/pattern'

const intends = anyOf`
  want to, wanna, going to, gonna, plan to, planning to, ready to, about to, will, think(?:ing)? (?:of|about), thought about,
  decided to, need to, trying to, feel like, considering, might, could just`
const intention = anyOf`
  (?:i|i'?m|im)(?: \w+){0,3} ${intends}, i'll, i can only, tonight i, ^(?:planning|going|ready|about) to, ^want to`
const harm = anyOf`
  kill(?:ing)? myself, end(?:ing)? (?:my (?:own )?life|it all), tak(?:e|ing) my (?:own )?life, (?:commit(?:ting)? )?suicide,
  unaliv(?:e|ing) myself, hang(?:ing)? myself, overdos(?:e|ing), slit(?:ting)? my wrists,
  hurt(?:ing)? myself, cut(?:ting)? myself(?! (?:some|a|off|short|in)), harm(?:ing)? myself,
  jump(?:ing)? (?:off|from) (?:a|the|this) (?:bridge|roof|building|cliff), disappear(?:ing)? forever`
const noLonger = anyOf`don'?t, do not, no longer, can'?t, cannot`
const live = anyOf`liv(?:e|ing), be alive, exist(?:ing)?, wake up`
/** "I don't want to wake up in the cold" is about the cold. */
const circumstance = anyOf`in, with, at, here, without, off, like, near, on, to, for, early, before, by, tomorrow`
const mourners = anyOf`no one, nobody, everyone, everybody, they, the world, you all, my family, my kids`
const gone = anyOf`die, died, was gone, were gone, disappeared?, killed myself`

/** Phrases that are meant, wherever they stand. */
const plain = new RegExp(
  [
    String.raw`\b${intention} (?:just |really |finally |also )*${harm}`,
    String.raw`\bi(?:'m| am| feel| have been| was)? (?:so |very |actively |really )*suicidal\b`,
    String.raw`\bi (?:really |just |honestly )*${noLonger} (?:want to |wanna |keep |go on )${live}(?: any ?more|again)?\b(?! ${circumstance})`,
    String.raw`\bi (?:have )?(?:cut|hurt|harm)(?:ting)? myself (?:again|every|because|to feel|on purpose|at night|when)`,
    String.raw`\b${mourners}(?: would|'d| will)? (?:be|are|is) better off (?:if i (?:was|were) (?:dead|gone)|without me)\b`,
    String.raw`\b(?:nobody|no one|noone) (?:cares|would care|will care|notices|would notice) if i ${gone}\b`,
    String.raw`\bmy (?:suicide|goodbye) note\b`,
    String.raw`\bi have (?:the pills|a rope) (?:ready|here)\b`,
    String.raw`\bno reason to (?:live|go on|stay alive)\b(?! without)`,
    String.raw`\bi don'?t see (?:a|any) (?:reason|point) (?:to|in) (?:liv\w+|go\w* on|be\w* alive)`,
  ].join('|'),
)

/** Phrases that are as often hyperbole as meant. */
const wish = new RegExp(
  [
    String.raw`\bi(?:'m| am)?(?: \w+){0,2} (?:want to|wanna|ready to|going to|wish to|want 2) (?:just |really )?die\b`,
    String.raw`\bi wish i (?:was|were) (?:dead|never born|not alive)\b`,
    String.raw`\bi want to be dead\b`,
    String.raw`\bi (?:don'?t|do not) want to be here any ?more\b`,
  ].join('|'),
)

/** Occasions of hyperbole: a printer, a Monday, a meeting, an embarrassing moment. */
const occasion = wholeWords(anyOf`
  if, when, whenever, after, before, because, every, at, on, until, one more, another, this, than, rather, so,
  monday, sunday, friday, meeting, exam, bug, email, printer, deadline, homework, hungover, hangover,
  gym, leg day, squats, stairs, heat, summer, cringe, awkward, embarrass\w*, lol, lmao, haha\w*, xd`)
const happens = anyOf`
  have, has, hear, hears, see, sees, get, gets, say, says, send, sends, ask, asks, schedule, schedules, crash\w*, jam\w*, fail\w*,
  update\w*, restart\w*, beeps?`
const nuisances = anyOf`meeting, email, bug, time, monday, slide, call, ticket, update, spreadsheet, night shift`
const hyperbole = wholeWords(anyOf`
  if (?:i|my|this|the|he|she|they|someone|anyone|one) (?:\w+ ){0,3}${happens}, one more ${nuisances}`)
const earnest =
  /\b(?:any ?more|tonight|seriously|for real|no joke|nobody cares|alone|goodbye|i mean it|pointless|hopeless|worthless|no point|can'?t take it|nothing matters|every day)\b/
const ordinaryWordsMax = 3

/** True if the author may mean to harm themselves; for folded text without idioms. */
export function isSelfHarm(folded: string): boolean {
  const found = plain.exec(folded)
  if (found) return !hyperbole.test(folded.replace(found[0], ' '))
  const wished = wish.exec(folded)
  if (!wished) return false
  const rest = folded.replace(wished[0], ' ')
  if (earnest.test(rest)) return true
  return !occasion.test(rest) && (rest.match(/\p{L}+/gu) ?? []).length <= ordinaryWordsMax
}
