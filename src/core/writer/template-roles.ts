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
  party-corner not-my-job domino-chain tiny-trophy victory-dance`,
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
  'calm-in-chaos too-late-bulb signpost slow-zoom the-penny-drops before-after lion-and-kitten',
)
/** Things side by side, the last one the odd one out. */
const tellsLists = named('big-ideas the-penny-drops')

/**
 * How readers took our lines for anything on each picture, as a share of the fit: 2,400 memes were judged good, flat or
 * broken (docs/ratings). Pictures that are not here stood in the middle.
 */
const esteem: Readonly<Record<string, number>> = {
  'calm-in-chaos': 0.12,
  'calm-outside': 0.12,
  'nope-yep': 0.08,
  '3am-brain': 0.06,
  certificate: 0.05,
  'monday-friday': 0.05,
  'big-ideas': 0.04,
  iceberg: 0.04,
  'the-presentation': 0.03,
  'line-goes-up': 0.03,
  'museum-piece': 0.03,
  'not-my-job': -0.04,
  'mental-maths': -0.08,
  'party-corner': -0.1,
  'line-goes-down': -0.1,
  'shoulder-advice': -0.12,
  'epic-agreement': -0.14,
  'fork-in-road': -0.14,
  'missed-target': -0.14,
  'tab-hoarder': -0.14,
  'tiny-trophy': -0.2,
  snowball: -0.2,
  'side-glance': -0.24,
  'looming-clock': -0.24,
}

/** What our lines for anything gain or lose on a picture. */
export function esteemOf(templateName: string): number {
  return esteem[templateName.replace(/-loop$/, '')] ?? 0
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
