import type { Reaction } from './reaction'

/** For a question of any kind: nothing is answered, and nothing is claimed of who asks or why. */
export const questionReactions: readonly Reaction[] = [
  { template: '3am-brain', words: { brain: '{text}', me: 'I was nearly asleep' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'is that urgent' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'submit that in writing' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'ask the other pillow' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '“No, no. No questions from me.”' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '“All perfectly clear, thank you”' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '“I was only wondering about lunch”' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '“Nothing on my mind. Never has been.”' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'I would rather not know.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Ask me anything else.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Good question. Next.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Let us not spoil the mystery.' } },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: 'I have checked twice. The answer is Wednesday.' },
  },
  { template: 'mental-maths', words: { thought: '{text}', variables: 'Known: nothing. Unknown: the rest.' } },
  {
    template: 'mental-maths',
    words: {
      thought: '{text}',
      variables: 'All that I learned at school, divided by all that I remember = a triangle',
    },
  },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: 'I have shown my working. My working has asked to leave.' },
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: '“Are there any questions?” There was one.' },
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'Question 1 of 1. We have the hall until six.' },
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'An introduction. There will be no answer.' },
  },
  { template: 'the-presentation', words: { slide: '{text}', topic: 'Nine experts, one biscuit, no idea' } },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'We have been standing here since May. Nobody knows.' },
  },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'The answer is on the back. The back is against the wall.' },
  },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'I asked the curator. She has gone to lie down.' },
  },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'At last, a work as puzzled as its visitors.' },
  },
  {
    template: 'too-late-bulb',
    words: { moment: '{text}', idea: '“Ask somebody else.” That was the answer.' },
  },
  {
    template: 'too-late-bulb',
    words: { moment: '{text}', idea: 'I had the answer, just before the shampoo.' },
  },
  {
    template: 'too-late-bulb',
    words: { moment: '{text}', idea: 'An hour under hot water, and now I have two questions.' },
  },
  {
    template: 'final-boss',
    words: { hero: 'All of science', boss: '{text}', weapon: '“More research is needed”' },
  },
  {
    template: 'final-boss',
    words: { hero: 'Me, a grown adult', boss: '{text}', weapon: 'A slow, wise nod' },
  },
  {
    template: 'final-boss',
    words: { hero: 'Me, with a library card', boss: '{text}', weapon: 'A confident “well…”' },
  },
  {
    template: 'worst-suggestion',
    words: {
      boss: '{text}',
      a: 'Found a committee',
      b: 'Blame the moon',
      c: 'Ask somebody who knows?',
      exit: 'Expert advice',
    },
  },
  {
    template: 'worst-suggestion',
    words: {
      boss: '{text}',
      a: 'Do nothing',
      b: 'Do nothing, but in teams',
      c: 'Admit that we have no idea?',
      exit: 'Honesty',
    },
  },
  {
    template: 'worst-suggestion',
    words: {
      boss: '{text}',
      a: 'Hold a survey',
      b: 'Hold a bigger survey',
      c: 'We could think for a minute',
      exit: 'Original thought',
    },
  },
  {
    template: 'rabbit-hole',
    words: {
      entry: '{text}',
      d1: 'One reply, from 2009: “Solved, thanks!”',
      d2: 'Who are you? What was the answer?',
      bottom: 'I have flown to his island. He has forgotten.',
    },
  },
  {
    template: 'rabbit-hole',
    words: {
      entry: '{text}',
      d1: 'Nine people with nine answers',
      d2: 'The ninth one has a map',
      bottom: 'I may not reveal my location',
    },
  },
  { template: 'loading-patience', words: { task: '{text}', wait: 'I was a child when I asked' } },
  { template: 'loading-patience', words: { task: '{text}', wait: 'The answer is in the post' } },
  { template: 'loading-patience', words: { task: '{text}', wait: 'My beard had hoped to know' } },
  { template: 'head-in-hole', words: { warnings: '{text}', who: 'Everybody who might know' } },
  { template: 'head-in-hole', words: { warnings: '{text}', who: 'Me, sorry that I asked' } },
  { template: 'head-in-hole', words: { warnings: '{text}', who: 'The experts, in a row' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'The only one here who knows' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'Me, who had just raised a hand' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'Everybody with a degree' } },
  { template: 'not-my-job', words: { fire: '{text}', me: 'I only do statements' } },
  { template: 'not-my-job', words: { fire: '{text}', me: 'I have stopped asking and taken up sitting' } },
  { template: 'not-my-job', words: { fire: '{text}', me: 'Answers are another department' } },
  {
    template: 'slow-zoom',
    words: { p1: 'A free minute, nothing on my mind', p2: 'Something on my mind', p3: '{text}' },
  },
  {
    template: 'slow-zoom',
    words: { p1: '{text}', p2: 'Nobody is answering', p3: 'Nobody has ever answered' },
  },
  {
    template: 'slow-zoom',
    words: { p1: '{text}', p2: 'Everybody here pretends to know', p3: 'I pretend the loudest' },
  },
  { template: 'the-penny-drops', words: { p1: '“Ask me anything”', p2: '{text}', p3: '“Anything else”' } },
  { template: 'party-corner', words: { secret: '{text}', crowd: '“We never talk about anything real”' } },
  { template: 'party-corner', words: { secret: '{text}', crowd: '“You look so peaceful”' } },
  { template: 'party-corner', words: { secret: '{text}', crowd: '“So then I told my broker…”' } },
  { template: 'grand-entrance', words: { day: '{text}', hero: 'An aunt with half an answer' } },
  { template: 'grand-entrance', words: { day: '{text}', hero: 'Somebody’s uncle, sure of everything' } },
  {
    template: 'weather-map',
    words: {
      mon: 'Mild wondering',
      wed: 'Wondering, with a cow',
      fri: 'Wondering, but tanned',
      line: '{text}',
    },
  },
  { template: 'domino-chain', words: { cause: '{text}', effect: 'A family vote, and a recount' } },
  { template: 'domino-chain', words: { cause: '{text}', effect: 'I look at everything sideways now' } },
  {
    template: 'iceberg',
    words: {
      tip: '{text}',
      under: 'The first answer',
      deep: 'Why the first answer is wrong',
      abyss: 'A man in a cardigan who has seen the data',
    },
  },
  {
    template: 'iceberg',
    words: {
      tip: '{text}',
      under: '“That one is easy”',
      deep: '“That one is not easy”',
      abyss: '“Who let you down here?”',
    },
  },
  { template: 'outrunning-it', words: { runner: 'Anyone with an answer', boulder: '{text}' } },
  { template: 'outrunning-it', words: { runner: 'Me, who only wanted a quiet day', boulder: '{text}' } },
  { template: 'outrunning-it', words: { runner: 'The person I was going to ask', boulder: '{text}' } },
  {
    template: 'nope-yep',
    words: { reject: 'An answer from somebody qualified', approve: 'An answer from a stranger with a beard' },
  },
  { template: 'nope-yep', words: { reject: 'Finding out', approve: 'Having a theory' } },
  {
    template: 'nope-yep',
    words: { reject: 'Asking once', approve: 'Asking everyone, then asking the bread' },
  },
  {
    template: 'signpost',
    words: { s1: '“Nobody knows”', s2: '“Everybody knows”', s3: '“Ask at the desk” (there is no desk)' },
  },
  {
    template: 'signpost',
    words: { s1: '“Trust your gut”', s2: '“Trust the process”', s3: '“Trust a goose”' },
  },
  { template: 'signpost', words: { s1: '“Yes”', s2: '“No”', s3: '“What was the question?”' } },
  {
    template: 'big-ideas',
    words: {
      level1: 'Having a question',
      level2: 'Asking the question',
      level3: 'Asking louder',
      level4: 'Becoming the question',
    },
  },
  {
    template: 'big-ideas',
    words: {
      level1: '“No idea”',
      level2: '“Nobody has an idea”',
      level3: '“What is an idea?”',
      level4: 'A long hum',
    },
  },
  {
    template: 'ok-better-best',
    words: {
      l1: 'Having the answer',
      l2: 'Nearly having the answer',
      l3: 'Being sure, loudly, with no idea',
    },
  },
  {
    template: 'ok-better-best',
    words: { l1: 'An expert', l2: 'A second expert', l3: 'Two experts who cannot stand each other' },
  },
  { template: 'expectation-reality', words: { expect: 'One answer', reality: 'Eleven answers and a fight' } },
  {
    template: 'expectation-reality',
    words: { expect: 'A wise old voice explains', reality: 'A wise old voice says “pass”' },
  },
  {
    template: 'expectation-reality',
    words: { expect: '“Let me think for a second”', reality: 'A Thursday, some years later' },
  },
  {
    template: 'box-in-a-box',
    words: { outer: 'The answer that we have all been waiting for', inner: '“Well, yes and no”' },
  },
  {
    template: 'box-in-a-box',
    words: { outer: 'Everything known about this so far', inner: 'A shrug, in colour' },
  },
  {
    template: 'podium',
    words: { first: '“I just feel that way”', second: 'Forty years of research', third: 'Looking closely' },
  },
  {
    template: 'podium',
    words: {
      first: 'A guess, barefoot',
      second: 'The facts, seething',
      third: 'A second guess, out of breath',
    },
  },
  {
    template: 'certificate',
    words: {
      title: 'Science prize, for taking part',
      who: 'Me',
      for: 'Wondering about this with great concentration and no result',
    },
  },
  {
    template: 'certificate',
    words: {
      title: 'Medal for asking first',
      who: 'Whoever said this aloud',
      for: 'Asking while the rest of us nodded as if we knew',
    },
  },
  { template: 'two-buttons', words: { left: 'Answer', right: 'Answer with another question' } },
  { template: 'two-buttons', words: { left: 'Look for the truth', right: 'Look for somebody who agrees' } },
  {
    template: 'two-buttons',
    words: { left: 'Admit that I have no idea', right: 'Start with “historically speaking…”' },
  },
  {
    template: 'fork-in-road',
    words: { good: 'Think quietly', bad: 'Ask the group chat', who: 'Me, typing “serious question”' },
  },
  {
    template: 'fork-in-road',
    words: { good: 'Let the question rest', bad: 'Feed the question', who: 'Me, with crumbs' },
  },
  {
    template: 'fork-in-road',
    words: { good: 'Say “no idea”', bad: 'Say “funny you should ask” and hope', who: 'Me, hoping' },
  },
  {
    template: 'shoulder-advice',
    words: {
      angel: 'Some things need not be known',
      imp: 'Text everybody you have ever met',
      me: 'Me, at the letter C',
    },
  },
  {
    template: 'shoulder-advice',
    words: { angel: 'Think before you answer', imp: 'Answer before they think', me: 'Me: “Seven”' },
  },
  {
    template: 'three-wise-avoiders',
    words: { see: 'The evidence', hear: 'The question', speak: '“I have no idea”' },
  },
  {
    template: 'clown-steps',
    words: {
      s1: 'I could just ask somebody',
      s2: 'But I want to work this out myself',
      s3: 'With a diagram',
      s4: 'Day six. The diagram has a door.',
    },
  },
  {
    template: 'clown-steps',
    words: {
      s1: 'This cannot be that hard',
      s2: 'I only need to define my terms',
      s3: 'I have defined my terms',
      s4: 'I no longer believe in spoons',
    },
  },
  {
    template: 'typing-deleting',
    words: {
      long: 'My teachers did not know. The book did not know. I have looked deep into the eyes of a cow, and she did not know',
      sent: 'good question :)',
    },
  },
  {
    template: 'victory-dance',
    words: { win: 'Somebody else wonders about this, too', who: 'Me, no longer alone' },
  },
  {
    template: 'victory-dance',
    words: { win: 'Found an answer that nobody can check', who: 'Me, an authority' },
  },
  {
    template: 'spot-the-difference',
    words: {
      a: 'Having no idea',
      b: '“That is a fascinating question”',
      line: 'One of them is paid by the hour.',
    },
  },
  {
    template: 'hero-villain',
    words: { hero: 'I have an enquiring mind', villain: 'They ask a lot of questions' },
  },
  {
    template: 'hero-villain',
    words: { hero: 'I know a little about everything', villain: 'They have an answer to everything' },
  },
  {
    template: 'endless-list',
    words: {
      ticked: 'Asking, at last',
      rest: 'Everything that would have to be true for this to make sense',
    },
  },
  {
    template: 'debate-table',
    words: { claim: 'Some questions are only statements with the hat on backwards' },
  },
  { template: 'debate-table', words: { claim: 'Not knowing is restful and I recommend it' } },
  { template: 'debate-table', words: { claim: 'I have an answer, and the answer is soup' } },
  {
    template: 'missing-plank',
    words: { plan: 'Answering this with great confidence', gap: 'Any idea what to say' },
  },
  { template: 'flat-pack', words: { claim: 'I have thought this through', leftover: 'The “through” part' } },
  {
    template: 'string-board',
    words: {
      c1: 'Everybody shrugs',
      c2: 'Everybody nods',
      c3: 'The dog looks away',
      theory: 'The dog knows',
    },
  },
]
