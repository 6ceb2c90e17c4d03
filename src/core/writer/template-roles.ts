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
const tellsSteps = named('domino-chain slow-zoom before-after the-penny-drops big-ideas iceberg snowball')
/** Somebody answers somebody. */
const tellsDialogues = named(
  'calm-in-chaos calm-outside nope-yep too-late-bulb signpost slow-zoom the-penny-drops before-after lion-and-kitten',
)
/** Things side by side, the last one the odd one out. */
const tellsLists = named('big-ideas string-board group-hug signpost')

/** Claims that one part is to blame for the other, or carries it, or was left undone. */
const claimsBond = named(
  'house-of-cards own-spokes endless-list line-goes-down box-in-a-box two-kinds-of-desks clown-steps how-they-see-it online-offline tab-hoarder',
)

/** Whether the whole sentence may stand in one of the picture's places. */
export function maySaySentence(templateName: string): boolean {
  return showsSentences.has(templateName)
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
  { relations, isGuarded, isOnlyNamed }: Pick<Reading, 'relations' | 'isGuarded' | 'isOnlyNamed'>,
): boolean {
  const loose = relations.filter(isLoose)
  const bonds = relations.filter((relation) => !isLoose(relation) && relation.type !== 'did')
  // A named person's story may be told, part by part; any other shape would say something about the person.
  if (isGuarded && !(isOnlyNamed && loose.length > 0 && loose.length === relations.length)) return false
  if (loose.length === 0 || bonds.length > 0) return true
  // Who did it is known, but not what it has to do with the rest.
  if (loose.length < relations.length) return !claimsBond.has(templateName)
  return loose.some(({ type }) => {
    if (type === 'dialogue') return tellsDialogues.has(templateName)
    if (type === 'list') return tellsLists.has(templateName)
    return tellsSteps.has(templateName)
  })
}

/** No word says how the parts belong together. */
function isLoose(relation: Relation): boolean {
  const { type } = relation
  if (type === 'turnabout') return relation.isPlain
  if (type === 'dialogue') return relation.turns.length > 1
  return type === 'steps' || type === 'list'
}
