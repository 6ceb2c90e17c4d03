import { describe, expect, it } from 'vitest'
import { readConcept } from '@/core/visual/read-concept'

describe('readConcept', () => {
  it.each([
    ['Love vs. fear', 'versus', ['Love', 'Fear']],
    ['tea or coffee?', 'versus', ['Tea', 'Coffee']],
    ['Progress over perfection', 'over', ['Progress', 'Perfection']],
    ['from chaos to order', 'change', ['Chaos', 'Order']],
    ['Idea → product', 'change', ['Idea', 'Product']],
    ['Less noise, more signal', 'change', ['Noise', 'Signal']],
    ['theory & practice', 'and', ['Theory', 'Practice']],
    ['Plan, build and learn', 'list', ['Plan', 'Build', 'Learn']],
    ['Plan, build, and learn.', 'list', ['Plan', 'Build', 'Learn']],
    ['Schlaf, Essen und Bewegung', 'list', ['Schlaf', 'Essen', 'Bewegung']],
    ['iPhone vs e-mail', 'versus', ['iPhone', 'E-mail']],
    ['a thing that is much too long to be a label or another one', 'single', []],
    ['one, two, three, four, five, six', 'single', []],
    ['or or', 'single', []],
    ['Burnout', 'single', []],
  ])('%s', (concept, shape, parts) => {
    expect(readConcept(concept)).toMatchObject({ shape, parts })
  })

  it('keeps a short text whole', () => {
    expect(readConcept('burnout by  Thursday').label).toBe('Burnout by Thursday')
  })

  it('takes the first sentence of several', () => {
    expect(readConcept('I am fine. Really. Nothing to see here, please move along, all of you.').label).toBe(
      'I am fine',
    )
  })

  it('cuts a long sentence between two words', () => {
    const { label } = readConcept(
      'the complete history of every meeting that could have been an e-mail to everyone',
    )
    expect(label).toBe('The complete history of every meeting that could have…')
  })

  it('has a label for a text without a visible character', () => {
    expect(readConcept(' \u200b\n').label).toBe('…')
  })
})
