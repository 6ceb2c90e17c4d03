import { createRandom } from '@/core/random/seeded-random'
import { orderFeatures, readerScoreOf } from './order-features'
import { byText, type RatedMeme } from './rated-meme'

/** A linear score: the sum of the weights of a meme's features. */
export type Weights = ReadonlyMap<string, number>

/** How much one place in the writer's own order counts; what is learnt corrects that order. 0 for none. */
export type PlaceWeight = number

const epochs = 6
const stepFirst = 0.05
const penalty = 0.01
/** A feature of fewer memes would decide by chance. */
const memesMin = 4
const seed = 20
/** Smaller weights hardly change an order and are left out. */
const weightMin = 0.1
/** A pair of a flat and a broken meme counts less: what matters is the best. */
const flatPairWeight = 0.4

/** How well a meme should suit readers, its place in the order of picking included. */
export function scoreOf(meme: RatedMeme, weights: Weights, placeWeight: PlaceWeight): number {
  return readerScoreOf(meme, weights) - placeWeight * meme.place
}

/**
 * Logistic regression over pairs of memes of one text: the better marked is to score higher. The same memes give the
 * same weights.
 */
export function learnOrder(memes: readonly RatedMeme[]): Weights {
  const counts = new Map<string, number>()
  const features = new Map(memes.map((meme) => [meme, orderFeatures(meme)]))
  for (const list of features.values()) for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1)
  const known = (meme: RatedMeme) =>
    (features.get(meme) ?? []).filter((one) => (counts.get(one) ?? 0) >= memesMin)
  const pairs = byText(memes)
    .flatMap((group) => pairsOf(group))
    .map(([better, worse]) => ({
      better: known(better),
      worse: known(worse),
      weight: better.rating >= 1.5 ? 1 : flatPairWeight,
    }))
  const weights = new Map<string, number>()
  const random = createRandom(seed)
  const sum = (list: readonly string[]) => list.reduce((total, one) => total + (weights.get(one) ?? 0), 0)
  for (let epoch = 0; epoch < epochs; epoch++) {
    const step = stepFirst / (1 + epoch)
    for (const { better, worse, weight } of random.shuffle(pairs)) {
      const slope = weight * (1 - 1 / (1 + Math.exp(sum(worse) - sum(better)))) * step
      for (const [list, sign] of [
        [better, 1],
        [worse, -1],
      ] as const) {
        for (const one of list) {
          const before = weights.get(one) ?? 0
          weights.set(one, before + sign * slope - step * penalty * before)
        }
      }
    }
  }
  return new Map(
    [...weights]
      .map(([feature, weight]) => [feature, Math.round(weight * 100) / 100] as const)
      .filter(([, weight]) => Math.abs(weight) >= weightMin),
  )
}

/** All pairs of a text that are marked differently, the better one first. */
export function pairsOf(group: readonly RatedMeme[]): [better: RatedMeme, worse: RatedMeme][] {
  return group.flatMap((better) =>
    group.flatMap((worse): [RatedMeme, RatedMeme][] =>
      better.rating > worse.rating ? [[better, worse]] : [],
    ),
  )
}
