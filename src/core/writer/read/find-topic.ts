import type { Topic } from '../book'
import type { Phrase } from './phrase'

/** No cue is longer. */
export const runMaxWords = 6

export interface FoundTopic {
  topic: Topic
  /** Weight of the cues found: 1 for a word, more for several in a row, 1/2 for a weak one. */
  cues: number
}

/**
 * The topic with most cues in the text, or null; weak cues count half and never decide alone. Of equals, the one
 * named first. A topic whose false friend is in the text is out.
 */
export function findTopic(phrase: Phrase, topics: readonly Topic[]): FoundTopic | null {
  // The tagger does not know the plural of every word.
  const forms = withSingulars(phrase.words.flatMap((word) => [word.text.toLowerCase(), word.lemma]))
  const spoken = ` ${phrase.text.toLowerCase().replace(/[.,;:!?"]/g, ' ')} `
  const runs = withSingulars(runsOf(spoken))
  let best: FoundTopic | null = null
  let bestScore = 0
  let bestPlace = 0
  for (const topic of topics) {
    if (topic.falseFriends?.test(spoken)) continue
    const hits = topic.cues.filter((cue) => matches(cue))
    const strong = hits.reduce((sum, cue) => sum + cue.split(' ').length, 0)
    const place = Math.min(...hits.map((cue) => spoken.indexOf(cue.slice(0, 4))))
    const weak = (topic.weakCues ?? []).filter((cue) => matches(cue)).length
    const score = strong + weak / 2
    const isEarlier = score === bestScore && place < bestPlace
    if (strong > 0 && (score > bestScore || isEarlier)) {
      bestPlace = place
      best = { topic, cues: score }
      bestScore = score
    }
  }
  return best

  function matches(cue: string): boolean {
    return (cue.includes(' ') || cue.includes('-') ? runs : forms).has(cue)
  }
}

/** The words, and each that ends in s without it. */
function withSingulars(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.flatMap((word) => (word.endsWith('s') ? [word, word.slice(0, -1)] : [word])))
}

/** Every one to `runMaxWords` words in a row. Topics hold thousands of cues: each is looked up, none is searched for. */
function runsOf(spoken: string): string[] {
  const words = spoken.trim().split(' ')
  return words.flatMap((_, from) =>
    Array.from({ length: Math.min(runMaxWords, words.length - from) }, (_, more) =>
      words.slice(from, from + more + 1).join(' '),
    ),
  )
}
