import { describe, expect, it } from 'vitest'
import { editAddress, memeAddress, wordsOfQuery } from '@/content/meme-address'

const slots = [{ id: 'reject' }, { id: 'approve' }]
const example = { template: 'nope-yep', words: { reject: 'Q&A = “no”', approve: '100 % yes' } }
const queryOf = (address: string) =>
  Object.fromEntries(new URL(address, 'https://memes.example').searchParams)

describe('the addresses of a meme', () => {
  it('hold its words, which come out as they went in', () => {
    for (const address of [editAddress(example), memeAddress(example)]) {
      expect(wordsOfQuery(queryOf(address), slots, 300)).toEqual(example.words)
    }
    expect(editAddress(example)).toMatch(/^\/templates\/nope-yep\?text\.reject=/)
  })

  it('say nothing where they hold nothing that a template has a place for', () => {
    const query = {
      'text.elsewhere': 'lost',
      reject: 'lost',
      'text.approve': ['two', 'of them'],
      'text.reject': '  ',
    }
    expect(wordsOfQuery(query, slots, 300)).toEqual({})
  })

  it('say no more than a caption holds, and cut no letter in two', () => {
    const words = wordsOfQuery({ 'text.reject': `a${'🙂'.repeat(400)}` }, slots, 300)
    expect(words).toEqual({ reject: `a${'🙂'.repeat(299)}` })
  })
})
