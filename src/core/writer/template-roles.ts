import type { Reading, Relation } from './reading'

/**
 * What a picture can do with words that it was not made for, as readers judged it (docs/ratings): most pictures need
 * a noun, a plan or a culprit in their places, and make no sense with a whole sentence there.
 */

const named = (names: string): ReadonlySet<string> =>
  new Set(names.split(/\s+/).flatMap((name) => [name, `${name}-loop`]))

/** Somebody says, thinks or shows a whole sentence, or stands in the middle of it. */
const showsSentences = named(
  `calm-outside calm-in-chaos 3am-brain museum-piece the-presentation line-goes-up line-goes-down mental-maths
  party-corner not-my-job domino-chain tiny-trophy victory-dance town-crier campfire-story news-desk cave-wall
  plane-banner crystal-ball
  bedtime-book the-couch`,
)

/** Somebody deals with whatever stands above: chooses, reacts, goes on about it. */
const answersAnything = named(
  `big-ideas fork-in-road two-buttons nope-yep before-after iceberg debate-table certificate tug-of-war monday-friday
  missed-target shoulder-advice side-glance ok-better-best 3am-brain calm-outside tab-hoarder expectation-reality
  epic-agreement looming-clock line-goes-up calm-in-chaos museum-piece`,
)

/** One thing after the other, whatever follows from it. */
const tellsSteps = named('slow-zoom the-penny-drops big-ideas iceberg')
/** Somebody answers somebody. */
const tellsDialogues = named(
  'calm-in-chaos too-late-bulb slow-zoom the-penny-drops before-after lion-and-kitten',
)
/** Somebody does something instead of answering. */
const tellsActs = named('slow-zoom the-penny-drops before-after')
/** Things side by side, the last one the odd one out. */
const tellsLists = named('big-ideas the-penny-drops')

/**
 * How readers took pictures that hold the whole text in one place, as a share of the fit: 6,000 memes were judged good,
 * flat or broken (docs/ratings). Pictures that are not here stood in the middle.
 */
const esteemInSlot: Readonly<Record<string, number>> = {
  'crystal-ball': 0.01,
  'plane-banner': 0.01,
  'bedtime-book': 0.01,
  'the-couch': 0.01,
  'cave-wall': 0.01,
  'news-desk': 0.01,
  'campfire-story': 0.01,
  'town-crier': 0.01,
  'the-presentation': 0.15,
  'calm-outside': 0.11,
  'the-penny-drops': 0.05,
  'calm-in-chaos': 0.07,
  'ok-better-best': 0.06,
  'slow-zoom': 0.06,
  'line-goes-up': 0.02,
  unmasked: 0.05,
  'online-offline': -0.05,
  '3am-brain': -0.01,
  'bailing-boat': -0.01,
  'line-goes-down': -0.02,
  'nope-yep': -0.02,
  'museum-piece': -0.04,
  'before-after': -0.05,
  'house-of-cards': -0.12,
  iceberg: -0.06,
  'lion-and-kitten': -0.06,
  'monday-friday': -0.06,
  'all-green': -0.07,
  'final-boss': -0.18,
  'tiny-trophy': -0.07,
  'weather-map': -0.2,
  'not-my-job': -0.08,
  'unfair-scales': -0.08,
  podium: -0.09,
  'shoulder-advice': -0.16,
  'big-ideas': -0.1,
  'domino-chain': -0.1,
  'tiny-umbrella': -0.1,
  'tug-of-war': -0.1,
  'worst-suggestion': -0.14,
  certificate: -0.16,
  'grand-entrance': -0.12,
  'box-in-a-box': -0.13,
  'too-late-bulb': -0.17,
  'clown-steps': -0.14,
  'expectation-reality': -0.17,
  'mental-maths': -0.18,
  'rabbit-hole': -0.2,
  'silent-shield': -0.2,
  'under-the-rug': -0.2,
  'side-glance': -0.21,
  'outrunning-it': -0.22,
  'how-they-see-it': -0.24,
  'the-long-queue': -0.3,
  'head-in-hole': -0.4,
}

/** The same for pictures that answer a text above them. */
const esteemUnderHeader: Readonly<Record<string, number>> = {
  'hero-villain': -0.2,
  'calm-outside': 0.08,
  'calm-in-chaos': 0.06,
  'monday-friday': 0.04,
  'big-ideas': 0.02,
  'all-green': -0.01,
  'two-buttons': -0.08,
  'debate-table': -0.08,
  '3am-brain': -0.05,
  'box-in-a-box': -0.05,
  'tiny-trophy': -0.06,
  'house-of-cards': -0.07,
  'nope-yep': -0.07,
  'ok-better-best': -0.15,
  signpost: -0.2,
  iceberg: -0.1,
  podium: -0.1,
  'three-wise-avoiders': -0.25,
  'epic-agreement': -0.11,
  'fork-in-road': -0.12,
  'shoulder-advice': -0.12,
  'clown-steps': -0.2,
  'the-penny-drops': -0.14,
  'spot-the-difference': -0.19,
  'endless-list': -0.25,
  'final-boss': -0.2,
  'group-hug': -0.2,
  'obvious-trap': -0.2,
  'string-board': -0.2,
  'unfair-scales': -0.2,
  unmasked: -0.2,
  'bailing-boat': -0.24,
  'looming-clock': -0.24,
  'missing-plank': -0.26,
  'tug-of-war': -0.26,
  'cart-of-nonsense': -0.4,
}

