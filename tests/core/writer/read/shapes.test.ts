import { describe, expect, it } from 'vitest'
import { normaliseText } from '@/core/writer/read/normalise-text'
import { readText } from '@/core/writer/read/read-text'
import type { Relation, RelationType } from '@/core/writer/read/reading'
import { lintFill } from '@/core/writer/render/linter'
import { findTemplate } from '@/templates/templates'
import { tools, wordsOn, written } from '../written-with'

/** Sentences of each shape, none of which is among the judged prompts. */
const sentences: Partial<Record<RelationType, readonly string[]>> = {
  renaming: [
    "I'm not procrastinating, I'm gathering momentum",
    'a kale chip is basically a leaf with anxiety',
    'my dad using duct tape as a renovation',
    'open plan office and zoo are the same thing',
    'wine counts as fruit',
    'my aunt thinking a horoscope is a schedule',
    'a walk. pedestrian landscape appreciation',
  ],
  trade: [
    'I give my gym 40 euros a month, my gym gives me guilt',
    'trading my twenties for a parking space',
    'you get my free evening, I get a branded mug',
    'your soul in exchange for free wifi',
  ],
  giveaway: [
    'you get a survey, you get a survey, everybody gets a survey',
    'my aunt giving everyone a scented candle',
    'the new boss gave everybody a lanyard',
    'you get a parking fine, and you get a parking fine',
  ],
  request: [
    'can everyone please stop microwaving fish',
    "please don't schedule calls on friday afternoon",
    'could you stop calling it a quick sync',
    'stop asking me what my five year plan is',
  ],
  'only-one': [
    'am I the only one who reads the ingredients of shampoo',
    'does anybody else talk to their plants',
    'does no one else fold the bread bag',
    'am I the only person who likes the middle seat?',
  ],
  letdown: [
    'forty kinds of cheese and nothing to put it on',
    'a bookshelf full of cookbooks and nothing to eat',
    'a piano that I bought in 2015 and never played',
    'the airline promised a meal that never came',
  ],
  absence: [
    "this is where I'd put my savings, if I had any",
    "here's where my patience used to be",
    'my work life balance would go here',
    'this is where my social life would be',
  ],
  rarely: [
    "I don't usually dance, but when I do it's on a table",
    'I rarely cook but when I do the fire brigade comes',
    "my cat never listens but when she does it's to the can opener",
    'we seldom argue, but when we do the neighbours take notes',
  ],
  everywhere: [
    'cables. cables behind every desk',
    'scooters everywhere',
    'glitter as far as the eye can see',
    'cookie banners',
  ],
  recursion: [
    'a committee to form a committee',
    'a spreadsheet that tracks my other spreadsheets',
    'a meeting about reducing the number of meetings',
    'a queue for another queue',
  ],
  both: [
    'teenagers and retired people both sleep at noon',
    'pigeons and tourists: blocking the entire sidewalk',
    'my mother and my phone agree that I should sleep more',
    'my car and my knees have one thing in common: they make that noise',
  ],
  nostalgia: [
    'back in my day we memorized phone numbers',
    'remember when we burned cds for our crush',
    'children today will never understand the fear of a landline ringing',
    'when we were kids the remote control was me',
  ],
  'then-now': [
    'I used to party until dawn, now I fall asleep during the intro',
    'my knees used to bend, now they announce themselves',
    'we used to write letters, these days we send a thumb',
    'people used to fear the dark, now they fear the group chat',
  ],
  reveal: [
    'the diet is not working. the diet was a photo of a salad',
    'what if I told you that nobody reads the newsletter',
    'plot twist: the quiet intern owns the company',
    'the map is not wrong. the map is upside down',
  ],
  doubt: [
    "so you want me to train my replacement but there's no budget for a raise",
    "you're telling me the whole website depends on one intern",
    'oh you watched one documentary on sharks? please explain the ocean',
    "oh so you're a photographer because you own a camera?",
  ],
  'double-standard': [
    "my sister arrives late and nobody says a word, I am two minutes late and suddenly it's an intervention",
    "millionaire skips his taxes and everyone calls it smart, I forget one receipt and suddenly I'm a criminal",
    "the dog sleeps all day and no one cares, I nap once and suddenly I'm lazy",
    'a cat breaks a vase and everyone claps, I drop one spoon and everybody sighs',
  ],
  'two-deeds': [
    'bank apologises for the delay, charges a fee for the apology',
    'my roommate borrows my charger, blames me for his dead phone',
    'never answers the phone, posts forty stories a day',
    'the gym sells motivation, hides the cancellation form',
  ],
  quotation: [
    '"minimalism changed my life" - man with three houses',
    '"age is just a number" - the bouncer who is 19',
    '"we listen to our users" - a form without a text field',
    '"early is on time" – my train',
  ],
  awkward: [
    'that awkward moment when you say love you to your boss on the phone',
    'when you accidentally like a photo from 2014',
    'when you trip in front of the whole class and everyone claps',
    'that moment when the waiter says enjoy your meal and you say you too',
  ],
  cornered: [
    'when someone starts talking about their keto diet',
    'my neighbour wants to show me his drone videos',
    'my uncle keeps explaining the stock market',
    'a stranger on the train starts singing opera',
  ],
  trifle: [
    'bus arrives three minutes early',
    'they moved the milk to another aisle',
    'my bakery ran out of cinnamon rolls',
    'the internet is slightly slower than yesterday',
  ],
  consequence: [
    'my phone died so I had to talk to my family',
    "the elevator broke so now I'm an athlete",
    'it rained on laundry day so I am wearing a curtain',
    'the printer is offline so the meeting has no snacks list',
  ],
  instead: [
    'my unread books watching me buy three more',
    'the treadmill in my basement watching me order fries',
    'my vegetables watching me call the pizza place',
    'my running shoes watching me take the elevator',
  ],
}

