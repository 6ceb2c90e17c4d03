import { describe, expect, it } from 'vitest'
import type { Register } from '@/core/writer/book'
import { normaliseText } from '@/core/writer/read/normalise-text'
import { readText } from '@/core/writer/read/read-text'
import type { Reading } from '@/core/writer/read/reading'
import { jokeBook } from '@/jokes/joke-book'
import { tools, written } from '../written-with'

const reading = (text: string): Reading => readText(normaliseText(text), 'en', tools)

const told: readonly (readonly [string, Register])[] = [
  ['the bus left early and I had to walk home in the rain', 'trouble'],
  ['my dog only barks at people who wear hats', 'oddity'],
  ['finished a 5000 piece puzzle and it fits', 'win'],
  ['drove through the whole city with three kids and nobody threw up', 'win'],
  ['put up the tent with no instructions, in under ten minutes', 'win'],
  ['how many houseplants is too many houseplants, asking for me', 'question'],
  ['what do you do with your arms at a concert', 'question'],
  ['wheres all my socks', 'question'],
  ['mum: who finished the jam / me, with jam on my chin: no idea', 'saying'],
  ['Friend: are you asleep? / Me, 2am: yes', 'saying'],
  ['1. open laptop 2. sigh 3. close laptop 4. go for a walk', 'list'],
  ['soap / sponges / bin bags / came home with a goose', 'list'],
  ['pros of camping: stars, quiet / cons: tent, me', 'list'],
  ['power cut', 'plain-topic'],
  ['coin collecting', 'plain-topic'],
  ['wasp stings', 'dreaded-topic'],
  ['we just launched our booking app', 'win'],
  ['Excited to announce that we raised $2M', 'win'],
  ['now hiring: a baker who likes mornings', 'offer'],
  ['we just launched our booking app and it crashed', 'trouble'],
  ['happy birthday to my brother who still has my bike', 'wish'],
  ['Congrats to the whole crew!', 'wish'],
  ['good luck to everyone in the exam hall', 'wish'],
  ['thank you to all our guests', 'wish'],
  ['nobody:\nmy hamster at midnight: gym', 'oddity'],
  ['SyntaxError: unexpected end of input', 'oddity'],
  ['missed the last bus home. A neighbour waited for me with the car.', 'oddity'],
]

describe('how a text is told', () => {
  it.each(told)('%s', (text, register) => {
    expect(reading(text).register).toBe(register)
  })

  it.each(['good luck finding a seat on the 8:15', 'thanks for nothing, sat nav'])(
    '%s is no wish',
    (text) => {
      expect(reading(text).register).not.toBe('wish')
    },
  )

  it('answers a wish with no trouble, and announces nothing with condolences', () => {
    const shown = written('happy birthday to my brother who still has my bike').memes
    const ours = new Set(jokeBook.reactions.byRegister.trouble.flatMap(({ words }) => Object.values(words)))
    ours.delete('{text}')
    expect(shown.flatMap(({ words }) => Object.values(words)).filter((line) => ours.has(line))).toEqual([])
  })

  it('parts a numbered list at its numbers, which are no words', () => {
    const [list] = reading('1. open laptop 2. sigh 3. close laptop 4. go for a walk').relations
    expect(list).toMatchObject({
      type: 'list',
      items: ['Open laptop', 'Sigh', 'Close laptop', 'Go for a walk'],
    })
  })
})

describe('stories of people who are mocked too often', () => {
  const story = 'the deaf man at my counter taught me to sign “good morning” and now half the queue does it'

  it('are told by somebody who thinks or shows them, and nothing is said of the people', () => {
    expect(reading(story)).toMatchObject({ isGuarded: true, isOnlyNamed: false, isGrieving: false })
    const shown = written(story).memes.filter(({ words }) =>
      Object.values(words).some((line) => line.length > 80),
    )
    expect(shown.length).toBeGreaterThanOrEqual(9)
  })

  it('are kept out of the places of enemies, fools and prizes', () => {
    const cast = ['final-boss', 'unmasked', 'tiny-trophy', 'clown-steps', 'hero-villain', 'calm-in-chaos']
    const names = written(story).memes.map(({ templateName }) => templateName)
    expect(names.filter((name) => cast.includes(name))).toEqual([])
  })

  it('give kind words alone where somebody grieves', () => {
    const kind = new Set(jokeBook.reactions.consoling.flatMap(({ words }) => Object.values(words)))
    const { memes } = written('my grandmother passed away and I still set a plate for her')
    for (const { words, header } of memes) {
      const lines = Object.values(words)
      const ours = lines.filter((line) => !/passed away/.test(line))
      // Lines beside the text address the mourner; otherwise the text is the header.
      if (ours.length < lines.length) expect(ours.filter((line) => !kind.has(line))).toEqual([])
      else expect(header).toMatch(/passed away/)
    }
  })

  it('are told as they are where death or war is only in passing', () => {
    const texts = [
      'they asked for my lasagne for the funeral tea, that is as high as one gets here',
      'my grandson told his class that I was born in the war and also in a shop',
    ]
    for (const text of texts) {
      const shown = written(text).memes.filter(({ header }) => header === undefined)
      expect(shown.length, text).toBeGreaterThan(9)
    }
  })
})
