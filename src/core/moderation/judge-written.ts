import { anyOf } from '../text/pattern'
import { foldText } from './fold-text'
import { judgeText } from './judge-text'
import type { Judgement } from './judgement'

/**
 * Stricter than `judgeText`: people write in anger about their own lives, and a model has no anger to excuse. Figures of
 * speech such as "kill me" get no allowance here, and words against a person, a body or a group are enough.
 */

const you = anyOf`you, u, your kind, people like you`
const are = anyOf`are, 're, re, will always be, were always, look like, smell like, sound like`
const much = anyOf`exactly, clearly, obviously, always, such, just, nothing but, literally, really, so, too, a, an, the, an absolute, a total, a complete, a, one, fucking, bloody, utter, pathetic, useless, little, fat, old`
const bad = anyOf`
  idiots?, morons?, losers?, failures?, imbeciles?, cretins?, dumb ?ass(?:es)?, dimwits?, simpletons?, nobod(?:y|ies), disgrace,
  waste of (?:space|oxygen|air|time), burden, disappointment to everyone, mistake, trash, garbage, scum, pig, cow, whale, parasites?,
  worthless, useless, pathetic, ugly, stupid, disgusting, repulsive, hideous, unlovable, fat, dumb, brainless, retarded, subhuman`
const person = anyOf`boss, ex, wife, husband, mother, mum, mom, father, dad, sister, brother, son, daughter, kids?, child, children, boyfriend, girlfriend, manager, teacher, neighbou?rs?, colleagues?, friends?`
const insult = [
  '(?:ashamed|embarrassed|tired|sick) of you(?! know)|waste of (?:a |an |your |the )?(?:birthday|skin|life|seat)',
  'fatt(?:y|ies|so)|fatass|lardass|dumb blondes?|half as (?:clever|smart|bright)',
  `${you} ?${are} (?:${much} )*${bad}`,
  `(?:he|she|they|(?:my|your|her|his) ${person})(?: is| are|'s|'re) (?:${much} )*${anyOf`idiots?, morons?, losers?, imbeciles?, cretins?, worthless, unlovable, repulsive, hideous, subhuman, brainless, waste of (?:space|oxygen|air)`}`,
  `(?:nobody|no one|noone|everyone|everybody|your (?:own )?\\w+) (?:likes|loves|loved|wants|wanted|hates|despises|pities|would miss|will ever love|could love) ${you}`,
  `(?:what|how) (?:an? )?(?:${much} )*(?:idiot|moron|imbecile|cretin|loser)`,
  `${anyOf`fat, ugly, stupid, dumb, useless, worthless, lazy, filthy, dirty, old, cheap, silly little`} ${anyOf`bitch(?:es)?, cows?, pigs?, slags?, whores?, sluts?, hags?, cunts?, bastards?, slobs?`}`,
  `${anyOf`bitch(?:es)?, sluts?, whores?, cunts?, slags?, skanks?, hoes`}`,
  'shut up,? (?:you|stupid|idiot|fat)',
  'should have (?:been aborted|swallowed|used a condom)',
  'no wonder (?:he|she|they|everyone|everybody|nobody|your \\w+|no one) (?:left|leaves|hates|avoids|likes|dumped|loves) you',
]
const selfHarm = [
  '(?:nobody|no one) would (?:notice|care|cry|even know)|if (?:you|i) (?:were|was) (?:gone|dead|never born)',
  'play in (?:the )?traffic|(?:swallow|drink|empty) the (?:whole |entire )?bottle|keep a rope|(?:river|rope|pills|razor|noose) (?:is|are|was) (?:the|an|my|your) (?:answer|solution|way out)',
  '(?:bridge|roof|balcony|window|cliff|tracks)\\W(?:[^\\n]{0,60}\\W)?jump|jump\\W(?:[^\\n]{0,60}\\W)?(?:bridge|roof|balcony|window|cliff|tracks)',
  '(?:bottles?|how many|too many|all) (?:\\w+ ){0,3}(?:pills|painkillers|tablets|sleeping pills)|wrists|razor blades?',
  `(?:kill|killing|killed|hang|hanging|cut|cutting|hurt|hurting|starve|starving|drown|drowning|harm|harming|end|ending) (?:your|my|him|her|them|our)sel(?:f|ves)(?! (?:off|up|short|in half at))`,
  '(?:end|ending|take|taking) (?:it all|your (?:own )?life|my (?:own )?life|their life|his life|her life)',
  '(?:commit(?:ting|ted)?|attempt(?:ing|ed)?) suicide|suicid(?:e|al)(?: note)?|self ?-?harm\\w*|kys|unalive\\w*',
  '(?:jump|jumping|step|stepping|throw \\w+self) (?:off|from|in front of|under) (?:a |the |my |your )?(?:bridge|roof|building|balcony|cliff|window|train|bus|tracks|ledge)',
  '(?:slit|cut|open|slash)(?:ting|ing)? (?:your|my|the|his|her) (?:wrists?|veins?|arms?)',
  '(?:swallow|take|taking|overdose on|down) (?:all |the whole bottle of |a bottle of |every one of )?(?:the |your |my |these |those )?(?:sleeping )?pills',
  "(?:i|you|we) (?:want|wish|deserve|ought|should(?: just)?|need|'d rather)(?: to)? (?:die|be dead|disappear for ?ever|not wake up|not exist)",
  '(?:better off|easier|happier|improved?) (?:dead|without (?:you|me)(?: in it| alive)?)|world without you',
  '(?:never|not) (?:been born|wake up again)|go (?:and )?die|just die|drop dead|rope and a chair|noose',
  '(?:skip|stop) (?:eating|meals) (?:until|till|for)|stop eating|starve (?:until|till)|how to disappear completely',
]
const group = anyOf`
  women, females, wives, gays?, lesbians?, trans(?: people)?, asians?, mexicans?, indians?, arabs?, africans?,
  jews?, muslims?, christians?, catholics?, hindus?, immigrants?, foreigners?, refugees?, gypsies, gypsy, 
  fat people, old people, the elderly, disabled people, the disabled, autistics?, autistic people, blind people, deaf people, poor people, the poor, the homeless, homeless people, boomers, blondes?`
