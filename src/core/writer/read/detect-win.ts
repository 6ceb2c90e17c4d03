import { anyOf, either, wholeWords } from '../../text/pattern'

const certificates = anyOf`
  degree, licen[cs]e, badge, certificate, belt, diploma, citizenship, keys, driving test, g(?:ed|cses?), a-?levels, phd, masters`

/** Deeds that people tell of because they went well, in the past tense. */
const deeds = anyOf`
  assembled, built, coded, crocheted, designed, drew, fitted, folded, hand ?made, knitted, made, painted, sewed, stitched,
  baked, brewed, cooked, grew, harvested, planted,
  debugged, decoded, figured out, fixed, identified, installed, mended, merged, repaired, restored, shipped, solved,
  spotted, unclogged, unlocked, welded, wired, changed (?:a|the|my) (?:tyre|tire|duvet),
  cleaned out, cleared, hung, organi[sz]ed, removed, sorted, washed,
  beat, bench ?pressed, benched, biked, climbed, crossed, cycled, danced, hit, lifted, outran, ran, rode, rolled, scored,
  speedran, swam, walked, won, broke (?:my|the) (?:own )?(?:record|pb), lost (?:\d+|\w+) (?:pounds|lbs?|kilos|kg|stone),
  guessed, learned, learnt, mastered, passed, read, recited, remembered, spelled, spelt, traced, translated, typed, wrote,
  performed, played, published, ranked, sang,
  cured, fostered, helped, raised, rescued, tamed, taught, trained,
  asked out, convinced, donated, haggled, negotiated, outsmarted, served \d+, sold, talked,
  booked, caught, delivered, earned, managed, paid off, parallel parked, parked, quit, resisted, reversed, saved, stayed,
  stood up, survived, did (?:it|the|my|a|\d+), finished, finally got, (?:finally )?landed, found (?:an?|the|my|some|\d\S*),
  held (?:a|the), kept, nailed, pulled off,
  got (?:the last|all|every|top|full|first|into|through|my (?:\w+ )?${certificates}),
  got (?:all|both|every) \w+ (?:\w+ )?(?:asleep|done|home)`

const people = anyOf`
  kid, kids, son, daughter, toddler, baby, mum, mom, dad, gran, grandma, grandad, grandpa, nan, sister, brother, niece,
  nephew, wife, husband, partner,
  class, team, under ?\d+s?, students?, pupils, band, choir, friend, crew, club, dog, puppy, cat`
const subject = anyOf`i, we, i've, we've, i have, (?:my|our) (?:\w+ )?${people}, dad, mum, mom, grandma, gran, grandpa`
const opening = anyOf`so, and, well,?, ok(?:ay)?,?, today,?, yesterday,?, this (?:morning|week|year),?, last (?:night|week),?`
const adverb = anyOf`just, finally, actually, officially, successfully, somehow, single-handedly, proudly`

/** A deed of the narrator, who may be left out, or of somebody close. */
const achieved = new RegExp(String.raw`^(?:${opening} )?(?:${subject} )?(?:${adverb} )?${deeds}\b`)

const marks = anyOf`
  (?:got|scored|made) (?:an? a\b|\d+ ?%|\d+ (?:in|on|out of)\b|full marks|top marks), 100 ?%, all by \d, personal best,
  new record, record time, first place, took (?:1st|first|2nd|second|3rd|third)\b, (?:1st|first) prize, gold (?:medal|star),
  came (?:home )?(?:in )?(?:first|1st|second|2nd|third|3rd)\b, top of (?:the|my|our) (?:class|list|league|group),
  employee of the (?:month|year), before my (?:sister|brother|neighbou?r|boss|dad|mum|mom)\w*`
