import { anyOf } from '../../text/pattern'
import { anyPhrase } from './any-phrase'

/**
 * Hints at suicide and self-injury in words that a model wrote; for folded text. Plain ideas are enough on their own.
 * Faint ones (a means, a farewell, giving up) are everyday words, so two different ones have to meet in a caption.
 */

const i = anyOf`i, you, we, he, she, they`
const final = anyOf`
  any ?more, for ?ever, for good, at last, once and for all, tonight, much longer, for long, ever again, this time`
/** Continuations of a sentence about an evening, a place or a habit. */
const circumstance = anyOf`
  without, in, with, at, on, off, near, next to, before, early, until, till, to, for, by, from, under, above, alone in, after, during, when,
  like (?:a|an|the|some|kings?|queens?|my|your|animals|students)`
const mourners = anyOf`
  the world, the planet, the earth, everyone, everybody, they(?:'d|'ll)?, (?:my|your|the) (?:family|kids|children|friends|parents|wife|husband|mother|father), you all, people, life`
const nobody = anyOf`nobody, no one, noone, not a soul, none of (?:you|them)`
const height = anyOf`
  (?:foot)?bridges?, viaduct, overpass, roof, rooftop, ledge, balcony, cliffs?, parapet, (?:top|tenth|\d+(?:st|nd|rd|th)) (?:floor|storey)`
const rail = anyOf`platform, tracks?, railway, rails, oncoming (?:train|traffic|truck|lorry), the next train`
const toxin = anyOf`
  (?:sleeping |blue |white |all (?:the |my )?)?pills, sleeping tablets, tablets, painkillers, (?:twenty|thirty|forty|fifty|sixty|a hundred|\d{2,}) (?:pills|tablets|capsules), barbiturates, insulin, bleach, antifreeze, rat poison`
const blade = anyOf`razors?, razor ?blades?, blades?, sharp (?:things|objects|edges?), scalpel, box ?cutter`
const tie = anyOf`ropes?, noose`
const gun = anyOf`(?:a|my|the|his|dad's) (?:gun|pistol|revolver|shotgun), one bullet`
const myself = anyOf`myself, yourself, himself, herself, ourselves, themselves`
const meal = anyOf`breakfast, lunch, dinner, supper, meals?, food, eating, lunch and dinner`

