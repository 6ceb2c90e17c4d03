import type { Reaction } from './reaction'

/** For somebody's words, a quote or a short dialogue: nothing is claimed of who spoke, nor of how it was meant. */
export const sayingReactions: readonly Reaction[] = [
  { template: 'calm-outside', words: { inside: '{text}', outside: '“I see. I see. I see.”' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '“Well, I never. Biscuit?”' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '“What a way to put things”' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Well put.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'How is everybody’s coffee?' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Nothing to add from me.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'I have nodded. That must do.' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'word for word, again?' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'end of transcript' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'in that voice, too?' } },
  { template: 'museum-piece', words: { art: '{text}', critic: 'One can hear the eyebrows.' } },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'I have read this nine times, each in another voice.' },
  },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'I would not change a word. I would change the subject.' },
  },
  { template: 'too-late-bulb', words: { moment: '{text}', idea: 'Silence. The answer was silence.' } },
  {
    template: 'too-late-bulb',
    words: { moment: '{text}', idea: 'Still nothing. I have been in here for two hours.' },
  },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: '(What was said + what was not said) × eyebrows²' },
  },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: 'Possible replies: 214. Replies that I may say aloud: 0.' },
  },
  {
    template: 'mental-maths',
    words: {
      thought: '{text}',
      variables: 'Words: understood. Order of the words: understood. Sum: pending.',
    },
  },
  {
    template: 'slow-zoom',
    words: { p1: '{text}', p2: 'Is that how people talk?', p3: 'Is that how I talk?' },
  },
  {
    template: 'slow-zoom',
    words: { p1: '{text}', p2: 'Let me play that again, in my head', p3: 'My head has put that to music' },
  },
  {
    template: 'slow-zoom',
    words: { p1: 'Just listening, quite relaxed', p2: 'Hold on. Once more, from the start.', p3: '{text}' },
  },
  {
    template: 'the-penny-drops',
    words: { p1: '{text}', p2: 'Nodding, as one does', p3: 'The words arrive' },
  },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'My entire reply' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'Me, pretending to be a thrush' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'Whoever has to speak next' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'Me, taking my opinion with me' } },
  { template: 'certificate', words: { title: 'Golden microphone', who: 'Whoever said this', for: '{text}' } },
  { template: 'line-goes-up', words: { top: '{text}', bottom: 'Clear communication' } },
  { template: 'line-goes-up', words: { top: '{text}', bottom: 'Famous words, volume one' } },
  { template: 'party-corner', words: { secret: '{text}', crowd: '“What is so funny over there?”' } },
  { template: 'party-corner', words: { secret: '{text}', crowd: '“You have been grinning all night”' } },
  { template: 'party-corner', words: { secret: '{text}', crowd: '“A penny for your thoughts”' } },
  { template: 'not-my-job', words: { fire: '{text}', me: 'I am only the narrator' } },
  { template: 'not-my-job', words: { fire: '{text}', me: 'I was asleep for this part' } },
  { template: 'grand-entrance', words: { day: '{text}', hero: '“Anyway. Who wants tea?”' } },
  { template: 'grand-entrance', words: { day: '{text}', hero: 'A change of subject, at full speed' } },
  { template: 'domino-chain', words: { cause: '{text}', effect: 'My left eyebrow has not come down since' } },
  {
    template: 'domino-chain',
    words: { cause: '{text}', effect: 'I tell this at every gathering, standing up' },
  },
  { template: 'domino-chain', words: { cause: '{text}', effect: 'I speak mostly to plants now' } },
  {
    template: 'expectation-reality',
    words: { expect: 'Conversation, as taught in school', reality: '{text}' },
  },
  {
    template: 'expectation-reality',
    words: { expect: '“Let us all choose our words with care”', reality: '{text}' },
  },
  {
    template: 'final-boss',
    words: { hero: 'Me, put on the spot', boss: '{text}', weapon: 'Laughing one beat late' },
  },
  { template: 'all-green', words: { dash: 'Communication: excellent', truth: '{text}' } },
  { template: 'all-green', words: { dash: 'Everybody understood everybody: yes', truth: '{text}' } },
  { template: 'all-green', words: { dash: 'Talking skills: certified', truth: '{text}' } },
  {
    template: 'rabbit-hole',
    words: {
      entry: '{text}',
      d1: 'What I should have said',
      d2: 'What I should have said, but taller',
      bottom: 'There is a musical now',
    },
  },
  { template: 'loading-patience', words: { task: '{text}', wait: 'My face, still choosing' } },
  { template: 'loading-patience', words: { task: '{text}', wait: 'Reply at 99 %. I had dark hair once.' } },
  { template: 'loading-patience', words: { task: 'My reply to that', wait: 'Still stuck at “well”' } },
  {
    template: 'ok-better-best',
    words: { l1: 'Hearing this once', l2: 'Repeating this', l3: 'Being asked to repeat this, from the top' },
  },
  {
    template: 'ok-better-best',
    words: { l1: 'A quote on a calendar', l2: 'A quote on a cushion', l3: 'These exact words' },
  },
  {
    template: 'ok-better-best',
    words: {
      l1: 'A nice chat',
      l2: 'A nice chat in which somebody else has to answer',
      l3: 'Being two tables away, with soup',
    },
  },
  {
    template: 'big-ideas',
    words: {
      level1: 'Listening',
      level2: 'Listening again, in my head',
      level3: 'Writing this down',
      level4: 'Embroidering this on a cushion',
    },
  },
  {
    template: 'big-ideas',
    words: {
      level1: 'Saying something back',
      level2: 'Saying nothing back',
      level3: 'Saying nothing back, with one eyebrow',
      level4: 'Leaving on a horse',
    },
  },
  { template: 'two-buttons', words: { left: 'Say nothing', right: 'Say nothing, loudly' } },
  {
    template: 'two-buttons',
    words: { left: 'Laugh politely', right: 'Ask for the words again, in writing' },
  },
  { template: 'two-buttons', words: { left: 'Tell everybody tonight', right: 'Save this for a wedding' } },
  {
    template: 'fork-in-road',
    words: {
      good: 'Smile and move on',
      bad: 'Quote this at every meal for ten years',
      who: 'Me, tapping a glass',
    },
  },
  {
    template: 'fork-in-road',
    words: { good: 'Let these words fade', bad: 'Have these words engraved', who: 'Me, choosing a font' },
  },
  {
    template: 'fork-in-road',
    words: {
      good: 'Answer like an adult',
      bad: 'Answer in an accent',
      who: 'Me, already regretting the accent',
    },
  },
  {
    template: 'shoulder-advice',
    words: { angel: 'Keep this to yourself', imp: 'Keep this for a speech', me: 'Me, writing on my hand' },
  },
  {
    template: 'shoulder-advice',
    words: {
      angel: 'Words are only words',
      imp: 'These are the good ones, though',
      me: 'Me, reaching for a pen',
    },
  },
  {
    template: 'shoulder-advice',
    words: {
      angel: 'Do not repeat that',
      imp: 'Not without a hat and a cane',
      me: 'Me, with a hat and a cane',
    },
  },
  {
    template: 'signpost',
    words: {
      s1: '“Say something clever”',
      s2: '“Say something kind”',
      s3: '“Say something about the weather”',
    },
  },
  { template: 'signpost', words: { s1: '“Laugh”', s2: '“Do not laugh”', s3: '“Make the noise in between”' } },
  {
    template: 'signpost',
    words: { s1: '“Learn this by heart”', s2: '“Learn this in Latin”', s3: '“Put this on a bus”' },
  },
  {
    template: 'clown-steps',
    words: {
      s1: 'I shall not repeat this to anyone',
      s2: 'I shall tell one person',
      s3: 'With gestures',
      s4: 'There are posters, and a second night',
    },
  },
  {
    template: 'typing-deleting',
    words: {
      long: 'I have a reply in three parts. Part one: a short history of language. Part two: was any of that necessary. Part three is sung',
      sent: 'ha, quite :)',
    },
  },
  {
    template: 'typing-deleting',
    words: {
      long: 'I have now read this to the cat, the plumber and a man at the bus stop, and each of us has a different favourite word',
      sent: 'noted :)',
    },
  },
  {
    template: 'victory-dance',
    words: { win: 'Thought of the perfect answer, nine days late', who: 'Me, alone, by the fridge' },
  },
  {
    template: 'victory-dance',
    words: { win: 'Kept a straight face until the corner', who: 'Me, round the corner' },
  },
  {
    template: 'victory-dance',
    words: { win: 'Somebody finally asked “any news?”', who: 'Me, doing all the voices' },
  },
  { template: 'debate-table', words: { claim: 'Some sentences should come with a seat belt' } },
  { template: 'debate-table', words: { claim: 'That belongs on a tea towel' } },
  { template: 'debate-table', words: { claim: 'Every conversation needs a referee' } },
  { template: 'box-in-a-box', words: { outer: 'My long and well-considered reply', inner: '“Right.”' } },
  {
    template: 'box-in-a-box',
    words: { outer: 'Everything I wanted to say about that', inner: 'A small noise through the nose' },
  },
  { template: 'box-in-a-box', words: { outer: 'My thoughts on this, in full', inner: '“Huh”' } },
  {
    template: 'tab-hoarder',
    words: { tab: 'A normal reply', all: 'Eleven sharp ones, six that rhyme, and one with a drum solo' },
  },
  {
    template: 'spot-the-difference',
    words: {
      a: 'What somebody said',
      b: 'What I shall tell people was said',
      line: 'One of them has better timing.',
    },
  },
  {
    template: 'spot-the-difference',
    words: { a: '“How interesting”', b: 'A blink that lasts a week', line: 'Both are legally an answer.' },
  },
  {
    template: 'missing-plank',
    words: { plan: 'Retelling this, with the right pauses', gap: 'The right pauses' },
  },
  {
    template: 'missing-plank',
    words: { plan: 'Open my mouth and see what comes out', gap: 'Anything coming out' },
  },
  { template: 'missing-plank', words: { plan: 'Coming back with the perfect line', gap: 'The line' } },
  {
    template: 'string-board',
    words: {
      c1: 'The words',
      c2: 'The order of the words',
      c3: 'The full stop',
      theory: 'Nobody talks like that by accident',
    },
  },
  {
    template: 'epic-agreement',
    words: { left: 'Parrots', right: 'Me, having heard this', clasp: 'Telling everybody at once' },
  },
  {
    template: 'epic-agreement',
    words: { left: 'Actors', right: 'Me, retelling this', clasp: 'Doing both eyebrows separately' },
  },
  {
    template: 'online-offline',
    words: { online: '“Ha, good one”', offline: 'Explaining this to the shower wall, with pauses' },
  },
  {
    template: 'online-offline',
    words: { online: '“I never repeat what people say”', offline: 'Act one. Lights, please.' },
  },
  {
    template: 'three-wise-avoiders',
    words: { see: 'My face', hear: 'These words', speak: 'What I nearly said' },
  },
  {
    template: 'looming-clock',
    words: { clock: 'My turn to say something', me: 'Opening and closing like a fish' },
  },
  {
    template: 'podium',
    words: {
      first: 'Those words, off the cuff',
      second: 'Everything I have ever rehearsed',
      third: 'Poetry, in the rain',
    },
  },
  {
    template: 'podium',
    words: {
      first: 'The pause right after that',
      second: 'All great speeches',
      third: 'Me, still in the pause',
    },
  },
  {
    template: 'certificate',
    words: {
      title: 'Medal for silence',
      who: 'Me, at some cost',
      for: 'Closing my mouth with a small click and leaving it closed',
    },
  },
  {
    template: 'certificate',
    words: {
      title: 'Finest supporting role',
      who: 'The front of my head',
      for: 'Getting through these words with only one twitch',
    },
  },
  {
    template: 'tiny-trophy',
    words: { feat: 'Heard this and said nothing at all', crowd: 'Your neck went red, though' },
  },
  {
    template: 'tiny-trophy',
    words: { feat: 'Repeated this word for word', crowd: 'I was there. You added a hat.' },
  },
  {
    template: 'iceberg',
    words: {
      tip: 'My official reply',
      under: 'What I would have liked to say',
      deep: 'What I wrote on the steamed-up window',
      abyss: 'The director’s cut',
    },
  },
]
