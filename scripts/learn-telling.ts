import { readFileSync, writeFileSync } from 'node:fs'
import { featuresOf } from '../src/core/writer/read/detect-telling'

/**
 * `npm run writer:learn`: weighs words by whether they tell of a win, of trouble or of an oddity, and writes
 * `src/jokes/generated/telling-words.ts`. The sentences of `scripts/telling` were written for this; none of those that the
 * writer is measured on is among them. Multinomial logistic regression with an L2 penalty, gradient descent over all
 * sentences at once from zero: the same sentences give the same table.
 */

const tellings = ['win', 'trouble', 'oddity'] as const
const target = 'src/jokes/generated/telling-words.ts'
const epochs = 1500
const learningRate = 2
/** Keeps a word that stands in few sentences from deciding alone. */
const penalty = 0.0012
const sentencesMin = 2
/** Smaller weights change no decision and are left out. */
const weightMin = 0.06

interface Sentence {
  features: number[]
  telling: number
}

function readSentences(): { text: string; telling: number }[] {
  return tellings.flatMap((name, telling) =>
    readFileSync(`scripts/telling/${name}.txt`, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((text) => ({ text, telling })),
  )
}

function frequentFeatures(texts: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const text of texts)
    for (const feature of featuresOf(text)) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  return [...counts].filter(([, count]) => count >= sentencesMin).map(([feature]) => feature)
}

/** Rows are features, columns tellings; sentences of the rarer tellings count as much as those of the others. */
function learn(sentences: readonly Sentence[], featureCount: number): Float64Array[] {
  const sizes = tellings.map((_, telling) => sentences.filter((one) => one.telling === telling).length)
  const weights = tellings.map(() => new Float64Array(featureCount))
  for (let epoch = 0; epoch < epochs; epoch++) {
    const slopes = tellings.map(() => new Float64Array(featureCount))
    for (const { features, telling } of sentences) {
      const scores = weights.map((row) => features.reduce((sum, feature) => sum + (row[feature] ?? 0), 0))
      const most = Math.max(...scores)
      const odds = scores.map((score) => Math.exp(score - most))
      const sum = odds.reduce((total, one) => total + one, 0)
      const share = 1 / (sizes[telling] ?? 1) / tellings.length
      slopes.forEach((row, at) => {
        const miss = (odds[at] ?? 0) / sum - (at === telling ? 1 : 0)
        for (const feature of features) row[feature] = (row[feature] ?? 0) + miss * share
      })
    }
    weights.forEach((row, at) => {
      for (let feature = 0; feature < featureCount; feature++) {
        const slope = (slopes[at]?.[feature] ?? 0) + penalty * (row[feature] ?? 0)
        row[feature] = (row[feature] ?? 0) - learningRate * slope
      }
    })
  }
  return weights
}

function tableOf(features: readonly string[], weights: readonly Float64Array[]): string {
  const [win, trouble, oddity] = weights
  const rows = features.flatMap((feature, at) => {
    const reference = oddity?.[at] ?? 0
    const pair = [(win?.[at] ?? 0) - reference, (trouble?.[at] ?? 0) - reference]
    if (pair.every((weight) => Math.abs(weight) < weightMin)) return []
    return [`${feature} ${pair.map((weight) => Math.round(weight * 100)).join(' ')}`]
  })
  return rows.sort().join('\n')
}

const read = readSentences()
const features = frequentFeatures(read.map(({ text }) => text))
const numbers = new Map(features.map((feature, at) => [feature, at]))
const sentences = read.map(({ text, telling }) => ({
  telling,
  features: [...featuresOf(text)].flatMap((feature) => numbers.get(feature) ?? []),
}))
const table = tableOf(features, learn(sentences, features.length))
writeFileSync(
  target,
  `/**
 * Feature, weight for a win, weight for trouble, in hundredths, against an oddity.
 * Written by \`npm run writer:learn\`; not edited by hand.
 */
export const tellingWords = \`
${table}
\`
`,
)
console.log(`${sentences.length} sentences, ${table.split('\n').length} features, ${target}`)
