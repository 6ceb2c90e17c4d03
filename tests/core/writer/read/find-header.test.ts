import { describe, expect, it } from 'vitest'
import { findHeader } from '@/core/writer/read/find-header'
import { normaliseText } from '@/core/writer/read/normalise-text'
import { readText } from '@/core/writer/read/read-text'
import { tools, written } from '../written-with'

const long =
  'so yesterday I went to the bank to close an account and they told me that I first need to open the app, ' +
  'but the app told me to go to the bank, and the man at the bank said that the app is right'
const rant =
  'Why does every single website need an account now. I wanted to buy a bath plug. One bath plug. No journey, no ' +
  'community, no plug family. I want the water to stay in the bath. And I want you to never email me again.'

const read = (text: string) => readText(normaliseText(text), 'en', tools)

describe('the text above a picture', () => {
  it('is the whole text, else its first clause, else nothing', () => {
    expect(findHeader('The printer works again')).toBe('The printer works again')
    expect(findHeader(long)).toBe('so yesterday I went to the bank to close an account')
    expect(findHeader(`If ${'very '.repeat(30)}late`)).toBeUndefined()
  })

  it('is a bare topic or a text in another language', () => {
    expect(read('left-handed scissors').header).toBe('Left-handed scissors')
    expect(read('the printer works again').header).toBeUndefined()
    expect(readText('Der Drucker geht wieder', 'de', tools).header).toBe('Der Drucker geht wieder')
  })

  it('is never longer than ninety characters', () => {
    for (const text of [long, `${'word '.repeat(60)}end`, `${'长'.repeat(200)}`]) {
      const headers = written(text).memes.flatMap(({ header }) => header ?? [])
      expect(headers.filter((header) => [...header].length > 90)).toEqual([])
    }
  })
})

describe('the end of a long text', () => {
  it('has as many of the last sentences as one takes in at a glance', () => {
    expect(read(rant).ending).toBe(
      'One bath plug. No journey, no community, no plug family. I want the water to stay in the bath. And I want you to never email me again.',
    )
  })

  it('is its last clause where the last sentence is too long', () => {
    expect(read(`${long}, ${'over '.repeat(10)}again`).ending).toMatch(/^The man at the bank said/)
  })

  it('is not cut off a text that a picture can hold', () => {
    expect(read('I sat down. I got up again.').ending).toBeNull()
  })

  it('stands in the pictures that cannot hold the whole', () => {
    const longer = `${'I sat down, and I looked at the wall of the room. '.repeat(5)}Nobody knew. Nobody ever knew. ${'So I asked her. '.repeat(4)}Then she went home.`
    const said = written(longer).memes.flatMap(({ words }) => Object.values(words))
    expect(said).toContain(read(longer).ending)
  })
})
