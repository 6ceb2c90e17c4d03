import { describe, expect, test } from 'vitest'
import { learnOrder, scoreOf } from '../../scripts/ranking/learn-order'
import { measureOrder } from '../../scripts/ranking/measure-order'
import { type RatedMeme, readRatedMemes } from '../../scripts/ranking/rated-meme'

const meme = (textKey: string, place: number, template: string, rating: number): RatedMeme => ({
  textKey,
  text: 'monday mornings',
  place,
  templateName: template,
  words: { a: 'Monday', b: `Line ${place}` },
  rating,
})

/** Readers like `podium` and dislike `iceberg`; the writer gave them the other way round. */
const rated = Array.from({ length: 20 }, (_, at) => [
  meme(`text ${at}`, 1, 'iceberg', 0),
  meme(`text ${at}`, 2, 'all-green', 1),
  meme(`text ${at}`, 3, 'podium', 2),
]).flat()

describe('an order that is learnt', () => {
  test('turns round what readers marked the other way, on texts that it has not seen', () => {
    const weights = learnOrder(rated)
    const fresh = rated.map((one) => ({ ...one, textKey: `fresh ${one.textKey}` }))
    const learnt = measureOrder(fresh, (one) => scoreOf(one, weights, 0))
    expect(learnt).toEqual({ pairs: 1, firstSound: 1, firstGood: 1, goodAmongThree: 1, bestThree: 1 })
    expect(measureOrder(fresh, ({ place }) => -place)).toMatchObject({
      pairs: 0,
      firstSound: 0,
      firstGood: 0,
    })
  })

  test('is the writer’s own where a place counts more than all that was learnt', () => {
    const weights = learnOrder(rated)
    const own = measureOrder(rated, ({ place }) => -place)
    expect(measureOrder(rated, (one) => scoreOf(one, weights, 100))).toEqual(own)
  })

  test('is the same each time', () => {
    expect(learnOrder(rated)).toEqual(learnOrder(rated))
  })
})

test('sheets of one reader and of two are read', () => {
  const [one] = readRatedMemes('docs/ratings/round-15.tsv')
  expect(one).toMatchObject({ place: 1, templateName: 'the-presentation', rating: 2 })
  expect(one?.words['1']).toBe('A wrong number, still on the line')
  const two = readRatedMemes('docs/ratings/round-17.tsv')
  expect(two[0]).toMatchObject({ place: 1, templateName: 'star-review', rating: 2 })
  expect(new Set(two.map(({ rating }) => rating))).toEqual(new Set([0, 0.5, 1, 1.5, 2]))
})
