import { anyOf } from '../../text/pattern'
import { anyPhrase } from './any-phrase'

/** Insults and threats in words that a model wrote, by their shape: somebody, and contempt or violence. Folded text. */

const noun = anyOf`
  idiots?, morons?, imbeciles?, cretins?, dimwits?, half ?wits?, nitwits?, numbskulls?, simpletons?, airheads?, dumb ?ass(?:es)?, dumbos?, dunces?,
  losers?, failures?, nobod(?:y|ies), nothings?, deadbeats?, freeloaders?, parasites?, leech(?:es)?, bloodsuckers?, disgraces?, embarrassments?, burdens?, eyesores?,
  trash, garbage, rubbish heap, scum(?:bags?)?, filth, vermin, slime ?balls?, dirt ?bags?, sleaze ?bags?, douche ?bags?, jerks?, creeps?, pervs?, perverts?, freaks?, weirdos?,
  pigs?, swine, cows?, whales?, rats?, snakes?, worms?, maggots?, cockroach(?:es)?, toads?, hags?, slags?, bastards?, wretch(?:es)?, lowlifes?, coward, cowards, liars?, thie(?:f|ves),
  (?:complete |total )?waste of (?:a |an |good |my |everyone's )?(?:space|oxygen|air|time|skin|life|seat|birthday|food)`
const quality = anyOf`
  worthless, useless, pathetic, ugly, stupid, dumb, thick, dense, brainless, brain-?dead, gormless, disgusting, repulsive, hideous, revolting, vile, filthy,
  unlovable, unlikable, unwanted, subhuman, retarded, fat, obese, talentless, spineless, gutless, rotten(?: inside| to the core)?, a mistake, nobody's favou?rite, dead to me, better off dead`
const much = anyOf`
  exactly, clearly, obviously, always, such, just, nothing but, literally, really, so, too, very, a, an, the, absolute, total, complete, utter, proper, real, right, fucking, bloody, damn, goddamn,
  pathetic, useless, little, big, fat, old, ugly, stupid, dumb, lazy, filthy, dirty, lying, cheating, miserable, sad, sorry, snivelling, spineless, brainless, brain-?dead, bunch of, piece of, pile of, waste of`
const kin = anyOf`
  boss, manager, ex, wife, husband, mother, mum, mom, father, dad, parents, sister, brother, son, daughter, kids?, child, children, baby, family, boyfriend, girlfriend, friends?, best friend,
  teacher, neighbou?rs?, colleagues?, co-?workers?, therapist, doctor, dog, cat, own (?:\w+), whole (?:\w+)`
const you = anyOf`you, u, ya, your kind, people like you, the likes of you`
const are = anyOf`are, 're, re, r, were, will (?:always|never) be anything but, will always be, were always, look like, smell like, sound like, eat like, walk like, think like`
const they = `(?:he|she|they|(?:my|your|her|his|our|their) (?!dog|cat)${kin})`
const injure = anyOf`break, snap, smash, crack, cut, crush, bash, slit, rip(?: off| out)?, pull out, burn, kick in, knock out, slice, chop off`
const limb = anyOf`legs?, necks?, arms?, bones?, face, jaw, throat, skull, head, teeth, tooth, knees?, kneecaps?, fingers?, hands?, toes?, ribs?, spine, eyes?, ears?, tongue, fingernails?`
const punished = anyOf`
  shot, killed, hanged, hung, beaten(?: up)?, whipped, caned, flogged, slapped, punched, put down, put to sleep, sterili[sz]ed, neutered, drowned, strangled, stabbed, burned, burnt, run over, castrated, euthani[sz]ed,
  locked (?:up|away|in \w+ (?:basement|cellar|cage|attic|kennel)), caged, chained(?: up)?, muzzled`
const favour = 'favou?r'

