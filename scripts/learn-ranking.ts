/**
 * `npm run ranker:learn`: learns an order of memes from `docs/ratings` and prints how it does on rounds that it has not
 * seen, beside the order in which the writer gave them. Sheets of one's own, as `npm run report:memes -- --sheet` writes
 * them, are learnt from too: `npm run ranker:learn -- kept.tsv`. The writer does not use it; ADR 0054 says why.
 */
import { learnOrder, scoreOf, type Weights } from './ranking/learn-order'
import { measureOrder, type OrderFigures } from './ranking/measure-order'
import { type RatedMeme, readRatedMemes } from './ranking/rated-meme'

const rounds = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) =>
    readRatedMemes(`docs/ratings/round-${first + at}.tsv`),
  ).flat()

/** How much one place in the order of picking counts against what was learnt. */
const placeWeights = [0, 1 / 4, 1 / 2, 1]
const figures: readonly (keyof OrderFigures)[] = [
  'pairs',
  'firstSound',
  'firstGood',
  'goodAmongThree',
  'bestThree',
]

interface HeldOut {
  name: string
  learntFrom: readonly RatedMeme[]
  memes: readonly RatedMeme[]
}

function show(name: string, measured: OrderFigures): void {
  console.log(
    `${name.padEnd(44)}${figures.map((figure) => measured[figure].toFixed(3).padStart(15)).join('')}`,
  )
}

/** @returns for each weight, whether no figure is worse than today's and one is better */
function compare({ name, learntFrom, memes }: HeldOut): boolean[] {
  const today = measureOrder(memes, ({ place }) => -place)
  console.log(`\n${name.padEnd(44)}${figures.map((figure) => figure.padStart(15)).join('')}`)
  show("the writer's own order", today)
  const weights: Weights = learnOrder(learntFrom)
  return placeWeights.map((placeWeight) => {
    const learnt = measureOrder(memes, (meme) => scoreOf(meme, weights, placeWeight))
    show(`learnt, ${placeWeight.toFixed(2)} for a place of that order`, learnt)
    return figures.every((figure) => learnt[figure] >= today[figure])
  })
}

const own = process.argv.slice(2).flatMap(readRatedMemes)
const better = [
  {
    name: 'rounds 13 to 15, learnt from 1 to 12',
    learntFrom: [...rounds(1, 12), ...own],
    memes: rounds(13, 15),
  },
  {
    name: 'rounds 16 and 17, learnt from 1 to 15',
    learntFrom: [...rounds(1, 15), ...own],
    memes: rounds(16, 17),
  },
].map(compare)
const usable = placeWeights.filter((_, at) => better.every((held) => held[at]))
console.log(
  usable.length > 0
    ? `\nNo figure of both is worse with ${usable.map((weight) => weight.toFixed(2)).join(' or ')} for a place.`
    : '\nWith each weight a figure is worse than in the order of picking.',
)
