import { describe, expect, it } from 'vitest'
import { findTopic } from '@/core/writer/read/find-topic'
import { readText } from '@/core/writer/read/read-text'
import { jokeBook } from '@/jokes/joke-book'
import { tools, written } from '../core/writer/written-with'

const { topics } = jokeBook

const topicOf = (text: string) => readText(text, 'en', tools).topic?.name ?? null

const named: readonly (readonly [text: string, topic: string])[] = [
  ['marketing', 'marketing'],
  ['a slogan that nobody understands', 'marketing'],
  ['product managers', 'product management'],
  ['our backlog', 'product management'],
  ['graphic designers', 'design'],
  ['kerning', 'design'],
  ['big data', 'data'],
  ['spreadsheets', 'data'],
  ['lawyers', 'legal matters'],
  ['the small print of the contract', 'legal matters'],
  ['accounting', 'finance'],
  ['the auditors are here', 'finance'],
  ['HR', 'HR'],
  ['performance review season', 'HR'],
  ['remote work', 'remote work'],
  ['working from home', 'remote work'],
  ['exam week', 'exams'],
  ['multiple choice', 'exams'],
  ['teachers', 'teaching'],
  ["parents' evening", 'teaching'],
  ['toddlers', 'parenting'],
  ['a newborn in the house', 'parenting'],
  ['dating', 'dating'],
  ['my first date since spring', 'dating'],
  ["my sister's wedding", 'weddings'],
  ['bridesmaid dresses', 'weddings'],
  ['coffee', 'coffee'],
  ['oat milk', 'coffee'],
  ['diets', 'diets'],
  ['counting calories', 'diets'],
  ['the gym', 'the gym'],
  ['leg day', 'the gym'],
  ['rainy days', 'the weather'],
  ['umbrellas', 'the weather'],
  ['heatwave', 'the heat'],
  ['sun cream', 'the heat'],
  ['delayed flights', 'flying'],
  ['airport security', 'flying'],
  ['traffic jams', 'traffic'],
  ['roundabouts', 'traffic'],
  ['rent', 'the rent'],
  ['my landlord', 'the rent'],
  ['my phone', 'phones'],
  ['voicemail', 'phones'],
  ['social media', 'social media'],
  ['influencers', 'social media'],
]

/** Texts that hold a word of the topic and are about something else. */
const falseFriends: readonly (readonly [text: string, topic: string])[] = [
  ['out of mobile data', 'data'],
  ['they sold my data', 'data'],
  ['the car dashboard is blinking', 'data'],
  ['slow by design', 'design'],
  ['interior design', 'design'],
  ['intelligent design', 'design'],
  ['the tennis court', 'legal matters'],
  ['the food court on Sunday', 'legal matters'],
  ['she contracted the flu', 'legal matters'],
  ['no accounting for taste', 'finance'],
  ['a 3 hr delay', 'HR'],
  ['24 hr supermarkets', 'HR'],
  ['my eye exam', 'exams'],
  ['the cup finals', 'exams'],
  ['that will teach them', 'teaching'],
  ['baby steps', 'parenting'],
  ['baby carrots', 'parenting'],
  ['a plant nursery', 'parenting'],
  ['carbon dating', 'dating'],
  ['a castle dating back to 1200', 'dating'],
  ['the due date', 'dating'],
  ['keeping it up to date', 'dating'],
  ['the football match', 'dating'],
  ['dogs at the groomer', 'weddings'],
  ['may the best man win', 'weddings'],
  ['the honeymoon phase of a new job', 'weddings'],
  ['my coffee table', 'coffee'],
  ['digital detox', 'diets'],
  ['the jungle gym', 'the gym'],
  ['mental gymnastics', 'the gym'],
  ['I will take a rain check', 'the weather'],
  ['feeling under the weather', 'the weather'],
  ['four flights of stairs', 'flying'],
  ['paper planes', 'flying'],
  ['fight or flight', 'flying'],
  ['web traffic', 'traffic'],
  ['foot traffic in the shop', 'traffic'],
  ['renting a car', 'the rent'],
  ['living rent free in my head', 'the rent'],
  ['the car battery', 'phones'],
  ['assault and battery', 'phones'],
  ['a viral infection', 'social media'],
  ['a sprint to the bus', 'product management'],
  ['an agile cat', 'product management'],
  ['an election campaign', 'marketing'],
  ['the Home Office', 'remote work'],
]

describe('the words of the topics', () => {
  it.each(named)('find the topic of %j: %s', (text, topic) => {
    expect(topicOf(text)).toBe(topic)
  })

  it.each(falseFriends)('do not take %j for %s', (text, topic) => {
    expect(topics.map(({ name }) => name)).toContain(topic)
    expect(topicOf(text)).not.toBe(topic)
  })
})

describe('one word of a topic', () => {
  it.each([
    'finally booked a week by the sea and now it is raining',
    'my coworker is flirting or just being nice',
    'teaching my cat to sit on command',
    'all flights of fancy end on a Tuesday',
    'there was coffee on the ceiling again',
    'we met at the gym and never spoke again',
  ])('counts once, whatever its ending: %j', (text) => {
    expect(findTopic({ text, words: tools.tagWords(text) }, topics)?.cues ?? 0).toBeLessThan(2)
  })
})

describe('twelve memes about a topic', () => {
  it('need no line of it twice', () => {
    for (const [text] of named) {
      const captions = written(text).memes.flatMap(({ words }) => Object.values(words))
      const lines = captions.filter(
        (line) => line.length > 24 && !line.toLowerCase().includes(text.toLowerCase()),
      )
      const own = lines.filter((line) => topics.some((topic) => JSON.stringify(topic).includes(line)))
      expect(own.length, text).toBe(new Set(own).size)
    }
  })
})