const groupJoke = [
  "(?:so|that is so|that's so) gay|send (?:them|him|her|you) back|where (?:they|you|he|she) came from",
  '(?:all|those|these|the) \\w+s are (?:nazis|criminals|terrorists|rapists|thieves|liars|whores|idiots|stupid|lazy|animals)',
  '(?:women|woman|asian|female|old) drivers?',
  `(?:all |most |these |those |typical )?${group} (?:are|is|can'?t|cannot|can not|should(?:n't| not)?|belong|don'?t belong|ruin|never|always|only|just want|smell|steal|lie|cheat|deserve|need to|must)`,
  `(?:because|since|typical|classic|stupid|lazy|dirty|crazy|hysterical|like a|drives like|cries like|throws like|cheap as a|never trust an?|as greedy as) (?:\\w+ )?${group}`,
  `(?:go|get) back (?:to|in) (?:the kitchen|your country|where)|make me a sandwich`,
  `(?:fat|ugly|old|bald|crippled|blind|deaf|autistic|spastic|retard(?:ed)?|insane|mental) (?:people|person|kids?|ones?|guys?|girls?|woman|women|man|men)`,
  `(?:so|too) (?:fat|ugly|old|black|gay|poor|stupid) (?:that|to|for)`,
  'retard(?:s|ed)?|spastics?|trann(?:y|ies)|midgets?|cripples?|psychos?|schizos?|lunatics?',
]
const compiled = (
  [
    ['harassment', insult],
    ['self-harm', selfHarm],
    ['hate', groupJoke],
  ] as const
).map(([category, sources]) => ({
  category,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${sources.join('|')})(?![\\p{L}\\p{N}])`, 'u'),
}))

/** The tier of words that a model wrote. */
export function judgeWritten(text: string): Judgement {
  const judgement = judgeText(text)
  if (judgement.tier === 'block') return judgement
  const folded = foldText(text)
  const found = compiled.find(({ pattern }) => pattern.test(folded))
  return found ? { tier: 'block', category: found.category } : judgement
}
