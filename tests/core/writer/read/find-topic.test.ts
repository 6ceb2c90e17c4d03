import { describe, expect, it } from 'vitest'
import { runMaxWords } from '@/core/writer/read/find-topic'
import { readText } from '@/core/writer/read/read-text'
import { jokeBook } from '@/jokes/joke-book'
import { tools, written } from '../written-with'

const { topics, subjects } = jokeBook
const subjectLines = new Set(
  subjects.flatMap(({ lines }) => lines.flatMap(({ words }) => Object.values(words))),
)

const topicOf = (text: string) => readText(text, 'en', tools).topic?.name ?? null

const named: Readonly<Record<string, readonly string[]>> = {
  art: ['modern art', 'artists', 'drawing hands'],
  AI: ['AI', 'chatbots', 'ai generated pictures'],
  books: ['books', 'my book club', 'reading in bed'],
  cars: ['my old car', 'the engine light', 'parallel parking'],
  cleaning: ['laundry', 'spring cleaning', 'odd socks'],
  crypto: ['crypto', 'NFTs', 'buying the dip'],
  deadlines: ['deadlines', 'procrastinating', 'my to-do list'],
  delivery: ['parcels', 'the courier', 'food delivery'],
  'e-mail': ['emails', 'inbox zero', 'reply all'],
  'family dinners': ['sunday lunch', 'family gatherings', 'relatives'],
  games: ['video games', 'board games', 'a boss fight'],
  gardening: ['gardening', 'slugs', 'mowing the lawn'],
  'government forms': ['paperwork', 'taxes', 'passport photos'],
  holidays: ['the holidays', 'secret santa', "new year's resolutions"],
  hospitals: ['hospital food', 'nurses', 'the waiting room'],
  investors: ['investors', 'pitch decks', 'a seed round'],
  moving: ['moving house', 'unpacking', 'moving boxes'],
  music: ['karaoke', 'band practice', 'learning the guitar'],
  neighbours: ['noisy neighbours', 'my neighbor', 'leaf blowers'],
  passwords: ['passwords', 'captchas', 'two-factor authentication'],
  printers: ['the office printer', 'paper jams', 'toner'],
  shopping: ['groceries', 'the self-checkout', 'coupons'],
  sports: ['football', 'the referee', 'a penalty shootout'],
  startups: ['startups', 'side projects', 'co-founders'],
  streaming: ['streaming services', 'the season finale', 'subtitles'],
  updates: ['software updates', 'release notes', 'remind me tomorrow'],
}

/** A word of the topic is in each text and means something else there. */
const falseFriends: Readonly<Record<string, readonly string[]>> = {
  art: [
    'state of the art',
    'the art of saying no',
    'martial arts',
    'painting the kitchen',
    'drawing a blank',
  ],
  AI: ['the enemy AI in level two'],
  books: ['I want to book a flight', 'my boss books meetings', 'a novel idea', 'they cooked the books'],
  cars: ['key performance indicators', 'a garage sale', 'fuel for gossip', 'toy cars'],
  cleaning: ['clean code', 'a clean slate', 'cleaning the data'],
  crypto: ['love you to the moon and back', 'data mining'],
  deadlines: ['hair extensions', "the baby's due date"],
  delivery: ['continuous delivery', 'his deadpan delivery', 'npm packages', 'key takeaways'],
  'e-mail': ['emotional attachment', 'spam fritters'],
  'family dinners': ['everything is relative', 'relative paths'],
  games: ['mind games', 'power games at work'],
  gardening: ['gardening leave', 'the beer garden', 'led up the garden path'],
  'government forms': ['many forms of cheese', 'web forms', 'permit me to laugh'],
  holidays: ['easter island'],
  hospitals: [
    "my mother's surgery",
    'he was rushed to the emergency room',
    'to ward off evil',
    'nursing a hangover',
    'a tree surgeon',
  ],
  investors: ['a fashion runway', 'our plane on the runway'],
  moving: ['a moving speech', 'moving on', 'moving to the cloud', 'they moved me to tears', 'house rules'],
  music: ['time to face the music', 'a soap opera', 'the bus conductor'],
  neighbours: ['the nearest neighbour of a vector'],
  passwords: ['security questions from the auditor'],
  printers: ['airport scanners', 'a money printer'],
  shopping: ['git checkout main', 'security clearance', 'the shop floor'],
  sports: ['a perfect match', 'climbing the career ladder', 'swimming in tickets'],
  startups: ['pivot tables', 'the hustle and bustle', 'a slow startup screen'],
  streaming: ['tears streaming down my face', 'binge eating'],
  updates: ['update me by noon', 'project updates', 'any updates from the client'],
}

const pairs = (table: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(table).flatMap(([topic, texts]) => texts.map((text) => [text, topic] as const))

const leisure = topics.filter(({ name }) => Object.hasOwn(named, name))

describe('the topic of a text', () => {
  it.each(pairs(named))('that says %j is %s', (text, topic) => {
    expect(topicOf(text)).toBe(topic)
  })

  it.each(pairs(falseFriends))('that says %j is not %s', (text, topic) => {
    expect(topics.map(({ name }) => name)).toContain(topic)
    expect(topicOf(text)).not.toBe(topic)
  })
})

describe('the cues of a topic', () => {
  it('are never longer than what is looked up, and in the spelling of a normalised text', () => {
    for (const { name, cues, weakCues = [] } of topics) {
      for (const cue of [...cues, ...weakCues]) {
        expect(cue.split(' ').length, `${name}: ${cue}`).toBeLessThanOrEqual(runMaxWords)
        expect(cue, name).toBe(cue.toLowerCase())
        expect(cue, name).not.toMatch(/[’.,;:!?"]/)
      }
    }
  })
})

describe('a topic of everyday life', () => {
  it.each(leisure.map((topic) => [topic.name, topic] as const))(
    'has a choice for every place: %s',
    (_, topic) => {
      const long = [topic.swaps, topic.reactions, topic.turns, topic.myths, topic.boasts, topic.thoughts]
      const short = [topic.glances, topic.chains, topic.advice, topic.fires, topic.chases]
      const pairs = [topic.depths, topic.podiums]
      for (const list of long) expect(list.length).toBeGreaterThanOrEqual(4)
      for (const list of short) expect(list.length).toBeGreaterThanOrEqual(3)
      for (const list of pairs) expect(list.length).toBeGreaterThanOrEqual(2)
    },
  )

  it.each(leisure.map((topic) => [topic.name, topic] as const))(
    'gives twelve memes that repeat no line: %s',
    (name, topic) => {
      const { cues, weakCues, falseFriends: _, name: __, ...lists } = topic
      const lines = new Set(
        Object.values(lists)
          .flat(2)
          .filter((line) => line.length > 12),
      )
      for (const variation of [0, 1, 2]) {
        const captions = written(name, { inputLanguage: 'en', variation }).memes.flatMap(({ words }) =>
          Object.values(words),
        )
        const own = captions.filter((caption) => lines.has(caption) || subjectLines.has(caption))
        expect(own.length, 'the topic is used').toBeGreaterThan(1)
        const whole = own.filter((line) => line.length > 12)
        expect(whole.filter((line, index) => whole.indexOf(line) < index)).toEqual([])
      }
    },
  )
})