const smallWins = anyOf`
  slept (?:\w+ hours|through|all night|like a), (?:woke|got|was) up before (?:my|the) (?:alarm|kids?),
  in (?:under|less than) \w+ (?:second|minute|hour|day)s?, in one (?:go|trip), first (?:try|attempt|stick),
  (?:on|at) the first (?:try|attempt|go|stick), nobody threw up, read me, put (?:his|her|their) hand up, owes? me,
  (?:so|too) (?:sharp|good|clean|neat) (?:it|that)`
const triumphs = anyOf`
  but (?:i|we) (?:did it|made it|landed|finished|passed|won|nailed), nailed it, crushed it, aced (?:it|my|the|our),
  smashed (?:it|my|the), years old and i, undefeated, unbeaten,
  hat trick, home run, hole in one, half court, buzzer, \d+ pointer, checkmate, clean sheet, podium finish,
  nothing broke, no accidents, no mistakes, zero (?:mistakes|errors|complaints|bugs),
  not a single (?:mistake|error|complaint|drop|spill|bug),
  \d+ \w+ (?:out of|from) [\w ]{3,30} for (?:only |just )?(?:\d+ (?:bucks|dollars|euros?|quid|pounds|cents|p)|free)`
const superlatives = anyOf`highest, fastest, longest, tallest, biggest, cleanest, straightest, best`
const scopes = anyOf`in (?:the|my|our), of (?:the|my|our), so far, yet, ever, i have ever, i've ever`
const praise = anyOf`
  standing ovation, applause, applauded, clapped, cheered, thanked me, said well done, (?:got|been|was) upgraded,
  asked (?:me for (?:the|my)|for my) (?:recipe|autograph), asked for seconds,
  (?<!not (?:as|exactly) )(?:a|the) compliment, complimented,
  said (?:i|it) (?:was|looked) (?:the best|great|amazing|perfect|good), called (?:me|it) (?:a genius|perfect|the best)`
const skill = anyOf`
  without (?:a single|any|looking|crying|help|asking|stopping|burning|a (?:map|recipe|manual|mistake|spill)|spilling|once),
  got thr(?:ough|u) .{3,60} (?:without|w\/o), haven'?t (?:bitten|smoked|vaped|sworn|drunk|had a drink|been late),
  all by (?:myself|himself|herself|themselves), on my own, single-?handed(?:ly)?, voluntarily, unprompted, unassisted,
  ahead of (?:time|schedule), under budget, on time for once, with \w+ minutes left`
const span = anyOf`days?, weeks?, months?, years?`
const streaks = anyOf`
  \w+ ${span} (?:in a row|straight|sober|clean|smoke-?free), streak, still (?:alive|standing|green|going strong)`
const boasts = anyOf`
  even the \w+ (?:looked up|smiled|laughed|nodded|asked|noticed|clapped|approved), i have (?:witnesses|proof|pictures),
  named after me, (?:is|are) (?:printing|publishing) my, (?:mum|mom|dad|teacher|boss) of the y(?:ea)?r,
  all figured out, cry figured out, for the record, i would like it noted, let it be noted, no big deal, not to brag,
  humble ?brag, proud of (?:me|myself|us|him|her|them|it), so proud, best day, life goal, level up,
  promoted, got (?:the|a) (?:job|raise|promotion), got in, said yes, passed (?:my|the|his|her|on), graduated,
  won (?:the|a|an|my|our|us|their|his|her|first|at|something)`

/** Phrases that only a proud narrator adds. */
const proud = either(
  wholeWords(anyOf`${marks}, ${smallWins}`),
  wholeWords(triumphs),
  wholeWords(String.raw`${superlatives} \w+(?: \w+)? ${scopes}`),
  wholeWords(praise),
  wholeWords(skill),
  wholeWords(String.raw`\d+ ${span} (?:no|without|of not|off)`),
  wholeWords(streaks),
  wholeWords(boasts),
)

