import type { SeededRandom } from '../../random/seeded-random'
import type { Topic, Words } from '../book'
import { memoize } from '../memoize'
import type { Reading } from '../read/reading'
import type { Draft } from '../render/draft'
import { takesText } from '../render/place-text'
import type { TemplateRecipe } from './recipe'

/** Where the topic is called by one of its own names, and where it is only the nearest. */
const fitOf = { itself: 1.06, named: 0.92, near: 0.5 } as const

/** A topic's list of cues begins with what it is called. */
const mainCues = 3

/** The topic's jokes on this template for a text that only names it, in an order that chance gives. */
export function fillsFromTopic(
  recipe: TemplateRecipe,
  topic: Topic,
  reading: Reading,
  random: SeededRandom,
): Draft[] {
  const { reason } = recipe
  const named = isItself(reading, topic) ? fitOf.itself : fitOf.named
  const fit = isNothingElse(reading, topic) ? named : fitOf.near
  const text = reading.phrase.text.toLowerCase()
  return random.shuffle(recipe.fillFromTopic(topic)).map((words) => {
    const isOpen = takesText(words)
    const header = isOpen ? undefined : reading.header
    return { words, isOpen, header, fit: fit + kinship(words, topic, text), reason }
  })
}

/** Words that leave a topic what it is: "monday mornings", "coffee culture". */
const neutral =
  /\b(?:mornings?|evenings?|nights?|afternoons?|times?|season|culture|people|life|lovers?|problems?|addiction|obsession|struggles?|the|my|our|an?)\b/g

/** True if a bare topic is one of the topic's own names: "toddler bedtime" is not about toddlers in general. */
function isNothingElse({ phrase }: Reading, topic: Topic): boolean {
  const named = plain(phrase.text.toLowerCase())
  return topic.cues.some((cue) => named === plain(cue) || named === plain(`${cue}s`))
}

/** The topic by its name: a joke about music is not always one about karaoke. */
function isItself({ phrase }: Reading, topic: Topic): boolean {
  const named = plain(phrase.text.toLowerCase())
  return [topic.name, ...topic.cues.slice(0, mainCues)].some(
    (cue) => named === plain(cue) || named === plain(`${cue}s`),
  )
}

function plain(name: string): string {
  return name
    .replace(neutral, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** A cat joke for a cat and none for a dog; the same for Mondays and Tuesdays. */
function kinship(words: Words, topic: Topic, text: string): number {
  const cuesByWord = indexCues(topic)
  let isNamed = false
  for (const word of Object.values(words)
    .join(' ')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? []) {
    const cues = cuesByWord.get(word)
    if (cues?.some((cue) => text.includes(cue))) return 0.1
    isNamed ||= cues !== undefined
  }
  return isNamed ? -0.14 : 0
}

/** Cues by the word that names them, each also by its plural. */
const indexCues = memoize((topic: Topic): ReadonlyMap<string, readonly string[]> => {
  const index = new Map<string, string[]>()
  for (const cue of topic.cues) {
    for (const word of [cue, `${cue}s`]) index.set(word, [...(index.get(word) ?? []), cue])
  }
  return index
})
