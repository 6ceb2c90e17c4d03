import { anyOf } from '../../text/pattern'
import { withoutIdioms } from '../idioms'
import { anyPhrase } from './any-phrase'

/**
 * Words that mean harm when they stand in one caption, in whatever order: a word of contempt or violence beside a person.
 * Wider than phrases, and right because jokes about things seldom need either word. Folded text.
 */

const person = anyPhrase([
  anyOf`
    you, your, yours, you're, you've, u, he, him, his, he's, she, her, hers, she's, they, them, their, they're,
    (?:this |that |some )?(?:wom[ae]n|lady|girl|guy), girls, boys, men, (?:my|your|his|her|our|the|their) (?:co-?worker|colleague|boss|manager|neighbou?r|wife|husband|ex|sister|brother|mother|father|mum|mom|dad|son|daughter|teacher|kids?|children|friends?|parents|landlord|roommate|mother-in-law|intern|client)s?`,
])
const contempt = anyPhrase([
  anyOf`
    pathetic, fatter, fattest, fatso, fatty, obese, dumb(?:er|est)?, stupid(?:er|est)?, stupidity, ugl(?:y|ier|iest), losers?, idiots?, idiotic, morons?, moronic, imbeciles?, cretins?, halfwits?, dimwits?, simpletons?,
    brainless, brain-?dead, worthless, disgusting, repulsive, repulses?, hideous, revolting, scum, vermin, subhuman, whore, sluts?, slutty, bitch\w*, cunt, bastards?, retard\w*, inbred, degenerate, freaks?, pervert\w*, creeps?,
    unlovable, unwanted, despises?, loathes?, (?:embarrassed|ashamed) (?:of|by|to be (?:seen|related))`,
])
const violence = anyPhrase([
  anyOf`
    strangl(?:e|ed|ing), chok(?:e|ed|ing), stab(?:bed|bing)?, slapp?(?:ed|ing)?, punch(?:ed|ing)?, slit, (?:shoot|shot) (?:you|him|her|them|this|that|my), kill(?:ed|ing)?, murder(?:ed|ing), smother(?:ed|ing)?, lynch(?:ed)?, rap(?:e|ed|ing), behead(?:ed)?,
    run (?:\w+ ){1,3}over, burn in hell, rot in hell, go to hell, bleed out, hang(?:ed)? (?:him|her|them|you), drown(?:ed)? (?:him|her|them|you)`,
  `(?:break|broke|smash|crack|snap|rearrange|knock out) (?:your|his|her|their) (?:nose|jaw|neck|arms?|legs?|fingers?|teeth|face|skull|bones?|ribs?|knees?|kneecaps)`,
])
/** Affection, cameras, coffee and games. */
const harmless = anyPhrase([
  anyOf`
    beautiful idiot, lovable idiot, lovely idiot, sweet idiot, my idiot, happy idiot, big idiot of mine, ugly (?:sweater|jumper|cry\w*|lamp|vase|dog|cake|couch|sofa|toe|carpet|chair), stupid (?:printer|zip|phone|question|door|machine|app|shelf|alarm|drawer|meeting|bike|car|hat|song|game),
    wedding, photos?, pictures?, film, camera, video, selfies?, lens, espresso, shot glass, (?:flu|a|her|his|the|their) shots?, vodka, basketball, goal, hoops, arrows?,
    murder mystery, murder board, podcast, series, novel, detective, karaoke, monopoly, chess, scrabble, the vibe, the mood, bass, bees?, wasps?, mosquito\w*, spiders?, moths?, flies, weeds?, plants?, cactus, basil, sourdough, battery, laptop, printer, process\w*, branch, server, threads?`,
])

/** True where contempt stands beside a person. */
export function sneersAtSomebody(folded: string): boolean {
  return contempt.test(folded) && person.test(folded) && !harmless.test(folded)
}

/** True where violence stands beside a person, and in no figure of speech. */
export function isViolent(folded: string): boolean {
  if (!violence.test(folded)) return false
  const meant = withoutIdioms(folded)
  return violence.test(meant) && person.test(meant) && !harmless.test(meant)
}
