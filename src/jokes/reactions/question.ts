import type { Reaction } from '../book'

/** For a question of any kind: nothing is answered, and nothing is claimed of who asks or why. */
export const questionReactions: readonly Reaction[] = [
  { template: '3am-brain', words: { brain: '{text}', me: 'I was nearly asleep' }, esteem: 0.02 },
  { template: '3am-brain', words: { brain: '{text}', me: 'is that urgent' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'submit that in writing' }, esteem: 0.01 },
  { template: '3am-brain', words: { brain: '{text}', me: 'ask the other pillow' } },
  {
    template: 'calm-outside',
    words: { inside: '{text}', outside: '“No, no. No questions from me.”' },
    esteem: 0.01,
  },
  {
    template: 'calm-outside',
    words: { inside: '{text}', outside: '“All perfectly clear, thank you”' },
    esteem: 0.01,
  },
  {
    template: 'calm-outside',
    words: { inside: '{text}', outside: '“I was only wondering about lunch”' },
    esteem: 0.01,
  },
  {
    template: 'calm-outside',
    words: { inside: '{text}', outside: '“Nothing on my mind. Never has been.”' },
    esteem: 0.08,
  },
  {
    template: 'calm-in-chaos',
    words: { situation: '{text}', calm: 'I would rather not know.' },
  },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Ask me anything else.' }, esteem: 0.02 },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Good question. Next.' }, esteem: 0.04 },
  {
    template: 'calm-in-chaos',
    words: { situation: '{text}', calm: 'Let us not spoil the mystery.' },
    esteem: 0.03,
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
    esteem: 0.01,
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: '“Are there any questions?” There was one.' },
    esteem: 0.05,
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'Question 1 of 1. We have the hall until six.' },
    esteem: 0.07,
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'An introduction. There will be no answer.' },
    esteem: 0.02,
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'Nine experts, one biscuit, no idea' },
    esteem: 0.04,
  },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'We have been standing here since May. Nobody knows.' },
    esteem: 0.02,
  },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'The answer is on the back. The back is against the wall.' },
    esteem: -0.01,
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
    esteem: 0.03,
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
    esteem: -0.03,
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
    esteem: -0.05,
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
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'The only one here who knows' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'Me, who had just raised a hand' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'Everybody with a degree' } },
  {
    template: 'not-my-job',
    words: { fire: '{text}', me: 'I have stopped asking and taken up sitting' },
    esteem: -0.01,
  },
  { template: 'not-my-job', words: { fire: '{text}', me: 'Answers are another department' }, esteem: 0.01 },
  {
    template: 'slow-zoom',
    words: { p1: 'A free minute, nothing on my mind', p2: 'Something on my mind', p3: '{text}' },
  },
  {
    template: 'slow-zoom',
    words: { p1: '{text}', p2: 'Nobody is answering', p3: 'Nobody has ever answered' },
    esteem: 0.01,
  },
  {
    template: 'slow-zoom',
    words: { p1: '{text}', p2: 'Everybody here pretends to know', p3: 'I pretend the loudest' },
    esteem: 0.01,
  },
  {
    template: 'the-penny-drops',
    words: { p1: '“Ask me anything”', p2: '{text}', p3: '“Anything else”' },
    esteem: 0.09,
  },
  {
    template: 'party-corner',
    words: { secret: '{text}', crowd: '“We never talk about anything real”' },
    esteem: 0.01,
  },
  { template: 'party-corner', words: { secret: '{text}', crowd: '“You look so peaceful”' }, esteem: 0.05 },
  {
    template: 'party-corner',
    words: { secret: '{text}', crowd: '“So then I told my broker…”' },
    esteem: 0.06,
  },
  {
    template: 'grand-entrance',
    words: { day: '{text}', hero: 'Somebody’s uncle, sure of everything' },
    esteem: 0.02,
  },
  {
    template: 'weather-map',
    words: {
      mon: 'Mild wondering',
      wed: 'Wondering, with a cow',
      fri: 'Wondering, but tanned',
      line: '{text}',
    },
  },
  {
    template: 'domino-chain',
    words: { cause: '{text}', effect: 'A family vote, and a recount' },
    esteem: -0.03,
  },
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
    esteem: -0.03,
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
    esteem: -0.02,
  },
  {
    template: 'expectation-reality',
    words: { expect: 'One answer', reality: 'Eleven answers and a fight' },
    esteem: 0.01,
  },
  {
    template: 'expectation-reality',
    words: { expect: 'A wise old voice explains', reality: 'A wise old voice says “pass”' },
    esteem: 0.02,
  },
  {
    template: 'box-in-a-box',
    words: { outer: 'The answer that we have all been waiting for', inner: '“Well, yes and no”' },
    esteem: 0.01,
  },
  {
    template: 'box-in-a-box',
    words: { outer: 'Everything known about this so far', inner: 'A shrug, in colour' },
    esteem: -0.03,
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
    template: 'endless-list',
    words: {
      ticked: 'Asking, at last',
      rest: 'Everything that would have to be true for this to make sense',
    },
  },
  {
    template: 'missing-plank',
    words: { plan: 'Answering this with great confidence', gap: 'Any idea what to say' },
  },
  {
    template: 'string-board',
    words: {
      c1: 'Everybody shrugs',
      c2: 'Everybody nods',
      c3: 'The dog looks away',
      theory: 'The dog knows',
    },
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'The waiter. By “any questions?” he had meant the menu.' },
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'My driving instructor, on a roundabout' },
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'A pilot at the aircraft door, who had only said good morning' },
  },
  { template: 'the-presentation', words: { slide: '{text}', topic: 'The bride, halfway up the aisle' } },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'The newsreader on television. She never answers.' },
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'The printer helpline. I have no printer.' },
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'Next slide: the same, with a bigger question mark' },
  },
  { template: '3am-brain', words: { brain: '{text}', me: 'let us sleep on that' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'who wants to know' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'is there a prize' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '“Yes, I was listening.”' } },
  {
    template: 'calm-outside',
    words: { inside: '{text}', outside: '“Do go on about the curtains.”' },
    esteem: 0.04,
  },
  { template: 'calm-outside', words: { inside: '{text}', outside: '“Just resting my eyes.”' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Let that one cool for a while.' } },
  {
    template: 'calm-in-chaos',
    words: { situation: '{text}', calm: 'That deserves a second cup.' },
  },
  {
    template: 'calm-in-chaos',
    words: { situation: '{text}', calm: 'I shall just sit with that one.' },
    esteem: 0.01,
  },
  {
    template: 'slow-zoom',
    words: { p1: '{text}', p2: 'I only whispered that', p3: 'The whole waiting room has an opinion' },
    esteem: -0.03,
  },
  {
    template: 'slow-zoom',
    words: { p1: 'Head on the pillow, eyes shut', p2: 'Eyes wide open', p3: '{text}' },
    esteem: 0.03,
  },
  {
    template: 'the-penny-drops',
    words: { p1: '“No more questions from me”', p2: 'Except for this one', p3: '{text}' },
    esteem: 0.01,
  },
  {
    template: 'the-penny-drops',
    words: { p1: '“Just a quick one,” I said', p2: 'Everybody sat down', p3: '{text}' },
    esteem: 0.01,
  },
  {
    template: 'party-corner',
    words: { secret: '{text}', crowd: '“I love how you live in the moment!”' },
    esteem: 0.01,
  },
  {
    template: 'party-corner',
    words: { secret: '{text}', crowd: '“You are so easy to talk to!”' },
    esteem: -0.02,
  },
  { template: 'grand-entrance', words: { day: '{text}', hero: 'A taxi driver with views' }, esteem: -0.03 },
  { template: 'too-late-bulb', words: { moment: '“Any questions before we finish?”', idea: '{text}' } },
  {
    template: 'too-late-bulb',
    words: { moment: '“Can I help you with anything else?” “No.”', idea: '{text}' },
  },
  {
    template: 'domino-chain',
    words: { cause: '{text}', effect: 'A group chat with a chairman and minutes' },
  },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: 'Answers from my family: 7. People in my family: 4.' },
  },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: 'Hours spent on this: 6. Sandwiches: 9. Result: full.' },
  },
  { template: 'line-goes-up', words: { top: '{text}', bottom: 'Asking for a friend' }, esteem: -0.01 },
  { template: 'line-goes-up', words: { top: '{text}', bottom: 'My keynote, in full' } },
  {
    template: 'before-after',
    words: { before: '“I shall be asleep in five minutes”', after: '{text}' },
    esteem: 0.01,
  },
  {
    template: 'town-crier',
    words: { scroll: '{text}', crowd: 'The goose looked at the pigeon. The pigeon looked at me.' },
  },
  {
    template: 'town-crier',
    words: { scroll: '{text}', crowd: 'The village has been asked. The village has gone in.' },
  },
  {
    template: 'town-crier',
    words: { scroll: '{text}', crowd: 'The wise woman is at home. She has put out the lantern.' },
  },
  {
    template: 'town-crier',
    words: { scroll: '{text}', crowd: 'The herald had hoped that somebody here would know' },
  },
  { template: 'town-crier', words: { scroll: '{text}', crowd: 'The pigeon wrote “pass”' } },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: 'The owl opened its beak and closed it again' },
  },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: '“We had hoped you would tell us,” said the ranger' },
  },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: 'It went once round the fire. The scoutmaster passed.' },
  },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: 'The bear raised a paw, then scratched its ear with it' },
  },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: 'Nobody goes to bed until the bear has an idea' },
  },
  {
    template: 'news-desk',
    words: { news: '{text}', ticker: 'We asked passers-by. One of them is still standing there.' },
  },
  { template: 'news-desk', words: { news: '{text}', ticker: 'Our expert has left through the window' } },
  {
    template: 'news-desk',
    words: { news: '{text}', ticker: 'The lines are open. Please stop ringing, Gary.' },
  },
  {
    template: 'news-desk',
    words: { news: '{text}', ticker: 'The studio guest pretends that his earpiece has failed' },
  },
  {
    template: 'news-desk',
    words: { news: '{text}', ticker: 'More at ten, when the presenter has rung his sister' },
  },
  {
    template: 'cave-wall',
    words: { wall: '{text}', scholar: 'Ten thousand years, and still nobody has rung back.' },
  },
  {
    template: 'cave-wall',
    words: { wall: '{text}', scholar: 'Under it, in another hand: “ask your father”.' },
  },
  { template: 'cave-wall', words: { wall: '{text}', scholar: 'We dug for the answer. We found a spoon.' } },
  {
    template: 'cave-wall',
    words: { wall: '{text}', scholar: 'Five professors have tried. The fifth is now a baker.' },
  },
  {
    template: 'cave-wall',
    words: { wall: '{text}', scholar: 'I asked the crew. We have missed our flight home.' },
  },
  {
    template: 'the-couch',
    words: { told: '{text}', notes: 'It was my turn to ask. I had nothing as good.' },
  },
  { template: 'the-couch', words: { told: '{text}', notes: 'Checked my diploma. It does not say.' } },
  {
    template: 'the-couch',
    words: { told: '{text}', notes: 'The flower knows. The flower wants to be asked nicely.' },
  },
  {
    template: 'the-couch',
    words: { told: '{text}', notes: 'Let us sit with that. I cannot get up anyway.' },
  },
  {
    template: 'the-couch',
    words: { told: '{text}', notes: 'Put it to my supervisor. She has taken up pottery.' },
  },
  {
    template: 'bedtime-book',
    words: { book: '{text}', child: 'You are the one with the glasses. You tell me.' },
  },
  { template: 'bedtime-book', words: { book: '{text}', child: 'Now I am supposed to close my eyes?' } },
  {
    template: 'bedtime-book',
    words: { book: '{text}', child: 'Is the answer at the back? Give me the book.' },
  },
  {
    template: 'bedtime-book',
    words: { book: '{text}', child: 'Do not look at me. I cannot tie my shoes yet.' },
  },
  { template: 'bedtime-book', words: { book: '{text}', child: 'The monster has put its hand up' } },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: 'Four hundred people, studying their feet' },
  },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: 'A swimmer has the answer. She is a long way out.' },
  },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: 'A toddler, who knows, and has no words yet' },
  },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: '“Come round again,” says the beach. “We are thinking.”' },
  },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: 'A professor, buried up to his neck, asking for a pencil' },
  },
  { template: 'crystal-ball', words: { ball: '{text}', teller: 'I was going to ask you.' } },
  {
    template: 'crystal-ball',
    words: { ball: '{text}', teller: 'I only do the future. Have you tried the library?' },
  },
  {
    template: 'crystal-ball',
    words: { ball: '{text}', teller: 'For ten pounds more I shrug with both arms.' },
  },
  { template: 'crystal-ball', words: { ball: '{text}', teller: 'The cat and I have talked. We pass.' } },
  {
    template: 'crystal-ball',
    words: { ball: '{text}', teller: 'I see a woman. She is looking it up under the table.' },
  },
]
