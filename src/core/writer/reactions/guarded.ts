import type { Reaction } from './reaction'

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
  { template: 'mental-maths', words: { thought: '{text}', variables: 'What I said + what I meant to say' } },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: 'Where do I start × who is still listening' },
    esteem: -0.02,
  },
  {
    template: 'too-late-bulb',
    words: { moment: '{text}', idea: 'I know now what I should have said. It is Thursday.' },
    esteem: -0.05,
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
]
