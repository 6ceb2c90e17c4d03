import { describe, expect, it } from 'vitest'
import { findHeader } from '@/core/writer/read/find-label'
import { normaliseText } from '@/core/writer/read/normalise-text'
import { readText } from '@/core/writer/read/read-text'
import { tools, written } from '../written-with'

const labelOf = (text: string) => readText(normaliseText(text), 'en', tools).label

const named: readonly (readonly [string, string])[] = [
  ['my landlord raised the rent for the third time this year', 'My landlord and the rent'],
  ['the washing machine eats one sock from every pair', 'The washing machine'],
  ['my neighbour mows his lawn at seven on Sundays', 'My neighbour and his lawn'],
  ['we moved the couch upstairs and it does not fit through the door', 'The couch and the door'],
  ['I ordered a rug online and it is the size of a napkin', 'The rug'],
  ['my team deployed on a Friday and went to the pub', 'My team and the pub'],
  ['the printer is jammed again', 'The printer is jammed again'],
]

describe('the label of a text', () => {
  it.each(named)('%s', (text, label) => {
    expect(labelOf(text)).toBe(label)
  })

  it.each([
    'I said I would go to bed early but I am watching videos about bridges',
    'the new software update moved every single button',
    'client: can you make the logo bigger and smaller at the same time',
    'milk, eggs, bread, oat drink, and somehow a kayak',
    'the deaf man at my counter taught half the queue to sign',
    'warum steht der Bus immer genau dort, wo ich gerade nicht bin',
  ])('is not guessed: %s', (text) => {
    expect(labelOf(text)).toBeNull()
  })
})

const long =
  'so yesterday I went to the bank to close an account and they told me that I first need to open the app, ' +
  'but the app told me to go to the bank, and the man at the bank said that the app is right'

describe('the text above a picture', () => {
  it('is the whole text, else its first clause, else nothing', () => {
    expect(findHeader('The printer works again')).toBe('The printer works again')
    expect(findHeader(long)).toBe('so yesterday I went to the bank to close an account')
    expect(findHeader(`If ${'very '.repeat(30)}late`)).toBeUndefined()
  })

  it('is never longer than ninety characters', () => {
    for (const text of [long, `${'word '.repeat(60)}end`, `${'长'.repeat(200)}`]) {
      const headers = written(text).memes.flatMap(({ header }) => header ?? [])
      expect(headers.filter((header) => [...header].length > 90)).toEqual([])
    }
  })
})
