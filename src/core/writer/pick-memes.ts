import type { Template } from '../template/template'
import type { ScoredFill } from './collect-fills'
import { functionWords } from './english-forms'
import type { WrittenMeme } from './written-meme'

export interface Candidates {
  template: Template
  /** Best first, at least one; the last one is always sound. */
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

/** What has been picked so far, as far as it makes other fills less welcome. */
interface Picked {
  shapes: Map<string, number>
  words: Map<string, number>
  headers: number
  topicJokes: number
  thingJokes: number
}

/**
 * The best memes, no two on one template. Each pick makes its joke shape, its words and (a little) the text above
 * the picture less welcome to the next, so that twelve memes are twelve jokes. Only what would be picked is looked
 * at for faults: to look at all of them would take most of the time.
 */
export function pickMemes(
  candidates: readonly Candidates[],
  count: number,
  isBare: boolean,
  isSound: (fill: ScoredFill, template: Template) => boolean,
): WrittenMeme[] {
  const left = candidates.map(({ template, fills }) => ({ template, fills: [...fills] }))
  const wordsOf = new Map<ScoredFill, string[]>()
  const picked: Picked = { shapes: new Map(), words: new Map(), headers: 0, topicJokes: 0, thingJokes: 0 }
  const memes: WrittenMeme[] = []
  while (memes.length < count && left.length > 0) {
    const best = findBest(left, picked, wordsOf, isBare)
    const chosen = best && left[best.at]
    if (!chosen) break
    const isLastResort = best.fill === chosen.fills.at(-1)
    if (!isLastResort && !isSound(best.fill, chosen.template)) {
      chosen.fills.splice(chosen.fills.indexOf(best.fill), 1)
      continue
    }
    left.splice(best.at, 1)
    memes.push(present(chosen.template, best.fill))
    remember(picked, chosen.template.jokeShape, best.fill, wordsOf.get(best.fill) ?? [])
  }
  return memes
}

interface Best {
  at: number
  fill: ScoredFill
  score: number
}

function findBest(
  left: readonly Candidates[],
  picked: Picked,
  wordsOf: Map<ScoredFill, string[]>,
  isBare: boolean,
): Best | null {
  let best: Best | null = null
  for (const [at, { template, fills }] of left.entries()) {
    const shape = shapePenalty * (picked.shapes.get(template.jokeShape) ?? 0)
    for (const fill of fills) {
      // Sorted, and nothing is ever added to a score: the others of this template cannot win.
      if (best !== null && fill.score - shape <= best.score) break
      const header = fill.header === undefined ? 0 : Math.min(picked.headers, 4) * headerPenalty
      const topic = fill.origin === 'topic' && !isBare ? picked.topicJokes * topicPenalty : 0
      const thing = fill.origin === 'thing' ? picked.thingJokes * thingPenalty : 0
      const before = fill.score - shape - header - topic - thing
      if (best !== null && before <= best.score) continue
      const words = wordsOf.get(fill) ?? contentWords(fill)
      wordsOf.set(fill, words)
      const overlap = words.reduce((sum, word) => sum + repetition(picked.words.get(word)), 0)
      const score = before - Math.min(overlap, 12) * overlapPenalty
      if (best === null || score > best.score) best = { at, fill, score }
    }
  }
  return best
}

function remember(picked: Picked, shape: string, fill: ScoredFill, words: readonly string[]): void {
  picked.shapes.set(shape, (picked.shapes.get(shape) ?? 0) + 1)
  for (const word of words) picked.words.set(word, (picked.words.get(word) ?? 0) + 1)
  if (fill.header !== undefined) picked.headers++
  if (fill.origin === 'topic') picked.topicJokes++
  if (fill.origin === 'thing') picked.thingJokes++
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
