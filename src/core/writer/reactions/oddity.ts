import type { Reaction } from './reaction'

/**
 * Answers to something strange, funny or ironic that is neither good nor bad: they neither praise nor blame, they take
 * note of it, look for a reason in vain, or try to keep a straight face.
 */
export const oddityReactions: readonly Reaction[] = [
  { template: 'calm-outside', words: { inside: '{text}', outside: '“As one does.”' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '“Right. Well. Carry on.”' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '“Mm-hm. Biscuit?”' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '“Oh, you know. This and that.”' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '“A quiet week, all in all”' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'I will allow it.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Right. That is a thing now.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Let us not look into that.' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'and you waited till now' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'but why, though' } },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'The cashier, who had asked whether I needed a bag' },
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: '“We said weather. We agreed: only the weather.”' },
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'Guests, on their first visit and possibly their last' },
  },
  { template: 'the-presentation', words: { slide: '{text}', topic: '“Is this still the safety briefing?”' } },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'My contribution to “Let us each share a fun fact”' },
  },
  { template: 'museum-piece', words: { art: '{text}', critic: 'At last, a work that asks: sorry, what?' } },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'No, I do not get it either. Look thoughtful.' },
  },
  { template: 'museum-piece', words: { art: '{text}', critic: 'I have been standing here since Thursday.' } },
  { template: 'line-goes-up', words: { top: '{text}', bottom: 'We are calling this growth' } },
  { template: 'line-goes-up', words: { top: '{text}', bottom: 'A strategy, in hindsight' } },
  {
    template: 'weather-map',
    words: { mon: 'What', wed: 'No, really, what', fri: 'All right then', line: '{text}' },
  },
  {
    template: 'weather-map',
    words: { mon: 'Disbelief, heavy', wed: 'Giggling, severe', fri: 'Acceptance', line: '{text}' },
  },
  {
    template: 'weather-map',
    words: { mon: 'I tell one person', wed: 'Everybody has a theory', fri: 'Lunch', line: '{text}' },
  },
  { template: 'mental-maths', words: { thought: '{text}', variables: '1 normal day − 1 = today' } },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: 'Carry the one. Put the one down. Stare at the one.' },
  },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: 'What happened + why − any reason at all = what happened' },
  },
  { template: 'slow-zoom', words: { p1: '{text}', p2: 'Anyway.', p3: 'No. Not anyway.' } },
  { template: 'slow-zoom', words: { p1: '“So, what’s new?”', p2: 'Now do not mention that', p3: '{text}' } },
  { template: 'slow-zoom', words: { p1: 'Nothing odd for days now', p2: 'Suspicious', p3: '{text}' } },
  {
    template: 'the-penny-drops',
    words: { p1: '{text}', p2: 'Telling this as a funny story', p3: 'Nobody laughs. They nod.' },
  },
  {
    template: 'the-penny-drops',
    words: { p1: '“We are a perfectly normal bunch”', p2: '“And otherwise?”', p3: '{text}' },
  },
  {
    template: 'too-late-bulb',
    words: { moment: '{text}', idea: '“Is that normal?” I could have asked whether that is normal.' },
  },
  { template: 'not-my-job', words: { fire: '{text}', me: 'I am just the narrator' } },
  { template: 'not-my-job', words: { fire: '{text}', me: 'Here for the drink' } },
  { template: 'not-my-job', words: { fire: '{text}', me: 'No comment, and a second straw' } },
  { template: 'all-green', words: { dash: 'Odd events this week: none', truth: '{text}' } },
  { template: 'all-green', words: { dash: 'Normality: 100 %', truth: '{text}' } },
  { template: 'all-green', words: { dash: '“All quiet. Nothing to tell.”', truth: '{text}' } },
  { template: 'under-the-rug', words: { lump: '{text}', sweeper: 'Me: “Tea?”' } },
  { template: 'under-the-rug', words: { lump: '{text}', sweeper: 'Everybody who knows' } },
  { template: 'under-the-rug', words: { lump: '{text}', sweeper: 'Me, as the doorbell rings' } },
  {
    template: 'iceberg',
    words: {
      tip: '{text}',
      under: 'I have not asked why',
      deep: 'I fear that there is a reason',
      abyss: 'I am starting to see the reason',
    },
  },
  {
    template: 'iceberg',
    words: {
      tip: '{text}',
      under: 'I laughed',
      deep: 'I told somebody. They did not laugh.',
      abyss: 'They have the same at home',
    },
  },
  {
    template: 'iceberg',
    words: {
      tip: '{text}',
      under: 'I have a theory about this',
      deep: 'The theory has a diagram',
      abyss: 'There is a goose in the diagram',
    },
  },
  {
    template: 'rabbit-hole',
    words: {
      entry: '{text}',
      d1: 'Looking up whether there are others',
      d2: 'There are others. They have a flag.',
      bottom: 'I am holding the flag',
    },
  },
  {
    template: 'rabbit-hole',
    words: {
      entry: '{text}',
      d1: 'The meaning of “normal”',
      d2: 'Who decided on that, and when',
      bottom: 'I have written to him. He lived in 1847.',
    },
  },
  {
    template: 'rabbit-hole',
    words: {
      entry: '{text}',
      d1: 'Is this common',
      d2: 'In which countries is this common',
      bottom: 'I have read the constitution of Iceland',
    },
  },
  { template: 'domino-chain', words: { cause: '{text}', effect: 'Chapters four to nineteen of my memoirs' } },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'you had to be there' } },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'nothing new here, you?' } },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'long story. soup later?' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'Me, who only said “Hello”' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'Whoever asked for a fun fact' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'People with no follow-up question' } },
  { template: 'party-corner', words: { secret: '{text}', crowd: '“Everyone, share a fun fact!”' } },
  { template: 'party-corner', words: { secret: '{text}', crowd: '“Nothing odd ever happens to anybody!”' } },
  { template: 'party-corner', words: { secret: '{text}', crowd: '“That one never has anything to tell!”' } },
  {
    template: 'elevator-pitch',
    words: { floor1: '{text}', floor2: '“Tell me more,” I said', floor3: 'There was more' },
  },
  {
    template: 'elevator-pitch',
    words: { floor1: 'A day like any other', floor2: '{text}', floor3: 'A day like any other' },
  },
  {
    template: 'elevator-pitch',
    words: { floor1: '{text}', floor2: 'Surely I imagined that', floor3: 'I do not have the imagination' },
  },
  {
    template: 'big-ideas',
    words: { level1: 'Science', level2: 'Philosophy', level3: 'The sense of it all', level4: '{text}' },
  },
  { template: 'certificate', words: { title: 'Best screenplay', who: 'Reality', for: '{text}' } },
  {
    template: 'expectation-reality',
    words: { expect: 'The future, as promised: flying cars', reality: '{text}' },
  },
  { template: 'expectation-reality', words: { expect: 'Adult life, in the brochure', reality: '{text}' } },
  { template: 'expectation-reality', words: { expect: 'A week with nothing to tell', reality: '{text}' } },
  { template: 'online-offline', words: { online: 'Sunset. Candle. Linen trousers.', offline: '{text}' } },
  { template: 'online-offline', words: { online: '“My life is so calm these days”', offline: '{text}' } },
  { template: 'online-offline', words: { online: '“I have everything under control”', offline: '{text}' } },
  {
    template: 'clown-steps',
    words: {
      s1: '{text}',
      s2: 'No need to think about that',
      s3: 'Although, if one thinks about that',
      s4: 'I own a whiteboard now',
    },
  },
  {
    template: 'clown-steps',
    words: { s1: '{text}', s2: 'There must be a reason', s3: 'Any reason', s4: 'What if I am the reason' },
  },
  {
    template: 'clown-steps',
    words: {
      s1: '{text}',
      s2: 'I shall tell this once',
      s3: 'With one small voice',
      s4: 'I now do all the voices',
    },
  },
  {
    template: 'final-boss',
    words: { hero: 'My idea of a normal day', boss: '{text}', weapon: 'One eyebrow, raised' },
  },
  { template: 'final-boss', words: { hero: 'My common sense', boss: '{text}', weapon: 'A hopeful “hm”' } },
  { template: 'final-boss', words: { hero: 'Me, a simple person', boss: '{text}', weapon: 'This spoon' } },
  { template: 'outrunning-it', words: { runner: 'A sensible explanation', boulder: '{text}' } },
  { template: 'outrunning-it', words: { runner: 'What I was going to say', boulder: '{text}' } },
  { template: 'box-in-a-box', words: { outer: '“You will never guess what”', inner: '{text}' } },
  { template: 'box-in-a-box', words: { outer: 'All that I will remember of this month', inner: '{text}' } },
  { template: 'the-long-queue', words: { crowd: '{text}', empty: 'The rest of the news' } },
  { template: 'the-long-queue', words: { crowd: '{text}', empty: 'My holiday pictures, all nine hundred' } },
  { template: 'the-long-queue', words: { crowd: '{text}', empty: 'A sensible topic' } },

  { template: 'debate-table', words: { claim: 'Nobody can prove that this is not normal' } },
  { template: 'debate-table', words: { claim: 'I would watch the series' } },
  { template: 'debate-table', words: { claim: 'The world is run by amateurs, and I am one' } },
  { template: 'debate-table', words: { claim: 'Some things need no reason, only a witness' } },
  { template: 'two-buttons', words: { left: 'Look for a reason', right: 'Respect the mystery' } },
  { template: 'two-buttons', words: { left: 'Laugh now', right: 'Laugh later, alone, in a lift' } },
  { template: 'two-buttons', words: { left: 'Keep this to myself', right: 'Open every dinner with this' } },
  {
    template: 'shoulder-advice',
    words: { angel: 'Just act normal', imp: 'Which normal?', me: 'Me, blinking' },
  },
  {
    template: 'shoulder-advice',
    words: { angel: 'Everything has a reason', imp: 'Name one', me: 'Me, naming none' },
  },
  {
    template: 'shoulder-advice',
    words: {
      angel: 'Some things are best left untold',
      imp: 'They have already picked up',
      me: 'Me, on the phone',
    },
  },
  {
    template: 'three-wise-avoiders',
    words: { see: 'Each other’s faces', hear: 'The giggle', speak: 'What everybody is thinking' },
  },
  {
    template: 'three-wise-avoiders',
    words: { see: 'This', hear: 'Any explanation', speak: '“Well, that was odd”' },
  },
  {
    template: 'three-wise-avoiders',
    words: { see: 'The raised hand', hear: 'The answer', speak: '“Nice weather, for once”' },
  },
  {
    template: 'unmasked',
    words: { ghost: 'Fate, a sign, the work of the moon', culprit: 'An ordinary Tuesday' },
  },
  { template: 'unmasked', words: { ghost: 'A hidden camera show', culprit: 'My actual life' } },
  {
    template: 'unmasked',
    words: { ghost: 'An explanation, out of breath', culprit: 'A wild guess in a suit' },
  },
  {
    template: 'string-board',
    words: {
      c1: 'No reason',
      c2: 'No warning',
      c3: 'Good timing',
      theory: 'Somebody up there writes for television',
    },
  },
  {
    template: 'string-board',
    words: {
      c1: 'Odd',
      c2: 'Very odd',
      c3: 'Lunch',
      theory: 'The third does not fit, so it must be the key',
    },
  },
  {
    template: 'string-board',
    words: {
      c1: 'This',
      c2: 'The moon, last night',
      c3: 'A spoon in my pocket',
      theory: 'I need more string',
    },
  },
  {
    template: 'signpost',
    words: { s1: 'Find somebody who knows', s2: 'Nobody knows a thing', s3: 'Congratulations, expert' },
  },
  { template: 'signpost', words: { s1: 'Laugh', s2: 'Frown', s3: 'Open a museum' } },
  {
    template: 'signpost',
    words: { s1: 'There is a reason', s2: 'There is no reason', s3: 'There is lemon cake' },
  },
  {
    template: 'iceberg',
    words: { tip: '“Huh.”', under: 'Why', deep: 'Why, though', abyss: 'Since when, and who else knows' },
  },
  {
    template: 'iceberg',
    words: {
      tip: 'The version for strangers',
      under: 'The version with the noises',
      deep: 'The version with the chair',
      abyss: 'I need a second person and a sheet',
    },
  },
  {
    template: 'iceberg',
    words: {
      tip: '“Funny”',
      under: '“Funny how?”',
      deep: 'Silence',
      abyss: 'Two people thinking about one sentence',
    },
  },
  {
    template: 'loading-patience',
    words: { task: 'The right facial expression', wait: 'Still loading the eyebrows' },
  },
  {
    template: 'loading-patience',
    words: { task: 'My brain, processing this', wait: 'Please do not switch me off' },
  },
  {
    template: 'loading-patience',
    words: { task: 'An explanation for this', wait: 'I have stopped needing one' },
  },
  {
    template: 'epic-agreement',
    words: { left: 'Professors', right: 'Five-year-olds', clasp: '“But WHY, though”' },
  },
  {
    template: 'epic-agreement',
    words: { left: 'My reason', right: 'My imagination', clasp: 'Not having seen this coming' },
  },
  {
    template: 'epic-agreement',
    words: { left: 'Grandmothers', right: 'Teenagers', clasp: '“Well, that’s a new one”' },
  },
  {
    template: 'fork-in-road',
    words: {
      good: 'Say “huh” and move on',
      bad: 'Think about this in every shower until spring',
      who: 'Me, reaching for the soap',
    },
  },
  {
    template: 'fork-in-road',
    words: {
      good: 'Tell this as it happened',
      bad: 'Tell this with a bear in it',
      who: 'Me, at a dinner party',
    },
  },
  {
    template: 'fork-in-road',
    words: {
      good: 'Have no opinion on this',
      bad: 'Have eleven, in alphabetical order',
      who: 'Me, clearing the table',
    },
  },
  {
    template: 'final-boss',
    words: {
      hero: 'My face, normally sound',
      boss: 'The laugh, on its way up',
      weapon: 'Thinking about taxes',
    },
  },
  {
    template: 'final-boss',
    words: { hero: 'My daily schedule', boss: 'The need to know more', weapon: '“Later”' },
  },
  { template: 'final-boss', words: { hero: 'One brain, used', boss: 'The word “why”', weapon: 'A shrug' } },
  {
    template: 'house-of-cards',
    words: { tower: 'My neutral expression', base: 'Not looking at anyone', cat: 'Somebody snorts' },
  },
  {
    template: 'house-of-cards',
    words: { tower: 'My picture of the world', base: 'Things making sense', cat: 'This' },
  },
  {
    template: 'house-of-cards',
    words: { tower: 'A perfectly sound theory', base: 'The word “probably”', cat: '“But why?”' },
  },
  { template: 'tug-of-war', words: { left: 'Good sense', rope: 'Me', right: 'What actually happened' } },
  { template: 'tug-of-war', words: { left: 'Words', rope: 'My face', right: 'A very long blink' } },
  {
    template: 'tug-of-war',
    words: { left: 'My full attention', rope: 'The evening', right: 'This one sentence' },
  },
  {
    template: 'obvious-trap',
    words: {
      bait: '“I have seen everything by now”',
      victim: 'Me, leaning back',
      trap: 'The universe, with an afternoon to fill',
    },
  },
  {
    template: 'obvious-trap',
    words: { bait: 'One innocent “why?”', victim: 'Anyone within earshot', trap: 'My theory, with drawings' },
  },
  {
    template: 'obvious-trap',
    words: {
      bait: '“There must be a reason”',
      victim: 'Me, with a magnifying glass',
      trap: 'No reason was given',
    },
  },
  {
    template: 'calm-outside',
    words: { inside: 'WHY. HOW. SINCE WHEN. WHO ELSE KNOWS.', outside: '“Right you are”' },
  },
  {
    template: 'calm-outside',
    words: { inside: 'Think of tax. Think of cold porridge. Do NOT look up.', outside: '“I see”' },
  },
  {
    template: 'calm-outside',
    words: { inside: 'There is no drawer in here to put this in', outside: '“Noted!”' },
  },
  {
    template: 'clown-steps',
    words: {
      s1: 'I have seen everything',
      s2: 'Nearly everything',
      s3: 'The first half',
      s4: 'I have seen nothing',
    },
  },
  {
    template: 'clown-steps',
    words: {
      s1: 'I shall not laugh',
      s2: 'A cough, rather wet',
      s3: 'My shoulders, on their own',
      s4: 'I had to leave the shop',
    },
  },
  {
    template: 'clown-steps',
    words: {
      s1: 'I have one question',
      s2: 'I have a follow-up',
      s3: 'I have brought a lamp',
      s4: 'I have interrogated a cat',
    },
  },
  {
    template: 'typing-deleting',
    words: {
      long: 'I have nine questions: why, how, since when, who knows, why again, and four that I would rather ask in person, sitting down',
      sent: 'ha, classic',
    },
  },
  {
    template: 'typing-deleting',
    words: {
      long: 'I have read this aloud to the plants, I have read this aloud to the fridge, and none of us knows what to do with our hands',
      sent: 'huh',
    },
  },
  {
    template: 'typing-deleting',
    words: {
      long: 'This belongs in a museum, between the stuffed owl and the very small shoes, with a lamp above, a rope, and a guard who sighs',
      sent: 'lol ok',
    },
  },
  {
    template: 'endless-list',
    words: { ticked: 'Say “huh”', rest: 'Find out why, find out how, find the right face, recover' },
  },
  {
    template: 'endless-list',
    words: {
      ticked: 'Read this once',
      rest: 'Read this twice, lie down, read this to somebody, watch their face',
    },
  },
  { template: 'endless-list', words: { ticked: 'Accept this', rest: 'Understand this' } },
  { template: 'podium', words: { first: 'Whatever this is', second: 'Logic', third: 'A quiet life' } },
  {
    template: 'podium',
    words: { first: '“Huh.”', second: 'A well-founded opinion', third: 'Saying nothing, with style' },
  },
  {
    template: 'spot-the-difference',
    words: { a: 'My dream, after too much cheese', b: 'This', line: 'The cheese had the better plot.' },
  },
  {
    template: 'spot-the-difference',
    words: { a: 'A puzzle', b: 'My life', line: 'One comes with a picture on the box.' },
  },
  {
    template: 'spot-the-difference',
    words: { a: '“Interesting”', b: '“What”', line: 'We say the first when others are listening.' },
  },
  {
    template: 'group-hug',
    words: { a: 'Confusion', b: 'Delight', c: 'My face, for once without a plan', d: 'A pinch of respect' },
  },
  { template: 'group-hug', words: { a: 'How', b: 'Why', c: 'My quiet hour', d: 'Since when' } },
  {
    template: 'group-hug',
    words: { a: 'A laugh', b: 'A cough', c: 'Me, trying to look wise', d: 'A snort' },
  },
  { template: 'looming-clock', words: { clock: 'My actual day', me: 'Still on that one sentence' } },
  {
    template: 'looming-clock',
    words: { clock: 'Six things to do by noon', me: 'Staring into space about this' },
  },
  { template: 'looming-clock', words: { clock: 'Lights out', me: 'Telling this to the bedside lamp' } },
  {
    template: '3am-brain',
    words: { brain: 'Somewhere, somebody thinks that this is normal.', me: 'maybe us' },
  },
  {
    template: 'pick-two',
    words: {
      a: 'Knowing why',
      b: 'Knowing how',
      c: 'Knowing when to stop',
      deal: 'You are not the type for the third',
    },
  },
]
