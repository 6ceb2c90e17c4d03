import { either } from '../../text/pattern'

/** Deeds that one tells of because they went well, in the past. */
const deed =
  'asked out|assembled|baked|beat|bench ?pressed|benched|biked|booked|broke (?:my|the) (?:own )?(?:record|pb)|brewed|built|caught|changed (?:a|the|my) (?:tyre|tire|duvet)|cleaned out|cleared|climbed|coded|convinced|cooked|crocheted|crossed|cured|cycled|danced|debugged|decoded|delivered|designed|donated|did (?:it|the|my|a|\\d+)|drew|earned|figured out|finally got|finished|fitted|fixed|folded|found (?:an?|the|my|some|\\d\\S*)|fostered|got (?:the last|all|every|top|full|first|into|through|my (?:\\w+ )?(?:degree|licen[cs]e|badge|certificate|belt|diploma|citizenship|keys|driving test|g(?:ed|cses?)|a-?levels|phd|masters))|grew|guessed|haggled|hand ?made|held (?:a|the)|harvested|helped|hit|hung|identified|installed|kept|knitted|(?:finally )?landed|learned|learnt|lifted|lost (?:\\d+|\\w+) (?:pounds|lbs?|kilos|kg|stone)|made|got (?:all|both|every) \\w+ (?:\\w+ )?(?:asleep|done|home)|managed|mastered|mended|merged|nailed|negotiated|organi[sz]ed|outran|outsmarted|paid off|painted|parallel parked|parked|passed|performed|planted|played|published|pulled off|quit|ran|ranked|raised|read|recited|remembered|removed|repaired|rescued|resisted|restored|reversed|rode|rolled|sang|saved|served \\d+|scored|sewed|shipped|sold|solved|sorted|spelled|spelt|speedran|spotted|stayed|stitched|stood up|survived|swam|talked|taught|tamed|traced|trained|translated|typed|unclogged|unlocked|walked|washed|welded|wired|won|wrote'

/** The one who tells leaves itself out, or is me, us, or somebody close. */
const told =
  "^(?:so |and |well,? |ok(?:ay)?,? |today,? |yesterday,? |this (?:morning|week|year),? |last (?:night|week),? )?(?:(?:i|we|i've|we've|i have|(?:my|our) (?:\\w+ )?(?:kid|kids|son|daughter|toddler|baby|class|team|students?|pupils|band|choir|dog|puppy|cat|mum|mom|dad|gran|grandma|grandad|grandpa|nan|sister|brother|niece|nephew|wife|husband|partner|friend|crew|club)|dad|mum|mom|grandma|gran|grandpa) )?(?:(?:just|finally|actually|officially|successfully|somehow|single-handedly|proudly) )?"

const achieved = new RegExp(`${told}(?:${deed})\\b`)

