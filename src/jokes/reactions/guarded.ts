import type { Reaction } from '../book'

/**
 * For a text that speaks of people by origin, faith, body or age: somebody thinks it, shows it or tells it again. The
 * words are about the one who tells and say nothing about whom it is told of.
 */
export const guardedReactions: readonly Reaction[] = [
  { template: '3am-brain', words: { brain: '{text}', me: 'tell me again tomorrow' }, esteem: 0.01 },
  { template: '3am-brain', words: { brain: '{text}', me: 'i remember' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '“My day? Fine. And yours?”' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '“I was just thinking. Carry on.”' } },
  { template: 'the-presentation', words: { slide: '{text}', topic: 'Everybody who asked how my day was' } },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'My family, still holding their forks' },
    esteem: 0.01,
  },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: 'Where do I start × who is still listening' },
    esteem: -0.02,
  },
  { template: 'domino-chain', words: { cause: '{text}', effect: 'I tell it at every dinner from now on' } },
  {
    template: 'domino-chain',
    words: { cause: '{text}', effect: 'A very long message to my best friend' },
    esteem: -0.02,
  },
  { template: 'line-goes-up', words: { top: '{text}', bottom: 'Times that I have told this' }, esteem: 0.01 },
  { template: 'party-corner', words: { secret: '{text}', crowd: '“And what is new with you?”' } },
  {
    template: 'iceberg',
    words: {
      tip: '{text}',
      under: 'The longer version',
      deep: 'The version with gestures',
      abyss: 'The version that only the dog has heard',
    },
  },
  {
    template: 'monday-friday',
    words: { mon: '“Anything new?” “No.”', fri: '{text}' },
    esteem: -0.02,
  },
  {
    template: 'weather-map',
    words: { mon: 'It happens', wed: 'I tell everyone', fri: 'I tell it well', line: '{text}' },
    esteem: -0.02,
  },
  {
    template: 'big-ideas',
    words: {
      level1: '“Nothing much”',
      level2: '“There was one thing”',
      level3: '“Sit down, this is a long one”',
      level4: '{text}',
    },
    esteem: 0.01,
  },
  { template: 'grand-entrance', words: { day: '{text}', hero: 'Somebody to tell it to' } },
  { template: 'town-crier', words: { scroll: '{text}', crowd: 'Nobody had asked. Everybody stayed.' } },
  { template: 'town-crier', words: { scroll: '{text}', crowd: 'The goose, asking for it once more' } },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: 'The bear, who had only come for the marshmallows' },
  },
  { template: 'campfire-story', words: { story: '{text}', listener: '“And then? And THEN?”' } },
  { template: 'news-desk', words: { news: '{text}', ticker: 'Coming up: the same once more, with feeling' } },
  { template: 'news-desk', words: { news: '{text}', ticker: 'More as soon as somebody asks' } },
  { template: 'cave-wall', words: { wall: '{text}', scholar: 'So they, too, told everybody.' } },
  { template: 'cave-wall', words: { wall: '{text}', scholar: 'It goes on round the corner.' } },
  { template: 'the-couch', words: { told: '{text}', notes: 'Let us begin with that, then.' } },
  { template: 'the-couch', words: { told: '{text}', notes: 'Whom has patient told so far? Everyone.' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'Is that a true story?' } },
  { template: 'plane-banner', words: { banner: '{text}', beach: 'People who had come for the sand' } },
  { template: 'crystal-ball', words: { ball: '{text}', teller: 'I have never had this one before.' } },
]

/**
 * For a text that speaks of death, illness or war, in earnest or in passing: who hears it is kind, and says so in a few
 * words that would also do where nobody was sad.
 */
export const consolingReactions: readonly Reaction[] = [
  { template: 'the-couch', words: { told: '{text}', notes: 'Take all the time you need' } },
  {
    template: 'the-couch',
    words: { told: '{text}', notes: 'That is a lot for one sentence. I am listening.' },
  },
  { template: 'cave-wall', words: { wall: '{text}', scholar: 'They wanted somebody to know. Now we do.' } },
  { template: 'cave-wall', words: { wall: '{text}', scholar: 'I need a moment. Write that down too.' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'i know. we can stay up together.' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'tell me all of it' } },
  { template: 'museum-piece', words: { art: '{text}', critic: 'I just want to stand here for a while.' } },
  { template: 'museum-piece', words: { art: '{text}', critic: 'No flash, please. And no hurry.' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '“Sit with me for a minute?”' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '“I could do with a cup of tea.”' } },
  { template: 'party-corner', words: { secret: '{text}', crowd: '“There you are! We kept you a seat.”' } },
  { template: 'grand-entrance', words: { day: '{text}', hero: 'Somebody who simply stays' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'Can I hold your hand while you read?' } },
  { template: 'plane-banner', words: { banner: '{text}', beach: 'A whole beach, waving back' } },
  { template: 'crystal-ball', words: { ball: '{text}', teller: 'I see people who are on your side' } },
  { template: 'town-crier', words: { scroll: '{text}', crowd: 'Somebody has gone to put the kettle on' } },
]
