import { anyOf } from '../text/pattern'
import type { BlockedCategory } from './judgement'
import { somebody } from './people-words'

/**
 * Patterns over folded text without its idioms, each a whole phrase between word bounds. `{g}` stands for the groups
 * that hatred picks out, `{p}` for those and further people.
 */
export type RuleSet = Partial<Record<BlockedCategory, readonly string[]>>

const group = '{g}'
const people = '{p}'
const all =
  '(?:all |single |this |that |some |any |more |a |an |every |each |off |the |those |these |them |of |your |our |fucking |damn |dirty |filthy |stupid )*'
const kill = anyOf`
  kill, murder, shoot, stab, strangle, poison, behead, slaughter, execute, hang, drown, gut, lynch, torture,
  suffocate, choke to death, burn alive, beat up, beat to death, run over, butcher, massacre`
const killed = anyOf`
  shot, killed, hanged, hung, lynched, gassed, exterminated, raped, executed, murdered, burned, burnt, beheaded,
  stoned, drowned, slaughtered, eradicated, put down, wiped out, tortured`
const will =
  "(?:i|we|he|she|they)(?:'ll|'d| will|'m gonna|'re gonna| gonna|'m going to|'re going to| am going to| are going to| want to| wanna| should| must| have to| need to| plan to| swear (?:i'?ll|to)|'m about to| shall)"
const softener =
  '(?:actually |really |literally |just |fucking |personally |finally |hunt down and |find and )*'

const sexual = anyOf`
  sex, sexual, sexually, nudes?, porn\w*, erotic\w*, hentai, lewd, horny, molest\w*, rap(?:e[sd]?|ing),
  fuck(?:ing)?, naked pic\w*, blow ?jobs?, masturbat\w*, orgasm\w*, fetish\w*`
const minor = anyOf`
  child(?:ren)?, kids?, minors?, toddlers?, infants?, babies, underage\w*, pre-?teens?, school ?girls?,
  school ?boys?, little (?:girls?|boys?),
  (?:[1-9]|1[0-7]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen) ?-?(?:years?|yrs?|yo)?(?:[- ]?old)? ?(?:girls?|boys?|kids?|child|daughter|son|students?|females?|males?),
  (?:[1-9]|1[0-7]) ?-?(?:yo|year[- ]?olds?)`

const weapon = anyOf`
  (?:pipe|nail|car|dirty|petrol|fertili[sz]er|pressure[- ]cooker|home-?made) ?bombs?, a bomb, bombs,
  molotovs?(?: cocktails?)?, explosives, explosive devices?, ied, napalm, nerve gas, sarin, mustard gas, ricin,
  anthrax, thermite, c4, tatp, chlorine gas, ghost guns?, (?:a )?silencers?, poison to kill, bioweapons?,
  grenades?`
const drug = anyOf`
  meth(?:amphetamine)?, crystal meth, crack(?: cocaine)?, cocaine, heroin, fentanyl, mdma, ecstasy pills?, lsd,
  ghb, pcp, date rape drugs?, roofies`