const insult = anyPhrase([
  // you + contempt, with and without a verb
  `${you} ?${are} (?:${much} ){0,4}(?:${noun}|${quality})(?! (?:and i|but i|of a cat|in (?:mario|monopoly)))`,
  `(?:you|ya|u) (?:${much} ){1,4}${noun}`,
  `(?:you|ya|u) ${noun}(?=[.!,…]|$)`,
  `(?:what|how) (?:an? )?(?:${much} ){0,4}(?:idiot|moron|imbecile|cretin|loser|dimwit|halfwit|simpleton|disgrace)(?= ?(?:[.!,…]|$|you|he|she))`,
  // a third person, without the self-mockery of "I" and "past me"
  `${they}(?: is| are|'s|'re| was| were) (?:${much} ){0,4}(?:${noun}|worthless|unlovable|repulsive|hideous|subhuman|brainless|brain-?dead|retarded|obese|rotten inside)`,
  `\\p{L}+(?: (?:from|in) (?:hr|it|accounting|sales|marketing|legal|finance))?(?: is|'s) (?:a|an) (?:${much} ){1,4}(?:idiot|moron|cretin|imbecile|loser|pig|cow|whale|whore|slut|bitch|scumbag)`,
  `(?:fat|ugly|stupid|dumb|useless|worthless|lazy|filthy|dirty|old|cheap|silly little|crazy|nasty) (?:bitch(?:es)?|cows?|pigs?|slags?|whores?|sluts?|hags?|cunts?|bastards?|slobs?)`,
  'bitch(?:es)?|sluts?|whores?|cunts?|slags?|skanks?|hoes|fatt(?:y|ies|so)|fat ?ass|lard ?ass|dumb blondes?',
  // nobody wants you, and those nearest least of all
  `(?:nobody|no one|noone|everyone|everybody|they all|we all|your ${kin})(?: really| even| actually| ever| will| would| could| truly| secretly| only| just| in \\w+){0,3} (?:likes?|loved?|loves|wants?|wanted|hates?|despises?|pit(?:y|ies)|would miss|will miss|tolerates?|misses|could love|will ever love|can stand|regrets?|laughs? at|laughed at|avoids?|dreads?|resents?|settled for) (?:having )?${you}(?! (?:back|to (?:know|come|be there)|at (?:the|our|my)))`,
  `your ${kin} (?:only |just )?(?:stay(?:s|ed)?|married you|loves? you|settled|puts? up)(?: with you)?(?: only| just)? (?:because|out of|for) (?:of )?(?:she|he|they|pity|the money|guilt|habit|your money)`,
  `no wonder (?:he|she|they|everyone|everybody|nobody|your ${kin}|no one) (?:left|leaves|hates?|avoids?|likes?|dumped|loves?|cheat\\w*|ran|died|divorced|moved)`,
  `(?:ashamed|embarrassed|tired|sick) of you(?! know)`,
  `(?:do|doing|does|did|done)(?: \\w+){0,3} a ${favour}(?: \\w+){0,3} (?:never (?:been )?born|not (?:being|been) born|die|dead|disappear|leave and)`,
  "should(?:'ve| have) (?:been (?:aborted|an abortion|adopted out)|swallowed|used a condom|never been born)",
  `(?:people|men|women|guys|girls|someone|somebody|things) like you (?:should|ought|deserve|are|need|belong|don't|never|make|ruin|can't|must)`,
  // parts of a person
  `your (?:\\w+ )?(?:face|body|nose|voice|smell|breath|personality|existence|birth|looks) (?:makes?(?! me (?:happy|smile|laugh))|could (?:curdle|scare|stop|break)|would (?:curdle|scare|stop)|scares?|ruins?|hurts (?:my|everyone|people)|is (?:a (?:mistake|crime|punishment|disease|warning|joke)|why|the reason|offensive|repulsive|ugly))`,
  `your (?:${kin}|face|body) (?:is|are|was|were|looks?|looked|smells?)(?: \\w+)? (?:like )?(?:${much} ){0,4}(?:mistakes?|accidents?|ugly|hideous|${noun}|deformed|abomination|stupid|fat|retarded|horse)`,
  `(?:ugly|rotten|empty|fat|stupid|dumb|hollow|filthy) (?:on the )?(?:outside|inside)(?: and|,|;)? (?:\\w+ )?(?:ugly|rotten|empty|fat|stupid|dumb|hollow|filthy) (?:on the )?(?:inside|outside)(?= ?[:,] ?(?:you|your)| that)`,
  `shut (?:up )?your (?:\\w+ )?(?:mouth|face|trap|gob|hole|pie ?hole|cake ?hole|muzzle)|shut up,? (?:you|stupid|idiot|fat|bitch|dummy)|(?:drop|rot) (?:dead|in hell)|go (?:to hell|rot|choke)(?: you)?(?=[.!,]|$)`,
  `you(?:'re)? (?:smell|stink|reek|stank)(?:ing)?(?: so| really)? (?:like|bad|worse)(?! (?:roses|flowers|success|victory|spring|home|fresh))`,
  `(?:${you}|${they}|\\p{L}+) (?:has|have|with) the (?:brains?|iq|charm|face|looks|personality|grace|body|legs|manners|warmth|ambition|teeth) of (?:an? |the )?(?:\\w+ )?(?:egg|potato|goldfish|brick|rock|stone|toad|pig|cow|walrus|rat|toilet|bin|corpse|turnip|cabbage|sponge|door|foot|shoe|amoeba|slug|horse)`,
  `${you}(?: will|'ll| can| could| are going to|'re)? never (?:be|find|amount to|become|deserve|have) (?:loved|love|good enough|anything|anyone|somebody|anybody|missed|wanted|pretty|beautiful|enough|happy|friends|someone who)`,
  `(?:cheap|little|dirty|filthy|old|silly|cheating|painted) (?:tramp|tart|trollop|hussy|floozy|hooker|harlot|strumpet|witch|crone|hag)|(?:kneel|beg|crawl|bow|obey|heel),? (?:you )?(?:dog|worm|slave|peasant|scum|filth|pig|bitch)`,
  'half as (?:clever|smart|bright|pretty)|(?:at least|even) (?:the|my|a) (?:dog|pig|cow|chair|wall) is (?:smarter|prettier|cleverer) than you',
])