/** What our lines gain or lose on a picture, by where the user's text stands. */
export function esteemOf(templateName: string, isInSlot: boolean): number {
  return (isInSlot ? esteemInSlot : esteemUnderHeader)[templateName.replace(/-loop$/, '')] ?? 0
}

/** The sentence is told, shown or read to somebody, and how they take it is the joke. */
const tellsToAudience = named(
  `the-presentation museum-piece town-crier campfire-story news-desk cave-wall the-couch bedtime-book plane-banner
  crystal-ball`,
)

/** Whether the picture's joke is how somebody hears the text. */
export function hasAudience(templateName: string): boolean {
  return tellsToAudience.has(templateName)
}

/** A table with a sign: for what is claimed of everybody, not for what happened to somebody. */
const showsClaims = named('debate-table')

const claim =
  /^(?:you (?:can't|can|should|don't|never|cannot)|nobody|no one|everyone|everybody|everything|most|people|all|adults?|the best|the worst|there (?:is|are) (?:no|nothing)|it's (?:okay|ok|fine) to|being|having|life|today|kids)\b|\b(?:should(?:n't)?|must|ought to|belongs?|is better|are better|overrated|underrated|is just|are just|is the new|counts as)\b/i

/** Whether the whole sentence may stand in one of the picture's places. */
export function maySaySentence(templateName: string, text: string): boolean {
  return (
    showsSentences.has(templateName) || (showsClaims.has(templateName) && claim.test(text.replace(/’/g, "'")))
  )
}

/** A cup for a deed: nothing was won by asking or by saying something. */
const honoursDeeds = named('tiny-trophy podium')

/** A small cup would belittle it. */
const isBigDeed =
  /\b(?:promot|graduat|citizen|degree|diploma|licen[cs]e|nursing|sober|smoke-?free|no cigarettes|married|engaged|adopted|born|surgery|stutter|marathon|cancer|in remission)/i

/** Whether the picture has anything to say to a text that is told like this. */
export function suitsText(
  templateName: string,
  { register, text }: Pick<Reading, 'register' | 'text'>,
): boolean {
  if (!honoursDeeds.has(templateName)) return true
  return register !== 'question' && register !== 'saying' && !isBigDeed.test(text)
}

/** Whether the picture answers what stands above it, given words that speak of "it". */
export function mayAnswer(templateName: string): boolean {
  return answersAnything.has(templateName)
}

/**
 * Whether the picture may tell the text by its parts. Where a word says how they belong together, its recipe knows;
 * where they only follow each other, most pictures would claim a blame, a base or a plan that is not in the text.
 */
export function mayTellParts(
  templateName: string,
  {
    relations,
    register,
    isGuarded,
    isOnlyNamed,
  }: Pick<Reading, 'relations' | 'register' | 'isGuarded' | 'isOnlyNamed'>,
): boolean {
  const loose = relations.filter(isLoose)
  // The parts of a boast do not turn, and whoever looks at them is not horrified.
  if (register === 'win' && !loose.some((relation) => relation.type === 'list' && relation.lead))
    return loose.length === 0
  // A named person's story may be told, part by part; any other shape would say something about the person.
  if (isGuarded && !(isOnlyNamed && loose.length > 0 && loose.length === relations.length)) return false
  if (loose.length === 0 || isBound({ relations })) return true
  return loose.some(({ type }) => {
    if (type === 'dialogue' && relations.some(isActed)) return tellsActs.has(templateName)
    if (type === 'dialogue') return tellsDialogues.has(templateName)
    if (type === 'list') return tellsLists.has(templateName)
    return tellsSteps.has(templateName)
  })
}

/** Some word says how the parts belong together, so that a recipe knows where they go. */
export function isBound({ relations }: Pick<Reading, 'relations'>): boolean {
  return relations.some((relation) => !isLoose(relation) && relation.type !== 'did')
}

/** No word says how the parts belong together. */
function isLoose(relation: Relation): boolean {
  const { type } = relation
  if (type === 'turnabout') return relation.isPlain
  if (type === 'dialogue') return relation.turns.length > 1
  return type === 'steps' || type === 'list'
}

/** "Phone: (plays an advertisement)": nobody can be given that to say. */
function isActed(relation: Relation): boolean {
  return relation.type === 'dialogue' && relation.turns.some(({ line }) => /^\([^)]*\)$/.test(line))
}