const snowclones: readonly (readonly [string, Relation])[] = [
  [
    'expectation: six-pack\nreality: snack pack',
    { type: 'expectation', expected: 'Six-pack', real: 'Snack pack' },
  ],
  [
    "how it started: learning the drums / how it's going: selling the drums",
    { type: 'then-now', earlier: 'Learning the drums', later: 'Selling the drums' },
  ],
  ['nobody: / absolutely nobody: / my hamster: gym', { type: 'unprompted', scene: 'My hamster: gym' }],
  [
    'product managers be like one small change',
    { type: 'dialogue', turns: [{ who: 'product managers', line: 'one small change' }] },
  ],
]

describe('shapes of memes that are typed out', () => {
  it.each(snowclones)('%s', (text, relation) => {
    expect(readText(normaliseText(text), 'en', tools).relations).toEqual([relation])
  })

  it.each([
    'POV: you are the last one in the office',
    'TypeError: undefined is not a function',
    'roast my startup idea: boats',
  ])('hears nobody speak in “%s”', (text) => {
    expect(typesIn(normaliseText(text))).not.toContain('dialogue')
  })
})

const typesIn = (text: string) => readText(text, 'en', tools).relations.map(({ type }) => type)

describe('shapes of sentences', () => {
  for (const [type, texts = []] of Object.entries(sentences)) {
    it.each(texts)(`knows ${type}: %s`, (text) => {
      expect(typesIn(text)).toContain(type)
    })
  }

  it('give twelve memes without a fault each', () => {
    for (const text of Object.values(sentences).flat()) {
      const { text: verbatim } = readText(text, 'en', tools)
      const { memes } = written(text)
      expect(memes, text).toHaveLength(12)
      for (const meme of memes) {
        const template = findTemplate(meme.templateName)
        if (!template) throw new Error(meme.templateName)
        const faults = lintFill({ ...meme, fit: 0 }, template, { verbatim, isEnglish: true })
        expect(faults, `${text} -> ${JSON.stringify(meme)}`).toEqual([])
      }
    }
  })

  it.each([
    ['I get up at five', 'trade'],
    ['can you believe it is monday again', 'request'],
    ['my boss is just tired', 'renaming'],
    ['it is just a phase', 'renaming'],
    ['my friend of a friend knows a baker', 'recursion'],
    ['mondays', 'everywhere'],
    ['so tired of all these passwords', 'doubt'],
    ['I changed my mind', 'trifle'],
    ['I wanted to explain my plan', 'cornered'],
    ['tea, biscuits, a blanket', 'two-deeds'],
    ['my dog is not amused. I am late', 'reveal'],
  ] as const)('does not see more than there is: %s is no %s', (text, type) => {
    expect(typesIn(text)).not.toContain(type)
  })
})

