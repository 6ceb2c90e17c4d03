import { describe, expect, it } from 'vitest'
import { isSoundSplit } from '@/core/writer/offer/is-sound-split'
import { readText } from '@/core/writer/read/read-text'
import { tools, written } from '../written-with'

type Case = readonly [text: string, words: readonly string[]]

const sound: readonly Case[] = [
  ['I bought a kayak instead of a bike', ['A kayak', 'A bike']],
  ['my aunt promised a quiet dinner but brought a karaoke machine', ['My aunt promised a quiet dinner']],
  ['I wanted a dog and now I have nine hamsters', ['I wanted a dog', 'I have nine hamsters']],
]

const unsound: readonly Case[] = [
  [
    'I am supposed to be working, not looking at boats',
    ['I am supposed to be working', 'not looking at boats'],
  ],
  ['I sleep better on the train than in my own bed', ['I sleep better on the train', 'than in my own bed']],
  ['my roommate eats my yoghurt but labels his own', ['My roommate eats my yoghurt', 'Labels his own']],
  ['I knitted a scarf and it turned into a blanket', ['It turned into a blanket']],
  ['the tap drips so loudly that nobody sleeps', ['The tap drips so', 'Nobody sleeps']],
  ['I looked for the keys in the fridge', ['I looked for', 'the keys in the']],
]

const parts = (words: readonly string[]) => ({
  words: Object.fromEntries(words.map((word, at) => [`slot${at}`, word])),
})
const reading = (text: string) => readText(text, 'en', tools)

describe('a text that is parted over the places of a picture', () => {
  it.each(sound)('%s: %j', (text, words) => {
    expect(isSoundSplit(parts(words), {}, reading(text))).toBe(true)
  })

  it.each(unsound)('is refused where a part hangs on another: %s: %j', (text, words) => {
    expect(isSoundSplit(parts(words), {}, reading(text))).toBe(false)
  })

  it('leaves a pronoun to pictures that tell one thing after the other', () => {
    const scarf = reading('I knitted a scarf and it turned into a blanket')
    const words = parts(['I knitted a scarf', 'It turned into a blanket'])
    expect(isSoundSplit(words, {}, scarf)).toBe(false)
    expect(isSoundSplit(words, { tells: ['steps'] }, scarf)).toBe(true)
  })

  it('turns the way the picture does', () => {
    const better = reading('my phone was broken but I won a new one')
    const words = parts(['My phone was broken', 'I won a new one'])
    expect(isSoundSplit(words, { turn: 'for-worse' }, better)).toBe(false)
    expect(isSoundSplit(words, { turn: 'for-better' }, better)).toBe(true)
    const car = written('my car makes a noise until the mechanic listens').memes
    expect(
      car.filter(
        ({ templateName, words: said }) =>
          templateName === 'before-after' && said.before === 'My car makes a noise',
      ),
    ).toEqual([])
  })

  it.each([
    ['ik heb maar twee uur geslapen', 'nl'],
    ['das ist aber ein schöner Montag', 'de'],
  ])('finds no turn in a word for “only”: %s', (text, language) => {
    expect(readText(text, language, tools).relations.map(({ type }) => type)).not.toContain('turnabout')
  })

  it('finds the turn of a real “but”', () => {
    const types = (text: string, language: string) =>
      readText(text, language, tools).relations.map(({ type }) => type)
    expect(types('ich wollte schlafen, aber der Nachbar übt Trompete', 'de')).toContain('turnabout')
    expect(types('ik wilde slapen maar de buurman speelt trompet', 'nl')).toContain('turnabout')
  })
})
