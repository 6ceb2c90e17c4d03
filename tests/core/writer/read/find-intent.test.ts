import { describe, expect, it } from 'vitest'
import { findIntent, type Intent } from '@/core/writer/read/find-intent'
import { written } from '../written-with'

const asked: readonly (readonly [text: string, subject: string, tone?: Intent['tone']])[] = [
  ['make a meme about my cat knocking things over', 'my cat knocking things over'],
  ['Tell me a joke about accountants', 'accountants'],
  ['something funny about Mondays for my sales team', 'Mondays'],
  ['Create a meme for LinkedIn about networking events in a sarcastic tone', 'networking events', 'dry'],
  ['can you make me a wholesome gif about my grandma?', 'my grandma', 'warm'],
  ['I need a caption for a photo of my dog in a hat', 'my dog in a hat'],
  ['topic: procrastination', 'procrastination'],
  ['caption this: two raccoons in a trench coat', 'two raccoons in a trench coat'],
  ['roast my friend who never pays for drinks', 'my friend who never pays for drinks'],
  ['make a meme about how my boss loves meetings, keep it silly', 'my boss loves meetings', 'silly'],
  ['mach mir ein lustiges Meme über den Montag', 'den Montag'],
  ['hazme un meme sobre los lunes', 'los lunes'],
  ["something funny for my sister's 40th, kinda sarcastic", "my sister's 40th", 'dry'],
  ['meme for our team chat about the printer that never works pls', 'the printer that never works'],
  [
    'funny but not mean, about our new manager who loves whiteboards',
    'our new manager who loves whiteboards',
  ],
  ["do a meme for my gym's instagram about people not wiping the machines", 'people not wiping the machines'],
  ['make a meme about bin day, but not too sarcastic', 'bin day'],
  ['mondays hit different #mondaymood #help', 'mondays hit different'],
]

const told: readonly string[] = [
  'roast chicken takes two hours',
  'a joke about my hair ruined dinner',
  'memes about cats are the best thing',
  'my dad joke about socks got no laugh',
  'can you believe my landlord raised the rent',
  'tell my boss about the deal',
  'make a meme',
  '#mondaymood',
]

describe('what a text asks for', () => {
  it.each(asked.map(([text, subject, tone]) => ({ text, subject, ...(tone && { tone }) })))(
    '$text',
    ({ text, ...intent }) => {
      expect(findIntent(text)).toEqual(intent)
    },
  )

  it.each(told)('is nothing where it tells something: %s', (text) => {
    expect(findIntent(text)).toEqual({ subject: text })
  })

  it('is never shown in a picture', () => {
    const shown = written('make a meme about my neighbour mowing at seven').memes.flatMap(
      ({ words, header = '' }) => [...Object.values(words), header],
    )
    expect(shown.join('\n')).toMatch(/mowing at seven/i)
    expect(shown.join('\n')).not.toMatch(/make a meme/i)
  })

  it('lifts pictures of the tone as a tone of the request does', () => {
    const named = (text: string, tone?: 'dramatic') =>
      written(text, { tone }).memes.map(({ templateName }) => templateName)
    const subject = 'my neighbour mowing at seven'
    expect(named(`make a dramatic meme about ${subject}`).toSorted()).not.toEqual(
      named(`make a meme about ${subject}`).toSorted(),
    )
  })
})
