import type { Template } from '../template/template'
import type { ScoredFill } from './collect-fills'
import { functionWords } from './english-forms'
import type { WrittenMeme } from './written-meme'

export interface Candidates {
  template: Template
  /** Best first, at least one. */
  fills: readonly ScoredFill[]
}

const shapePenalty = 0.1
const overlapPenalty = 0.06
const headerPenalty = 0.03
/** Jokes of the topic stray from what a longer text says: a few are welcome, twelve are not. */
const topicPenalty = 0.09
/** A line of ours with the user's noun in it is funny two or three times. */
const thingPenalty = 0.12

/** A word is welcome back a few times, because it is the user's; from the fourth on it counts double. */
function repetition(uses = 0): number {
  return uses === 0 ? 0 : uses < 4 ? 1 : 2
}

/**
 * The best memes, no two on one template. Each pick makes its joke shape, its words and (a little) the text above
 * the picture less welcome to the next, so that twelve memes are twelve jokes.
 */
export function pickMemes(candidates: readonly Candidates[], count: number, isBare: boolean): WrittenMeme[] {
  const left = [...candidates]
  const wordsOf = new Map(
    candidates.flatMap(({ fills }) => fills.map((fill) => [fill, contentWords(fill)] as const)),
  )
  const memes: WrittenMeme[] = []
  const usedShapes = new Map<string, number>()
  const usedWords = new Map<string, number>()
  let headers = 0
  let topicJokes = 0
  let thingJokes = 0
  while (memes.length < count && left.length > 0) {
    let best: { at: number; fill: ScoredFill; score: number } | null = null
    for (const [at, { template, fills }] of left.entries()) {
      const shape = shapePenalty * (usedShapes.get(template.jokeShape) ?? 0)
      for (const fill of fills) {
        const overlap = (wordsOf.get(fill) ?? []).reduce(
          (sum, word) => sum + repetition(usedWords.get(word)),
          0,
        )
        const header = fill.header === undefined ? 0 : Math.min(headers, 4) * headerPenalty
        const topic = fill.origin === 'topic' && !isBare ? topicJokes * topicPenalty : 0
        const thing = fill.origin === 'thing' ? thingJokes * thingPenalty : 0
        const score = fill.score - shape - header - topic - thing - Math.min(overlap, 12) * overlapPenalty
        if (best === null || score > best.score) best = { at, fill, score }
      }
    }
    if (best === null) break
    const [chosen] = left.splice(best.at, 1)
    if (!chosen) break
    memes.push(present(chosen.template, best.fill))
    const { jokeShape } = chosen.template
    usedShapes.set(jokeShape, (usedShapes.get(jokeShape) ?? 0) + 1)
    for (const word of wordsOf.get(best.fill) ?? []) usedWords.set(word, (usedWords.get(word) ?? 0) + 1)
    if (best.fill.header !== undefined) headers++
    if (best.fill.origin === 'topic') topicJokes++
    if (best.fill.origin === 'thing') thingJokes++
  }
  return memes
}

/** Words of our own lines; the header is the user's and the same everywhere. */
function contentWords(fill: ScoredFill): string[] {
  const words =
    Object.values(fill.words)
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words)].filter((word) => word.length > 2 && !functionWords.has(word))
}

function present(template: Template, fill: ScoredFill): WrittenMeme {
  const words = Object.fromEntries(template.slots.map((slot) => [slot.id, fill.words[slot.id] ?? '']))
  return {
    templateName: template.name,
    words,
    ...(fill.header === undefined ? {} : { header: fill.header }),
    reason: fill.reason,
  }
}
