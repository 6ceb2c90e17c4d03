import { describe, expect, it } from 'vitest'
import type { Concept } from '@/core/search/concept'
import { createConceptIndex } from '@/core/search/concept-index'
import { createQueryReader } from '@/core/search/read-query'

const concepts: readonly Concept[] = [
  { id: 'fire', near: ['disaster'], en: 'fire, burning', es: 'fuego, en llamas', ja: '燃え, 火事' },
  { id: 'disaster', en: 'disaster, everything goes wrong', de: 'katastrophe' },
  { id: 'argument', en: 'argument, woman yelling at cat, always has been' },
  { id: 'work', weight: 0.5, en: 'work', de: 'arbeit', es: 'cansado' },
  { id: 'stress', en: 'stress' },
  { id: 'money', en: 'pay' },
  { id: 'family', pt: 'pai' },
  { id: 'same', en: 'two of them pointing, shaking hands' },
  { id: 'hotline', near: ['stress'], en: 'hotline' },
  { id: 'philosophy', en: 'philosophy' },
  { id: 'drama', en: 'exaggerate', fr: 'exagérer' },
]
const read = createQueryReader(createConceptIndex(concepts), {
  words: new Set(['capybara', 'sitting', 'room']),
  concepts: new Set(['fire', 'disaster']),
})

/** Concept ids of each unit, surest first. */
const meant = (query: string) =>
  read(query).map((unit) => [...unit.concepts].sort((a, b) => b[1] - a[1]).map(([id]) => id))

describe('reading a query', () => {
  it.each([
    ['burns', [['fire', 'disaster']]],
    ['EN LLAMAS!', [['fire', 'disaster']]],
    ['cansadas', [['work']]],
    ['火事だ', [['fire', 'disaster']]],
    ['disastr', [['disaster']]],
    ['exagerate', [['drama']]],
    ['arbeitsstress', [['work'], ['stress']]],
    ['when everything goes so wrong', [['disaster']]],
    ['always has been', [['argument']]],
    ['', []],
    ['?!', []],
  ])('finds what “%s” names', (query, ids) => {
    expect(meant(query)).toEqual(ids)
  })

  it('takes a phrase for one thing, and leaves its words alone', () => {
    const units = read('a woman yeling at the cat')
    expect(units).toHaveLength(1)
    expect(units[0]?.stems).toEqual(['woman', 'yell', 'cat'])
    expect(units[0]?.worth).toBeLessThan(1)
  })

  it('guesses a phrase around a word that is not its own, or in the other order', () => {
    expect(meant('two capybara pointing')).toEqual([['same'], [], [], []])
    expect(meant('hands shaking')[0]).toEqual(['same'])
    expect(read('hands shaking')[0]?.worth).toBeLessThan(1)
  })

  it('mends the end of a phrase that has not been typed to its own', () => {
    expect(meant('wmoan yellin')).toEqual([['argument']])
  })

  it('lets those near a concept answer for it more when no template has it', () => {
    expect([...(read('burning')[0]?.concepts ?? [])]).toEqual([
      ['disaster', 0.3],
      ['fire', 1],
    ])
    expect([...(read('hotline')[0]?.concepts ?? [])]).toEqual([
      ['stress', 0.7],
      ['hotline', 1],
    ])
  })

  it.each(['filosofy', 'phylosophy', 'filosofical'])('hears what “%s” was meant to be', (query) => {
    expect(meant(query)).toEqual([['philosophy']])
  })

  it('completes the last word or phrase only', () => {
    expect(meant('woman yel')).toEqual([['argument']])
    expect(read('capyb')[0]).toMatchObject({ prefix: 'capyb' })
    expect(read('room capybara').map(({ prefix }) => prefix)).toEqual([null, 'capybara'])
  })

  it('lets a subject weigh less than a joke', () => {
    const worths = read('burning work').map(({ worth }) => worth)
    expect(worths).toEqual([1, 0.5])
  })

  it('takes no word of another language for the stem of an English one', () => {
    expect([meant('pay'), meant('paid pai')]).toEqual([[['money']], [['money'], ['family']]])
  })

  it('keeps a word that nobody knows as it is', () => {
    expect(read('zzqx vvkw').map(({ stems, concepts }) => [stems, concepts.size])).toEqual([
      [['zzqx'], 0],
      [['vvkw'], 0],
    ])
  })

  it('stops at sixteen things', () => {
    expect(read('burning zzqx '.repeat(12))).toHaveLength(16)
  })
})