const plain = anyPhrase([
  // not waking, not living, not being here
  `${i}(?:'m|'re|'ll|'d| \\w+){0,4} (?:not|never|don't|won't|wouldn't|didn't|hope(?:d)? not to|rather not|no longer)(?: \\w+){0,3} wake(?: up)?(?: again| any ?more| ever| tomorrow)?(?! up)(?! (?:${circumstance}|him|her|them|the|you|a|my|your|it|up the|up my)\\b)`,
  `(?:not|never|no|without)(?: \\w+){0,2} wak(?:e|ing) up (?:again|any ?more|ever)(?! ${circumstance})`,
  `(?:go|going|went) to (?:sleep|bed)(?: \\w+){0,4} (?:not|never|without)(?: \\w+){0,3} wak(?:e|ing)(?: up)?(?! ${circumstance})`,
  `${i}(?: really| just| honestly)? (?:do not|don't|no longer|can't|cannot|won't|never) (?:want|wish|need|deserve|care|intend|plan|like|get|have|bear|see why)(?: \\w+){0,2} (?:live|living|be alive|exist|be here|be around|breathe)(?: like this| this life| this way)?(?: ${final}|(?! ${circumstance})(?= ?[.,!;…]| ?$))`,
  `${i}(?:'m| am| are|'re| was)?(?: \\w+){0,3} (?:tired|sick|bored|weary|done|finished|through|over) (?:of|with) (?:living|life|being alive|existing|breathing|waking up|being here)(?! ${circumstance})`,
  `${i}(?: will not|'ll not| won't|'ll no longer| will no longer) be (?:here|around|there|alive|with (?:you|us))(?: \\w+)? (?:${final}|to see|when you|by (?:morning|tomorrow|then))`,
  `(?:nothing|no one|nobody|no reason|not much) (?:left )?to (?:live for|stay for|wake up for|stay alive|go on living)|(?:not|n't|never) worth (?:living|staying alive|waking up for)`,
  `no more (?:birthdays|tomorrows|mornings|christmases|summers|winters|springs|new years?) for (?:me|you|us)|my last (?:birthday|christmas|sunrise|sunset|night on earth|day on earth|day alive|breath)`,
  `(?:how|when|where|why|time|ready|want(?:ed)?|wish|wishing|rather|better|easier) (?:to |for me to |i could |i can |if i could )?(?:just )?(?:cease to exist|stop existing|stop breathing|stop being|not exist|fade away|vanish (?:for|completely)|disappear (?:for|completely)|be dead|slip away)`,
  `(?:can|could|will|should|might|may|to) (?:just |simply |quietly )?(?:disappear|vanish|fade|slip away|sleep|rest)(?: \\w+)? (?:for ?ever|for good)(?: and (?:never|not)| tonight| goodbye)`,
  // the others and me
  `${mourners}(?: will| would| are| is|'s|'re|'d| might| could){0,3}(?: be| do| get| sleep| feel| live)?(?: \\w+)? (?:better|happier|easier|lighter|quieter|simpler|calmer|safer|fine|nicer|freer)(?: off)?(?: place)?(?: \\w+)? (?:without (?:me|you|us)|if (?:i|you) (?:were|was|am|are|disappeared|left|died|stopped))(?! (?:knowing|asking|having|in the (?:meeting|call|chat)))`,
  `${nobody}(?: \\w+)? (?:need|needs|needed|miss|misses|missed|wants|want|loves|love|mourns?|remembers?) (?:me|you)(?: around| here)?(?: any ?more| anyway| at all)?(?= ?[.,!;…]| ?$| if| when| and i)`,
  `(?:(?:${nobody})(?: will| would|'d|'ll| even| ever){0,3} (?:notice|care|mind|cry|know|look for|look|come|ask|find)|(?:who|what) would (?:notice|care|miss|cry))(?: \\w+)? (?:if|when|that|once) (?:i|you)(?:'m|'re| am| are| was| were| had| have|'d)?(?: \\w+)? (?:gone|dead|die[ds]?|disappear(?:ed)?|vanish(?:ed)?|jump(?:ed)?|stop(?:ped)? (?:breathing|existing)|no longer|not here|never|don't wake|not wake|in the river)`,
  `if (?:i|you) (?:don't|do not|never) (?:wake up|come back|make it)(?: \\w+)?[ ,.:…-]{1,3}(?:${nobody}|who)(?: \\w+)? (?:will|would|'ll|'d|is going to)? ?(?:notice|care|miss|mind|cry|know|look)`,
  `(?:end|ending|ended) (?:it|things|everything|myself|my(?: own)? life)(?: all)? (?:tonight|now|for good|once and for all|today|quietly|myself)|(?:put|putting) an end to (?:it all|my life|myself|everything)`,
  `(?:want|need|wish|wanted|needed|make|beg\\w*|pray\\w*)(?: \\w+){0,3} (?:to )?(?:stop|end|be over|go (?:quiet|dark|silent|away)) (?:for good|for ?ever|once and for all)`,
  `(?:pain|voices|thoughts|hurting|emptiness) (?:to |will |would |finally |can )*(?:stop|end|be over|go away|goes away|stops?)(?! (?:in|at|on) the)`,
  `(?:it|this|everything) (?:all )?ends (?:tonight|today|tomorrow|on \\w+|soon)(?: \\w+)?,? (?:and )?(?:so (?:do|will) i|(?:and|with) me)`,
  `(?:no|stopped making|stop making|not making|don't make|do not make|have no|need no|won't need) plans (?:past|after|beyond|for after|later than) (?:tonight|today|tomorrow|the weekend|this (?:week|month|year)|next (?:week|month|year)|christmas|(?:mon|tues|wednes|thurs|fri|satur|sun)day|my birthday)`,
  `(?:sea|river|ocean|lake|water|waves|train|ground|dark(?:ness)?|earth|bridge|night) (?:would|will|'ll|can|could|may|wants to|is going to) (?:take|have|hold|catch|keep|swallow|want) (?:me|you|us)|let the (?:\\w+ )?(?:train|river|sea|tide|pills|traffic|water|bullet) (?:decide|take|have|choose|do the rest)`,
  `${nobody}(?: will| would|'ll|'d)? (?:have|has|need|needs|got) to (?:worry|care|look after|deal with|put up with|pay for|think|bother|carry|clean up)(?: about| for| with| after)? (?:me|you)(?: any ?more| again| ever| after| from)`,
  `(?:saying|said all|say) (?:all )?(?:my|our|the) (?:last |final )?(?:goodbyes|farewells)(?: today| tonight| now| to (?:everyone|you all|the kids|my mother))|(?:tomorrow|next year|christmas|spring|morning|the world|life|the party) (?:comes|will come|can come|goes on|will go on|can go on|happens|arrives)(?: \\w+)? without me`,
  `(?:prettier|lovelier|thinner|happier|lovable|loved|perfect|beautiful|worth more|better)(?: \\w+)? if (?:you|i|she|he) (?:just )?(?:stopped eating|quit eating|ate (?:less|nothing)|didn't eat|never ate|starved)`,
  `(?:once|when|after|now that|if|because|until) (?:i|you)(?:'m| am|'re| are| was| were|'ve been| have been) (?:gone|dead|out of (?:the way|here for good)|no longer (?:here|around))(?! (?:for|to|fishing|on|from|two|three|\\d))`,
  `(?:life|existence|being alive|living|this world|the world)(?: \\w+){0,5} (?:uninstall|quit|delete|log(?:ged|ging)? out|log off|unsubscribe|check(?:ed|ing)? out|opt out|sign off|resign|leave it|a refund)|(?:uninstall|quit|delete|log(?:ging)? out of|unsubscribe from|check(?:ing)? out of|opt(?:ing)? out of|resign(?:ing)? from|done playing) (?:life|existence|living|being alive|this world)`,
  `(?:not|n't|never|don't think|doubt)(?: \\w+){0,4} (?:make it|get|live|last|be here|be around|see|reach)(?: \\w+)? (?:to|till|until|through|past|for)? ?(?:see )?(?:christmas|new year|spring|summer|autumn|winter|(?:my|your|her|his|our) (?:next )?(?:birthday|wedding)|next (?:week|month|year|summer)|tomorrow|the (?:night|morning|end of the (?:week|month|year)))(?! (?:without|before|at|on|in|menu|sale|meeting|email))`,
  `(?:close|shut) (?:my|your) eyes and (?:never|not)|never (?:open|opening) (?:my|your|them|these) (?:eyes|again)`,
  `(?:days?|weeks?|hours|\\d+|proud)(?: \\w+)? (?:without|of not|with no) (?:eating|food|a (?:single )?(?:meal|bite))(?! (?:in|at|on|from|with|cake|sugar|meat))`,
  `(?:sleeping (?:pills|tablets)|a noose|razor ?blades?)(?= ?[.,!;…]| ?$| for (?:dinner|breakfast|one|two|me)| again| and| tonight)`,
  `bought (?:a|the|some) (?:rope|gun|razor|pills)(?:,)? (?:and )?(?:it is |it's |was |it was )?(?:not|never) (?:for|to)`,
  // urging
  `(?:do|doing|did|does)(?: \\w+)? (?:everyone|everybody|us|us all|the world|your family|them|him|her|yourself|the planet|humanity) (?:a|the|one) (?:big |small |huge |last )?favou?r(?: and)?[ ,:]{1,3}(?:just )?(?:die|jump|disappear|end it|vanish|stop breathing|leave|go away|rot|drown|hang)`,
  `(?:die|jump|end it|vanish|disappear|do it|stop breathing)(?: \\w+){0,2}[ ,.!:…-]{1,3}(?:and )?(?:you|it|that|we)(?:'d|'ll| would| will)? (?:be )?(?:do(?:ing)? |a )(?:\\w+ ){0,3}favou?r`,
  `(?:jump|do it|go on|go ahead|let go|step off|drink it|swallow)[ ,.!:…-]{1,3}(?:${nobody}|nothing)(?:'s|'ll|'d| is| will| would| can| here){0,3} (?:stop|hold|catch|care|cry|wait|miss|look)\\w*(?: you| your?)?`,
  `(?:you|i) (?:should|could|might as well|ought to|can) (?:just )?(?:jump|end it|hang|drown|swallow|bleed out|not be here|stop breathing)(?= ?[.,!;…]| ?$)`,
  `(?:end|ending) it all(?! ?:)|tak(?:e|ing) (?:my|your|his|her|their)(?: own)? lives?|(?:commit(?:ting|ted)?|attempt(?:ing|ed)?) suicide|suicid(?:e|al)|self ?-?harm\\w*|kys|unalive\\w*`,
  `(?:jump|step|throw \\w+self)(?:ing|ped|ping|s)? (?:off|from|in front of|under) (?:an? |the |my |your )?(?:bridge|roof|building|balcony|cliff|window|train|bus|tracks|ledge)|play in (?:the )?traffic`,
  `${i} (?:want|wish|deserve|ought|should(?: just)?|need|'d rather)(?: to)? (?:die|be dead|not wake up|not exist)|(?:never|not) (?:been born|wake up again)|go (?:and )?die|just die`,
  `(?:bottles?|how many|too many|all) (?:\\w+ ){0,3}(?:pills|painkillers|tablets)|(?:swallow|take|taking|overdose on|down) (?:all |the whole bottle of |a bottle of )?(?:the |your |my |these |those )?(?:sleeping )?pills|(?:swallow|drink|empty) the (?:whole |entire )?bottle`,
  `(?:slit|cut|open|slash)(?:ting|ing)? (?:your|my|the|his|her) (?:veins?|arms?)|(?:my|your|her|his|the|open|slit|both) wrists|how to disappear completely`,
  // self-injury
  `(?:skip|stop) (?:eating|meals) (?:until|till|for)|starve (?:until|till)`,
  `(?:cutting|bleeding|scratching|burning myself|starving|purging|throwing up|the blade|the razor|my scars)(?: \\w+)? (?:helps|helped|is (?:the only|my only|what)|feels? (?:good|nice|better|like relief)|calms|makes (?:it|the pain|me feel))`,
  `(?:skip|skips|skipping|skipped|no|stop|stopped|without|refusing|miss(?:ing)?) ${meal}(?: \\w+){0,3} (?:until|till|so that|so|and) (?:i|you|she|he|my|your|there|nothing)(?: \\w+){0,3} (?:disappear|vanish|bones?|ribs|thin|thinner|skinny|nothing left|gone|weightless|faint|invisible|fade)`,
  `(?:cut|carve|burn|bleed|scar|starve|hurt|harm|drown|hang|poison|shoot|choke)(?:s|ed|ing|ting|ning)? ${myself}(?! (?:on|off|up|short|in half|out|a slice|a piece|some|another|laughing|with (?:kindness|coffee)|in (?:the|my|your|a|work|emails?|tea|paper|the foot)))`,
])