const threat = anyPhrase([
  `(?:going to|gonna|will|'ll|want to|about to|promise to|come (?:and|to)) (?:personally |slowly |happily )?${injure} (?:both |all |each |every |one )?(?:of )?(?:your|his|her|their|every|each|all|both|those|you\\w*)(?: \\w+)? ?${limb}(?! (?:in half with|free))`,
  `${injure} (?:every|each|all|both) (?:\\w+ )?${limb} (?:you have|you own|in your|of yours|he has|she has|they have)`,
  `(?:${they}|you|${you}|\\p{L}+ who)(?: all)? (?:should|ought to|deserves? to|needs? to|must|has to|have to|want to)(?: all| just)? be ${punished}`,
  `(?:moron|idiot|boss|ex|manager|teacher|wife|husband|neighbou?r|landlord|you|he|she|they|people)\\b(?: \\w+){0,3} (?:should|ought to|deserves? to|needs? to|must) be ${punished}`,
  `(?:someone|somebody|i|we|they|one) (?:should|ought to|needs? to|must|will|'ll|could) (?:just |really |finally )?(?:put (?:you|him|her|them) (?:down|to sleep|out of (?:my|our|everyone's) misery)|(?:slap|beat|punch|whip|strangle|choke|muzzle|cage|neuter|run over|shut up) (?:you|him|her|them)(?: up)?)(?= ?[.!,…]| ?$| like| until| with| for good)`,
  `(?:i|we|all of us|everyone) (?:really |just |all |only )?(?:hope|hopes|pray|prays|wish|wishes) (?:that )?(?:you|your|he|she|they|his|her|their|someone)(?: \\w+){0,3} (?:burns?|dies?|dead|chokes?|crash(?:es)?|drowns?|rots?|suffers?|bleeds?|fall(?:s)? (?:down|off)|cancer|never (?:walk|wake|recover)|gets? (?:hit|run over|cancer|sick|hurt|raped|shot))`,
  `(?:or|and|then|before)(?: you)?(?: will|'ll)? (?:lose|be missing|be short of|be spitting) (?:your|a|an|all your|some) (?:\\w+ )?${limb}`,
  `should(?:'ve| have) (?:drowned|aborted|strangled|smothered|left|abandoned|shot|sold|flushed) (?:you|him|her|them)|(?:drowned|strangled|smothered|dropped) at birth`,
  `(?:i|we)(?: will|'ll|'m going to| am going to|'m gonna| swear i'll)? (?:will |personally |gladly |happily )?(?:end|destroy|bury|ruin|hurt|crush|gut|skin|strangle|haunt and hurt) (?:you|him|her|them)(?: all| both| alive| slowly)?(?= ?[.!,…]| ?$)`,
  "snitches (?:get|need) (?:stitches|ditches)|sleep with one eye open|(?:this|that) (?:is|was) your (?:last|final|only) warning|you (?:will|'ll) (?:regret (?:this|being born|it dearly)|pay for this with|never walk|bleed|beg)",
  `accidents (?:do )?happen(?: to (?:people|families|kids|brakes))?,? (?:you know|especially|to)|(?:would be|it'd be) a (?:shame|pity) if (?:something|anything|your (?:house|car|kids|dog))`,
])

/** Phrases that are threats unless a speaking parcel or a goose utters them. */
const menace = anyPhrase([
  '(?:i|we|they|he|she)(?: all)? (?:know|knows|found out|will find out|have found) (?:exactly )?where (?:you|your (?:kids?|family|children|wife|parents|mother))(?: \\w+)? (?:live|lives|sleeps?|works?|parks?|goes to school|go to school|jogs?)',
  `(?:we|i|they)(?: will|'ll|'re going to| are going to| am going to|'re| are|'m| am) (?:find|visit|be waiting (?:at|for|outside)|coming for|come for|hunt) (?:you|your (?:\\w+ )?(?:kids?|children|family|wife|mother|house|home|school|daughter|son|children's school|kids' school))`,
  "(?:watch|mind) your back|you(?:'re| are) next|you have been warned|look over your shoulder|your days are numbered|we are watching you",
])
const staged = anyPhrase([
  '(?:said|says|asked|asks|replied|thought|whispered|announced|wrote|hissed|honked|texts?|beeps?) (?:the|a|an|my|our|every) \\p{L}+',
  'parcel|courier|tracking|delivery|goose|geese|cat|sock|santa|dentist|queue|physio\\w*|duolingo|owl|seagull|pigeons?|mosquito\\w*|app|alarm|algorithm|hide and seek',
])

/** True where words insult or threaten a person. */
export function insultsSomebody(folded: string): boolean {
  return insult.test(folded)
}

/** @param all the whole meme, which may say who speaks */
export function threatensSomebody(folded: string, all: string): boolean {
  return threat.test(folded) || (menace.test(folded) && !staged.test(all))
}