describe('the words of a shape in their places', () => {
  const cases: readonly (readonly [text: string, templateName: string, words: Record<string, string>])[] = [
    [
      'trading my twenties for a parking space',
      'obvious-trap',
      { bait: 'A parking space', victim: 'Me', trap: 'My twenties' },
    ],
    [
      'my aunt giving everyone a scented candle',
      'podium',
      { first: 'A scented candle', second: 'Also a scented candle', third: 'A scented candle, again' },
    ],
    [
      'I rarely cook but when I do the fire brigade comes',
      'slow-zoom',
      { p1: 'I rarely cook', p2: 'But once in a while…', p3: 'The fire brigade comes' },
    ],
    [
      'pigeons and tourists: blocking the entire sidewalk',
      'epic-agreement',
      { left: 'Pigeons', right: 'Tourists', clasp: 'Blocking the entire sidewalk' },
    ],
    [
      'my mother and my phone agree that I should sleep more',
      'spot-the-difference',
      { a: 'My mother', b: 'My phone', line: 'Both: I should sleep more' },
    ],
    [
      'cables. cables behind every desk',
      'signpost',
      { s1: 'Cables', s2: 'More cables', s3: 'Cables behind every desk' },
    ],
    [
      'the diet is not working. the diet was a photo of a salad',
      'unmasked',
      { ghost: 'The diet is not working', culprit: 'The diet was a photo of a salad' },
    ],
    [
      "oh so you're a photographer because you own a camera?",
      'certificate',
      { title: 'A photographer', who: 'You', for: 'Own a camera' },
    ],
    [
      'does anybody else talk to their plants',
      'debate-table',
      { claim: 'Talking to your plants is perfectly normal' },
    ],
    [
      'the treadmill in my basement watching me order fries',
      'nope-yep',
      { reject: 'The treadmill in my basement', approve: 'Ordering fries' },
    ],
    [
      "the dog sleeps all day and no one cares, I nap once and suddenly I'm lazy",
      'hero-villain',
      { hero: 'The dog sleeps all day: no one cares', villain: 'I nap once: suddenly I’m lazy' },
    ],
    ['the airline promised a meal that never came', 'box-in-a-box', { outer: 'A meal', inner: 'Never came' }],
  ]

  it.each(cases)('%s -> %s', (text, templateName, words) => {
    expect(wordsOn(templateName, text)?.words).toEqual(words)
  })

  it('says nothing of its own about a named person, whatever the shape', () => {
    for (const text of [
      'Ada Lovelace is just a lady',
      'can everyone stop asking Kevin Smith about the cake',
    ]) {
      const isWhole = (line: string) => line.toLowerCase() === text.toLowerCase()
      for (const { words } of written(text).memes) {
        const ours = Object.values(words).filter((line) => !isWhole(line))
        expect(ours.join(' '), text).not.toMatch(/lovelace|kevin/i)
      }
    }
  })

  it('takes two deeds for a choice, even where the tagger sees a noun', () => {
    expect(wordsOn('two-buttons', 'cook dinner or eat cereal over the sink')?.words).toEqual({
      left: 'Cook dinner',
      right: 'Eat cereal over the sink',
    })
  })

  it('does not take an indirect question for a condition', () => {
    expect(typesIn('my dentist asked if I floss and we both knew')).not.toContain('condition')
  })

  it('knows one person at two times by the same name', () => {
    expect(typesIn('my sister: I am on my way. my sister: still in the shower')).toContain('then-now')
  })

  it('tells a story with commas as a story', () => {
    expect(typesIn('the cake collapsed, the candles fell, the table caught fire')).toContain('steps')
    expect(typesIn('the cake, the candles, the table')).not.toContain('steps')
  })

  it('hears the question behind an address', () => {
    const text = 'hey doctor, why does my knee predict the weather'
    expect(readText(text, 'en', tools).kind).toBe('question')
  })
})