/** What only somebody proud adds. */
const proud = either(
  /\b(?:(?:got|scored|made) (?:an? a\b|\d+ ?%|\d+ (?:in|on|out of)\b|full marks|top marks)|slept (?:\w+ hours|through|all night|like a)|(?:woke|got|was) up before (?:my|the) (?:alarm|kids?)|in (?:under|less than) \w+ (?:second|minute|hour|day)s?|employee of the (?:month|year)|nobody threw up|100 ?%|read me|put (?:his|her|their) hand up|in one (?:go|trip)|first (?:try|attempt|stick)|(?:on|at) the first (?:try|attempt|go|stick)|before my (?:sister|brother|neighbou?r|boss|dad|mum|mom)\w*|owes? me|all by \d|personal best|(?:so|too) (?:sharp|good|clean|neat) (?:it|that)|new record|record time|first place|took (?:1st|first|2nd|second|3rd|third)\b|came (?:home )?(?:in )?(?:first|1st|second|2nd|third|3rd)\b|(?:1st|first) prize|gold (?:medal|star)|top of (?:the|my|our) (?:class|list|league|group))\b/,
  /\b(?:but (?:i|we) (?:did it|made it|landed|finished|passed|won|nailed)|nailed it|crushed it|aced (?:it|my|the|our)|smashed (?:it|my|the)|years old and i|undefeated|unbeaten|nothing broke|no accidents|hat trick|home run|hole in one|half court|buzzer|\d+ pointer|checkmate|clean sheet|podium finish|zero (?:mistakes|errors|complaints|bugs)|\d+ \w+ (?:out of|from) [\w ]{3,30} for (?:only |just )?(?:\d+ (?:bucks|dollars|euros?|quid|pounds|cents|p)|free)|no mistakes|not a single (?:mistake|error|complaint|drop|spill|bug))\b/,
  /\b(?:highest|fastest|longest|tallest|biggest|cleanest|straightest|best) \w+(?: \w+)? (?:in (?:the|my|our)|of (?:the|my|our)|so far|yet|ever|i have ever|i've ever)\b/,
  /\b(?:standing ovation|applause|applauded|clapped|cheered|asked (?:me for (?:the|my)|for my) (?:recipe|autograph)|asked for seconds|(?<!not (?:as|exactly) )(?:a|the) compliment|complimented|(?:got|been|was) upgraded|thanked me|said well done|said (?:i|it) (?:was|looked) (?:the best|great|amazing|perfect|good)|called (?:me|it) (?:a genius|perfect|the best))\b/,
  /\b(?:without (?:a single|any|looking|crying|help|asking|stopping|burning|a (?:map|recipe|manual|mistake|spill)|spilling|once)|got thr(?:ough|u) .{3,60} (?:without|w\/o)|haven'?t (?:bitten|smoked|vaped|sworn|drunk|had a drink|been late)|all by (?:myself|himself|herself|themselves)|on my own|single-?handed(?:ly)?|voluntarily|unprompted|unassisted|ahead of (?:time|schedule)|under budget|on time for once|with \w+ minutes left)\b/,
  /\b\d+ (?:days?|weeks?|months?|years?) (?:no|without|of not|off)\b|\b(?:\w+ (?:days?|weeks?|months?|years?) (?:in a row|straight|sober|clean|smoke-?free)|streak|still (?:alive|standing|green|going strong))\b/,
  /\b(?:even the \w+ (?:looked up|smiled|laughed|nodded|asked|noticed|clapped|approved)|i have (?:witnesses|proof|pictures)|named after me|(?:is|are) (?:printing|publishing) my|(?:mum|mom|dad|teacher|boss) of the y(?:ea)?r|all figured out|cry figured out|for the record|i would like it noted|let it be noted|no big deal|not to brag|humble ?brag|proud of (?:me|myself|us|him|her|them|it)|so proud|best day|life goal|level up|promoted|got (?:the|a) (?:job|raise|promotion)|got in|said yes|passed (?:my|the|his|her|on)|graduated|won (?:the|a|an|my|our|us|first|at|something))\b/,
)

/** News that spoils it, whatever was achieved before. */
const spoilt = either(
  /\b(?:flood\w*|warning|nothing(?! broke)|(?:nobody|no one) (?:came|turned|showed|tipped|helped|told|asked|listens?)|rent|wrong|fail(?:ed|s|ing)?|broke(?:n)?(?! (?:my|the) (?:own )?(?:record|pb))|crash(?:ed|es)?|los(?:t|ing)(?! (?:\d+|\w+) (?:pounds|lbs?|kilos|kg|stone))|missed|forgot(?:ten)?|spilled|spilt|fell|dropped|burn(?:t|ed)|deleted|locked (?:me|my|us|out)|stole|stolen|ruined|flooded|late\b|lonel\w+|(?:single|no|any) friends?|stuck|sick|hate|hates|hated|cramps|in pain|aches?|aching|cried|crying(?! with)|(?:home|left|sat|sitting|ate|eating|all|still|here) alone|cancel\w+|refus\w+|reject\w+|ignored|fined|(?:sent|gave|got|me) (?:me )?a fine|fines? (?:for|because|of)|fired|dumped|ghosted|died|dead)\b/,
  /\b(?:turns out|rain(?:s|ed|ing)|instead|unfortunately|by accident|accidentally|by mistake|to the wrong|and then|only to|too (?:late|early|small|big|short|long|hot|cold)|for nothing|never again|still (?:mud|broken|missing|waiting|empty|leaks?|in the box)|i'?m still the|still the one|(?:took|knocked) \w+(?: \w+){1,3} off (?:my|the|a)|(?:scratched|dented|reversed into|drove into)|went (?:off|out|down)|woke|bit me|escaped|threw|blamed|laughed at|fainted|still (?:not|waiting|don't|doesn't|can't|no)|again)\b/,
)

/** Another sentence, or a clause that begins with somebody else: by then it may have turned. */
const goesOn =
  /[.!?]\s+\S+\s+\S+\s+\S|\b(?:and|but|while|then|until|when) (?:it (?!fits|works?|worked|held|holds|ran|runs|shows|was (?:perfect|great|good))|(?:they|he|she|now|still|nobody) )|(?:\band|,) (?:the|a|an|my|our) (?:\w+ ){1,2}(?:ate|clicked|took|stole|hid|chewed|dug|sold|pulled|blamed|replied|sent|was|were|is)\b/

/** Trouble that did not come. */
const without =
  /\b(?:instead of the other way (?:round|around)|(?:woke|got|was) up before (?:my|the) \w+|nothing(?= broke)|without (?:a single|any|\w+ing)(?: \w+){0,3}|with(?: absolutely)? no \w+|(?:nobody|no one|nothing) (?:threw up|broke(?:\. nothing)?|cried|died|got hurt|got lost|noticed|burned|burnt|crashed|complained|fell|exploded|leaked))/g

/** What was bad is over: "last year I failed it" makes the mark of today better. */
const past =
  /\b(?:last (?:year|month|week|time|term)|used to|back then|before that|a year ago) (?:i |we )?\w+(?: \w+)?/g

/** Whether some news in it is bad, apart from troubles that did not come or are over. English. */
export function isSpoilt(text: string): boolean {
  const said = text.toLowerCase().replaceAll('’', "'")
  return spoilt.test(said.replace(without, ' ').replace(past, ' '))
}

/** Whether somebody tells of what went well: a success, a boast, however small. English, lower or upper case. */
export function isWin(text: string): boolean {
  const said = text.toLowerCase().replaceAll('’', "'")
  if (/\?\s*$/.test(said) || isSpoilt(text)) return false
  const isProud = proud.test(said)
  // What follows a deed may turn it around: "planted 300 leeks and the deer ate them".
  return isProud || (achieved.test(said) && !goesOn.test(said))
}
