import type { Phrase } from './phrase'
import type { Topic } from './topics/topic'

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
  const forms = new Set(phrase.words.flatMap((word) => [word.text.toLowerCase(), word.lemma]))
  const spoken = ` ${phrase.text.toLowerCase().replace(/[.,;:!?"]/g, ' ')} `
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
    if (cue.includes(' ') || cue.includes('-'))
      return spoken.includes(` ${cue} `) || spoken.includes(` ${cue}s `)
    // The tagger does not know the plural of every word.
    return forms.has(cue) || forms.has(`${cue}s`)
  }
}