/** Faint ideas: each is harmless alone. */
const means = anyPhrase([
  '(?:the|a) knife',
  height,
  rail,
  toxin,
  blade,
  tie,
  gun,
  'exhaust pipe',
  'stones in (?:my|your) pockets',
  'the river',
])
const pull = anyPhrase([
  `(?:looks?|looking|seems?|sounds?|feels?) (?:\\w+ )?(?:nice|good|tempting|inviting|pretty|soft|friendly|peaceful|easy|welcoming|kind|near|high enough)`,
  'calls? (?:me|to me|my name)|calling (?:me|my name|to me)|(?:says?|saying|whispers?|whispering|knows?) my name|(?:is|it is)(?: w+)? quiet|is calling|invites? me|tempt(?:s|ing)|waiting for me|with my name on it|high enough|deep enough|strong enough',
  'problems? solved|solves? (?:everything|it all|all)|(?:is|are) the (?:answer|solution|way out|exit|cure)|way out|quick and painless|painless|(?:the )?quiet (?:come|comes|again|at last)|glass of water|one by one|one step|no way back',
  'enough (?:pills|tablets|painkillers)|(?:saved|saving) up|counted (?:them|the)|the whole (?:box|bottle|pack)|all of them at once|every last one|handful',
  'step(?:ped|s|ping)? (?:off|over)|jump(?:s|ed|ing)?|lean(?:ed|ing)? (?:over|forward)|let(?:ting)? go|the edge|over the (?:edge|railing)|lie down on|walk(?:ing|ed)? into',
  'the (?:bath|tub|water) is (?:warm|running|ready|full|hot)|warm bath|(?:in|from) the (?:garage|attic|ceiling|rafters|beam)|vodka|whisk(?:e)?y|bourbon|bedside',
])
const ending = anyPhrase([
  '(?:one|a|the|my|your) (?:last|final|long|very last) (?:nap|sleep|rest|walk|swim|time|look|drink|night|trip|goodnight|bath)|forever|for ever|for good|tonight|peace at last|at peace',
  "no more (?:me|pain|mornings)|never come back|not coming back|no return|one way|won't need|will not need",
])
const farewell = anyPhrase([
  '(?<=^|[.!;:…?] ?)(?:so |well,? )?(?:goodbye|good bye|farewell|adieu)(?:,? (?:everyone|everybody|all|world|forever|my loves?|cruel world))?(?=[.!…]*$)',
  '(?:sorry|forgive me|i love you all|take care of (?:each other|them|her|him|mum|mom|dad|the kids))(?=[.!…]*$)',
])
const arranging = anyPhrase([
  '(?:wrote|written|writing|left|leaving|posted|sealed)(?: \\w+){0,4} (?:letters?|notes?|envelopes?)',
  '(?:made|making|have made) (?:the |my |all )?arrangements|(?:given|gave|giving|give) (?:\\w+ ){0,3}away|my (?:will|passwords?|funeral)|new home|my affairs|paid (?:for )?(?:my|the) funeral',
])
const givingUp = anyPhrase([
  "(?:can't|cannot|can not) (?:do this|go on|take (?:it|this)|keep going|fight)(?: any ?more| any longer)?|(?:i|i've) (?:give|gave|given) up(?= ?[.,!;…]| ?$)|(?:it|this) is(?: all)? too much|i'm (?:so )?tired|no strength left|no point",
])

