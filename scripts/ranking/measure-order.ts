import { pairsOf } from './learn-order'
import { byText, type RatedMeme } from './rated-meme'

/** How well an order suits the readers; shares of texts but for `pairs`, and `bestThree` as a mean mark of 0..2. */
export interface OrderFigures {
  /** Share of pairs of a text, marked differently, that stand the right way round. */
  pairs: number
  firstSound: number
  firstGood: number
  goodAmongThree: number
  bestThree: number
}

const sound = 1
const good = 1.5
const seenFirst = 3

export function measureOrder(
  memes: readonly RatedMeme[],
  scoreOf: (meme: RatedMeme) => number,
): OrderFigures {
  const texts = byText(memes).map((group) => {
    const scores = new Map(group.map((meme) => [meme, scoreOf(meme)]))
    const score = (meme: RatedMeme) => scores.get(meme) ?? 0
    const pairs = pairsOf(group)
    const right = pairs.reduce((sum, [better, worse]) => {
      const lead = score(better) - score(worse)
      return sum + (lead > 0 ? 1 : lead === 0 ? 0.5 : 0)
    }, 0)
    return {
      first: group.toSorted((a, b) => score(b) - score(a)).slice(0, seenFirst),
      right,
      pairs: pairs.length,
    }
  })
  const shareOf = (holds: (first: readonly RatedMeme[]) => boolean) =>
    texts.filter(({ first }) => holds(first)).length / texts.length
  const sum = (value: (text: (typeof texts)[number]) => number) =>
    texts.reduce((total, text) => total + value(text), 0)
  return {
    pairs: sum(({ right }) => right) / sum(({ pairs }) => pairs),
    firstSound: shareOf(([first]) => (first?.rating ?? 0) >= sound),
    firstGood: shareOf(([first]) => (first?.rating ?? 0) >= good),
    goodAmongThree: shareOf((first) => first.some(({ rating }) => rating >= good)),
    bestThree:
      sum(({ first }) => first.reduce((total, { rating }) => total + rating, 0) / first.length) /
      texts.length,
  }
}