const mishaps = anyOf`
  flood\w*, flooded, warning, nothing(?! broke), wrong, fail(?:ed|s|ing)?, broke(?:n)?(?! (?:my|the) (?:own )?(?:record|pb)),
  crash(?:ed|es)?, los(?:t|ing)(?! (?:\d+|\w+) (?:pounds|lbs?|kilos|kg|stone)), missed, forgot(?:ten)?, spilled, spilt,
  fell, dropped, burn(?:t|ed), deleted, locked (?:me|my|us|out), stole, stolen, ruined, late\b, stuck, cancel\w+,
  sick, cramps, in pain, aches?, aching, died, dead,
  rent, fined, (?:sent|gave|got|me) (?:me )?a fine, fines? (?:for|because|of), fired,
  (?:nobody|no one) (?:came|turned|showed|tipped|helped|told|asked|listens?), ignored, refus\w+, reject\w+, dumped, ghosted,
  lonel\w+, (?:single|no|any) friends?, (?:home|left|sat|sitting|ate|eating|all|still|here) alone,
  hate, hates, hated, cried, crying(?! with)`
const reversals = anyOf`
  turns out, rain(?:s|ed|ing), instead, unfortunately, by accident, accidentally, by mistake, to the wrong, and then, only to,
  too (?:late|early|small|big|short|long|hot|cold), for nothing, never again, again, i'?m still the, still the one,
  still (?:mud|broken|missing|waiting|empty|leaks?|in the box), still (?:not|waiting|don't|doesn't|can't|no),
  (?:took|knocked) \w+(?: \w+){1,3} off (?:my|the|a), (?:scratched|dented|reversed into|drove into), went (?:off|out|down),
  woke, bit me, escaped, threw, blamed, laughed at, fainted`

/** Bad news, which spoils whatever was achieved before. */
const spoilt = either(wholeWords(mishaps), wholeWords(reversals))

const doneTo = anyOf`ate, clicked, took, stole, hid, chewed, dug, sold, pulled, blamed, replied, sent, was, were, is`
const stillGood = anyOf`fits, works?, worked, held, holds, ran, runs, shows, was (?:perfect|great|good)`

/** A further sentence, or a clause with another subject: by its end the news may have turned. */
const goesOn = either(
  /[.!?]\s+\S+\s+\S+\s+\S/,
  new RegExp(
    String.raw`\b(?:and|but|while|then|until|when) (?:it (?!${stillGood})|(?:they|he|she|now|still|nobody) )`,
  ),
  new RegExp(String.raw`(?:\band|,) (?:the|a|an|my|our) (?:\w+ ){1,2}${doneTo}\b`),
)

const averted = anyOf`
  threw up, broke(?:\. nothing)?, cried, died, got hurt, got lost, noticed, burned, burnt, crashed, complained, fell,
  exploded, leaked`

/** Trouble that did not come. */
const without = new RegExp(
  String.raw`\b${anyOf`
    instead of the other way (?:round|around), (?:woke|got|was) up before (?:my|the) \w+, nothing(?= broke),
    without (?:a single|any|\w+ing)(?: \w+){0,3}, with(?: absolutely)? no \w+, (?:nobody|no one|nothing) ${averted}`}`,
  'g',
)

/** Trouble that is over: "last year I failed it" makes the mark of today better. */
const past =
  /\b(?:last (?:year|month|week|time|term)|used to|back then|before that|a year ago) (?:i |we )?\w+(?: \w+)?/g

/** True if an English text has bad news, apart from trouble that did not come or is over. */
export function isSpoilt(text: string): boolean {
  const said = text.toLowerCase().replaceAll('’', "'")
  return spoilt.test(said.replace(without, ' ').replace(past, ' '))
}

/** True if an English text tells of a success or a boast, however small; in any case of letters. */
export function isWin(text: string): boolean {
  const said = text.toLowerCase().replaceAll('’', "'")
  if (/\?\s*$/.test(said) || isSpoilt(text)) return false
  const isProud = proud.test(said)
  // A later clause may turn the deed around: "planted 300 leeks and the deer ate them".
  return isProud || (achieved.test(said) && !goesOn.test(said))
}