export const englishRules: RuleSet = {
  threat: [
    `${will} ${softener}${kill} ${all}${somebody}(?!'s (?:wedding|birthday|party|photo))`,
    `${will} ${softener}${kill} ${all}${people}(?!'s (?:wedding|birthday|party|photo))`,
    `(?:someone|somebody|we|you|they|people|let's|lets|go|please)(?: should| must| needs? to| ought to| have to| has to|'s)? ${softener}${kill} ${all}${somebody}`,
    `(?:someone|somebody|we|you|they|people|let's|lets|go|please)(?: should| must| needs? to| ought to| have to| has to|'s)? ${softener}${kill} ${all}${people}`,
    `(?:kill|murder|stab|lynch|behead|exterminate|slaughter|rape|strangle|eradicate|massacre|genocide) ${all}${people}`,
    `(?:shoot|hang|burn|bomb|execute|poison|gas|drown|nuke|stone) ${all}${people}`,
    `(?:going to|gonna|will|i'll|want to|wanna|should|let's) rape`,
    `(?:rape|molest) (?:you|her|him|them|that|every|all|those|the)(?: \\w+)?`,
    `(?:all )?(?:the |those |these )?(?:they|he|she|(?:my|your|his|her) (?:boss|ex|wife|husband|neighbou?rs?|teacher))(?: all)? (?:should|must|deserves? to|needs? to|has to|have to|ought to|can)(?: all| just)? (?:be |get )?(?:die|burn|perish|hang|suffer and die|${killed}|drop dead|bleed)`,
    `(?:all )?(?:the |those |these )?${people}(?: all)? (?:should|must|deserves? to|needs? to|has to|have to|ought to|can)(?: all| just)? (?:be |get )?(?:die|burn|perish|hang|suffer and die|${killed}|drop dead|bleed)`,
    `(?:should|must|needs? to|deserves? to) all (?:be|get) ${killed}`,
    `death to ${all}${people}`,
    `beat(?:ing)? ${all}${somebody} to death`,
    `beat(?:ing)? ${all}${people} to death`,
    `the only good \\w+ is a dead (?:one|\\w+)`,
    `(?:hunt|track) (?:you|him|her|them) down and (?:${kill}|hurt|rape)`,
    `(?:burn|bomb|torch|blow up|destroy|shoot up) (?:down )?${all}(?:mosques?|synagogues?|churches|temples|gay bars?|refugee (?:homes?|shelters?|camps?)|clinics?)`,
    `(?:deserves?|needs?) (?:to be|a good) (?:beaten|beating)(?: up| to death)?`,
    `(?:shoot(?:ing)? up|blow(?:ing)? up|bomb(?:ing)?|burn(?:ing)? down|set(?:ting)? fire to|open(?:ing)? fire (?:in|at|on)) (?:the |my |a |our |this |that |your |every |\\w+ )?(?:high |primary |elementary |middle |local )?(?:schools?|churche?s?|mosques?|synagogues?|temples?|mall|airport|office building|hospitals?|concert|embassy|train station|parliament|capitol|white house|classroom|campus|kindergarten|nursery|refugee (?:home|centre|center|shelter)|(?:his|her|their|your) (?:house|home|car))(?! (?:play|exam|test|quiz|interview|recital|choir|band|talent|disco))`,
    `you(?:'re| are|r)? (?:going to|gonna|will|shall) (?:die|bleed|regret being born|not live to)(?! (?:laughing|when|of|from|alone|inside|waiting|before|if))`,
    `you will die(?! (?:laughing|when|of|from|alone|inside|waiting|before|if))`,
    `i(?: will|'ll| am going to|'m going to|'m gonna|'m coming to) (?:find|get|hunt|come for) (?:you|him|her|them)(?: down)? and (?:i(?: will|'ll) )?(?:kill|hurt|stab|shoot|rape|beat|make (?:you|him|her|them) (?:pay|bleed|suffer))`,
    `i know where (?:you|he|she|they|your (?:kids?|family|children|wife|parents)|his \\w+|her \\w+) (?:live|lives|go to school|goes to school|sleeps?|works?)(?! ?:| in my)`,
    `watch your back,? or`,
    `your (?:family|kids|wife|children|mother) (?:will|is going to|are going to|is gonna) (?:die|pay|bleed|suffer)`,
    `(?:i(?: will|'ll| am going to|'m going to|'m gonna)|gonna|going to|want to|let's) (?:break|smash|snap|crack|slit|cut|bash|kick|punch|stomp) (?:your|his|her|their|that \\w+'s) (?:legs?|neck|arms?|bones?|face|jaw|throat|skull|head|teeth|knees?|kneecaps?|fingers)(?: in| off| open)?`,
    `(?:put|fire) a bullet (?:in|into|through) (?:you|your|him|his|her|them|their|my (?:boss|ex|wife|husband))`,
    `throw(?:ing)? acid (?:at|on|in)`,
    `(?:bring|take|bringing|taking) (?:a |my |the )?(?:gun|knife|rifle|ar-?15|shotgun|machete|bomb)s? to (?:school|class|work|the (?:office|school|mall|church|mosque|party))`,
    `(?:i(?: will|'ll| am going to|'m going to|'m gonna)|gonna) (?:burn|torch|bomb) (?:your|his|her|their) (?:house|home|car|shop|office|place)`,
  ],
  hate: [
    `(?:deport|exterminate|eradicate|wipe out|get rid of|gas|cleanse|sterili[sz]e|enslave|expel|ban|kick out|round up) ${all}${group}`,
    `${group} (?:are|is|r|=|were)(?: all| just| nothing but| basically| literally| only| such)* (?:a |an )?(?:sub-?humans?|vermin|rats|animals|parasites?|inferior\\w*|filth\\w*|dirty|disgusting|a disease|diseases?|a plague|plague|cancer|cockroaches|monkeys|apes|pigs|dogs|trash|garbage|scum|degenerates?|criminals|terrorists|rapists|thieves|stupid|retards?|retarded|savages|barbarians|evil|worthless|useless|an abomination|abominations|sick freaks|freaks|mentally ill|perverts|groomers|invaders|a mistake|less than human|not (?:\\w+ )?(?:human|people|real|normal|welcome)|demons|leeches|lazy thieves|genetically \\w+|too (?:stupid|dumb) to \\w+|property|slaves|a burden|better off dead|a waste of (?:money|space|oxygen|air|resources)|ruining \\w+)`,
    `${group} (?:aren't|ain't|arent|isn't) (?:\\w+ )?(?:human|people|real|normal|welcome)`,
    `${group} (?:should|must|need to|ought to|have to|can)(?:n't| not| never)? (?:all |just )*(?:go back|not exist|be (?:deported|banned|illegal|enslaved|sterili[sz]ed|locked up|caged|slaves|eliminated|removed|shot|allowed|gassed)|exist|vote|have (?:rights|children|kids|jobs)|rot|know their place|breed|drive|work|disappear|leave (?:the|our|this) country|stay in the kitchen|serve)`,
    `${group} (?:don't|do not|dont|doesn't) (?:deserve|belong|count as|have souls?)(?: \\w+)?`,
    `${group} (?:belong|stay) (?:in (?:the kitchen|cages?|camps?|ovens?|prison|the zoo|chains)|behind bars|underground|back in)`,
    `${group} (?:ruin|are ruining|destroy|are destroying|infest|are infesting|are invading|control|run|rule|own) (?:the |our |this |every)?(?:country|world|banks|media|neighbou?rhood|city|society|europe|everything|thing|race|women)`,
    `(?:i|we) (?:really |just |fucking |truly )*(?:hate|despise|loathe|can't stand) ${all}${group}`,
    `(?:fuck|screw|to hell with|burn|damn) ${all}${group}`,
    `(?:send|ship|throw) ${all}${group} (?:all )?(?:back|home|out|into the sea|to the (?:camps|ovens))`,
    `(?:whites?|white people|the white race|aryans?|our race) (?:are|is) (?:the )?(?:superior|master race|better than)(?: \\w+)*`,
    `${group} (?:scum|vermin|filth|trash|parasites|rats|pigs)`,
    '(?:gypsy|jewish|mexican|asian|african|indian|queer|trans) (?:scum|vermin|filth|parasites|rats)',
    `(?:deport|exterminate|gas|ban|hang|expel) (?:every|each|any) (?:last |single )?(?:mexican|arab|asian|african|indian|hindu|sikh|christian|turk|kurd|russian|pole|romanian|syrian|afghan|somali|nigerian|haitian|latin[oa]|foreigner|queer|feminist)(?! \\w*(?:food|restaurant|dish|song|movie|film))`,
    `no (?:\\w+ )?${group} (?:allowed|here|wanted|welcome)`,
    `(?:dirty|filthy|stinking|disgusting|stupid|lazy|greedy|bloody|fucking|damn|smelly|ugly|thieving|inferior|evil) ${group}`,
    `typical (?:greedy |lazy |dirty |stupid )?${group}:? (?:stealing|thieves|lying|cheating|criminals)`,
    `(?:you(?:'re| are)? (?:a |such a |so )?|what a |such a |f\\w+ing |total )retard(?:ed|s)?`,
    `go back to (?:africa|mexico|china|india|your (?:own )?(?:country(?! (?:house|club|home))|jungle|shithole|desert)|where (?:you|they) (?:came|come) from)`,
    `(?:white power|white supremacy now|heil hitler|sieg heil|hitler (?:was|did) (?:right|nothing wrong|great)|gas the|white genocide|race war(?: now)?|14 ?[/-]? ?88|1488|holocaust (?:was|is|never) (?:fake|a hoax|a lie|happened)|six million (?:was|were) not enough|ethnic cleansing (?:now|is|works)|the final solution for|great replacement is real|blood and soil|jews will not replace us|keep (?:our|the) race pure|race mixing is|kkk was right|bring back slavery)`,
  ],
  'sexual-minors': [
    `${sexual}(?![a-z]).{0,30}\\b${minor}`,
    `${minor}\\b.{0,30}\\b${sexual}`,
    `(?:sexy|naked|hot and|seduc\\w+|undress\\w*|groom(?:ing)?) (?:an? |the |some )?(?:\\w+ )?${minor}`,
    `${minor} (?:\\w+ ){0,3}(?:turns? me on|is (?:so )?(?:sexy|hot)|makes me horny)|(?:sexy|hot|horny) underage|(?:sexy|horny) (?:for|with|about) ${minor}`,
    'loli(?:con)?s?|shota(?:con)?s?|ped?o(?:phile)? (?:pics?|porn|content|party)|jail ?bait|cp pics?|child porn\\w*|kiddie porn|teen (?:porn|nudes)|map pride|csam',
  ],
  'weapons-drugs': [
    `how (?:to|do i|do you|can i|would i|does one|i) (?:\\w+ )?(?:make|build|cook|synthesi[sz]e|produce|assemble|mix|brew|print|extract|prepare|construct) (?:some |my own |your own |a |an |the )*(?:\\w+ )?(?:${weapon}|${drug})`,
    `(?:recipe|recipes|instructions|step by step|ingredients|tutorial|guide|blueprints?|manual|formula|directions) (?:for|to|on|of)(?: \\w+ing| make| build| cook)? (?:a |an |some |home-?made |my own |cooking |making )*(?:\\w+ )?(?:${weapon}|${drug})`,
    `(?:make|build|cook|synthesi[sz]e|brew|3d[- ]print) (?:some |your own |a |an |the |own )*(?:home-?made )?(?:pipe ?bombs?|nail bombs?|napalm|sarin|ricin|meth|crystal meth|fentanyl|tatp|thermite|nerve gas|chlorine gas|ghost guns?|molotovs?(?: cocktails?)?|crack cocaine|explosives)(?! (?:in (?:the |a )?(?:show|series|film|movie|game)|like))`,
    `3d[- ]print(?:ing|ed)? (?:a |my own )?(?:working )?(?:guns?|pistols?|rifles?)`,
    `(?:where|how) (?:to|can i|do i|do you) (?:buy|get|order|score|sell|smuggle|find) (?:some |cheap |illegal |an? )*(?:${drug}|ghost guns?|(?:illegal|untraceable|unregistered|stolen) (?:guns?|weapons?|pistols?)|a gun without)`,
    `(?:selling|sell|buy|order) (?:\\w+ )?${drug}(?:,| on| here| online| now| dm| for| cheap)`,
  ],
  'self-harm-urging': [
    `kys|kill ?(?:your|ur|yo|yer|y)[- ]?(?:self|selves|slf)|(?:hang|shoot|drown|stab|unalive|off|neck|rope|cut|end|delete|poison|burn|starve) (?:your|ur) ?(?:self|selves)(?! (?:off|in the foot|short|some slack|a (?:break|piece|slice)|from|out|up|with))`,
    `(?:you|u|he|she|they)(?:'d)? (?:all )?(?:should|need to|must|ought to|deserve to|better|can)(?: really| just| please| all| go| do us a favou?r and)* (?:die|kys|end (?:it|it all|your life|ur life|yourself)|jump off|slit|hang (?:yourself|urself)|neck (?:yourself|urself)|not be alive|stop breathing)`,
    `(?<!i |me |i'll |we |to |and |gonna )(?:please|just|pls|plz) (?:go )?(?:and )?(?:die|end it all|end your life|drop dead)(?! (?:of|laughing|already,? (?:laptop|phone|battery)))`,
    `(?<!me |i'll |i |to |and |gonna |will |let me )go (?:and )?(?:die|end your life|jump off (?:a|the) (?:bridge|cliff|roof|building)|jump (?:in front of|under) (?:a|the) \\w+|play in traffic|hang)(?! (?:out|laundry|the|your coat|of))`,
    `jump (?:off (?:a|the) (?:bridge|cliff|roof)|(?:in front of|under) (?:a|the) (?:train|bus|truck)),? (?:nobody|no one|you|please|loser|do)|(?:slit|cut|slash) (?:your|ur) (?:wrists?|throat|veins)|drink bleach|(?:end|take) (?:your|ur) (?:own )?life|do (?:the world|us|everyone|everybody|the planet) a favou?r and (?:die|jump|end|kill|disappear|hang)`,
    `(?:nobody|no one|noone) (?:would|will) (?:miss|cry for|care about) (?:you|u)(?: if you (?:died|were gone|jumped|killed))?`,
    `(?:the )?world (?:would|will) be (?:a )?better(?: off)?(?: place)? without (?:you|u)\\b`,
    `you(?:'re| are) (?:better off dead|a waste of (?:oxygen|air|space)[,.]? (?:die|jump|go|kill))|why (?:are you still alive|haven't you killed|don't you (?:just )?(?:die|kill|jump|end it))`,
    `hope you (?:die|get cancer|kill|hang|overdose|choke)(?! (?:laughing|of laughter))`,
    `how to (?:kill (?:myself|yourself|oneself)|commit suicide|hang (?:myself|yourself)|tie a noose|overdose(?: on)?|cut (?:myself|yourself)|starve (?:myself|yourself))|(?:painless|quick|easy|best|easiest) (?:way|ways|method|methods) (?:to (?:die|kill (?:myself|yourself)|commit suicide)|of suicide)|pro-?(?:ana|mia) tips|thinspo`,
  ],
}
