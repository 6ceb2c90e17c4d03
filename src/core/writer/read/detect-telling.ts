import type { Book } from '../book'
import { memoize } from '../memoize'
import { isWin } from './detect-win'

/** Kind of news: something that went well, something that went wrong, or something odd. */
export type Telling = 'win' | 'trouble' | 'oddity'

/** Probabilities, which sum up to 1. */
export type Tellings = Readonly<Record<Telling, number>>

type TellingBook = Pick<Book, 'tellingWords'>

interface Weight {
  win: number
  trouble: number
}

/** Natural logarithms of odds against an oddity, by feature; every text has the feature `*`. */
const weightsOf = memoize(({ tellingWords }: TellingBook): ReadonlyMap<string, Weight> => {
  const rows = tellingWords.split('\n').flatMap((line) => {
    const [feature, win, trouble] = line.split(' ')
    return feature && win && trouble
      ? [[feature, { win: Number(win) / 100, trouble: Number(trouble) / 100 }] as const]
      : []
  })
  return new Map(rows)
})

/**
 * Features of an English text that can have a weight: its words in lower case, pairs of neighbours, numbers as `#`, the
 * first and the last word marked as such. Each feature occurs once.
 */
export function featuresOf(text: string): ReadonlySet<string> {
  const words =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/\d[\d.,:]*|[a-z]+(?:'[a-z]+)?|[!?]/g) ?? []
  const features = new Set<string>(['*'])
  let before = '^'
  for (const word of [...words.map((one) => (/^\d/.test(one) ? '#' : one)), '$']) {
    if (word !== '$') features.add(word)
    features.add(`${before}_${word}`)
    before = word
  }
  return features
}

/** Probability of each telling; the weights are learnt from sentences by `npm run writer:learn` (ADR 0034). */
export function detectTelling(text: string, book: TellingBook): Tellings {
  const weights = weightsOf(book)
  let win = 0
  let trouble = 0
  for (const feature of featuresOf(text)) {
    const weight = weights.get(feature)
    win += weight?.win ?? 0
    trouble += weight?.trouble ?? 0
  }
  const [winOdds, troubleOdds] = [Math.exp(win), Math.exp(trouble)]
  const sum = winOdds + troubleOdds + 1
  return { win: winOdds / sum, trouble: troubleOdds / sum, oddity: 1 / sum }
}

/** Share of trouble in its words from which a deed is no success: "hit my thumb with the hammer". */
const doubtfulTrouble = 0.4

/** True if an English text tells a success, by its deed and by its words. */
export function isToldAsWin(text: string, book: TellingBook): boolean {
  if (!isWin(text)) return false
  const { win, trouble } = detectTelling(text, book)
  return trouble < doubtfulTrouble && win >= trouble
}