/** Harmless company: things that speak, errands, sports, animals. A faint idea beside one of these is a joke. */
const harmless = anyPhrase([
  '(?:said|says|asked|asks|replied|thought|whispered|announced|sighed|wrote|writes|according to) (?:the|a|an|my|our|your|every) \\p{L}+',
  anyOf`
    cats?, dogs?, vets?, cheese, hamster, plants?, doctor, prescription, vitamins?, headache, migraine, hay ?fever, allerg\w+, cold and flu,
    boats?, sail\w*, climb\w*, tow, tug of war, skipping rope, jump rope, bungee, parachute, pool, diving, trampoline, swimming,
    toll, traffic, closed, roadworks, commut\w+, tickets?, delay\w*, late, luggage, suitcase, conductor, timetable, announcement, vending,
    dentist, tooth, teeth, card game, loose, guitar, nose,
    shav\w+, beard, stubble, moustache, legs, barber, lawn ?mower, grass, skates?, skating, saw, fan, helicopter, wipers?, grill,
    cakes?, bread, onions?, cooking, kitchen, photos?, selfies?, tourist, guidebook, postcard, pigeons?, satellite, tiles?, leak\w*, party, brunch, barbecue,
    gym, boss, job, office, e-?mails?, meeting, resign\w*, notice, coffee, wi-?fi, printer, laptop, phone, spreadsheet, diet, chocolate, crisps, sofa, couch,
    snooze, alarm, monday, weekend, saturday, sunday, holiday`,
])

/** True where words hint at suicide or self-injury, or urge somebody to it. */
export function hintsAtSelfHarm(folded: string): boolean {
  if (plain.test(folded)) return !isLight.test(folded)
  return joinsFaintIdeas(folded) && !harmless.test(folded)
}

/** Plain ideas that a speaking thing or a named trifle turns into a joke. */
const isLight =
  /(?:said|says|asked|replied|thought|sighed) (?:the|a|an|my|our) |snooze|alarm|monday|laptop|printer/

function joinsFaintIdeas(line: string): boolean {
  const has = (...ideas: RegExp[]) => ideas.some((idea) => idea.test(line))
  return (
    (has(means) && has(pull, ending, farewell, givingUp)) ||
    (has(farewell) && has(arranging, givingUp, ending)) ||
    (has(ending) && has(givingUp, arranging))
  )
}
