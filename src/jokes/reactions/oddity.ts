import type { Reaction } from '../book'

/**
 * Answers to something strange, funny or ironic that is neither good nor bad: they neither praise nor blame, they take
 * note of it, look for a reason in vain, or try to keep a straight face.
 */
export const oddityReactions: readonly Reaction[] = [
  { template: 'calm-outside', words: { inside: '{text}', outside: '“As one does.”' }, esteem: 0.02 },
  {
    template: 'calm-outside',
    words: { inside: '{text}', outside: '“Right. Well. Carry on.”' },
    esteem: 0.02,
  },
  { template: 'calm-outside', words: { inside: '{text}', outside: '“Mm-hm. Biscuit?”' } },
  {
    template: 'calm-outside',
    words: { inside: '{text}', outside: '“A quiet week, all in all”' },
    esteem: 0.05,
  },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'I will allow it.' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'and you waited till now' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'but why, though' } },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'The cashier, who had asked whether I needed a bag' },
    esteem: 0.06,
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: '“We said weather. We agreed: only the weather.”' },
    esteem: 0.01,
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'Guests, on their first visit and possibly their last' },
    esteem: 0.06,
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'My contribution to “Let us each share a fun fact”' },
    esteem: 0.06,
  },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'At last, a work that asks: sorry, what?' },
    esteem: -0.04,
  },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'No, I do not get it either. Look thoughtful.' },
    esteem: -0.04,
  },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'I have been standing here since Thursday.' },
    esteem: -0.03,
  },
  {
    template: 'weather-map',
    words: { mon: 'What', wed: 'No, really, what', fri: 'All right then', line: '{text}' },
  },
  {
    template: 'weather-map',
    words: { mon: 'I tell one person', wed: 'Everybody has a theory', fri: 'Lunch', line: '{text}' },
  },
  { template: 'slow-zoom', words: { p1: '{text}', p2: 'Anyway.', p3: 'No. Not anyway.' }, esteem: 0.03 },
  {
    template: 'slow-zoom',
    words: { p1: '“So, what’s new?”', p2: 'Now do not mention that', p3: '{text}' },
    esteem: -0.01,
  },
  { template: 'all-green', words: { dash: '“All quiet. Nothing to tell.”', truth: '{text}' } },
  { template: 'under-the-rug', words: { lump: '{text}', sweeper: 'Me, as the doorbell rings' } },
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
  { template: 'typing-deleting', words: { long: '{text}', sent: 'you had to be there' } },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'nothing new here, you?' } },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'long story. soup later?' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'Me, who only said “Hello”' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'Whoever asked for a fun fact' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'People with no follow-up question' } },
  {
    template: 'party-corner',
    words: { secret: '{text}', crowd: '“Everyone, share a fun fact!”' },
    esteem: 0.06,
  },
  {
    template: 'party-corner',
    words: { secret: '{text}', crowd: '“Nothing odd ever happens to anybody!”' },
  },
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
    template: 'expectation-reality',
    words: { expect: 'Adult life, in the brochure', reality: '{text}' },
    esteem: -0.02,
  },
  {
    template: 'online-offline',
    words: { online: '“My life is so calm these days”', offline: '{text}' },
    esteem: -0.01,
  },
  {
    template: 'online-offline',
    words: { online: '“I have everything under control”', offline: '{text}' },
    needs: 'own-deed',
  },
  {
    template: 'final-boss',
    words: { hero: 'My common sense', boss: '{text}', weapon: 'A hopeful “hm”' },
  },
  {
    template: 'box-in-a-box',
    words: { outer: 'All that I will remember of this month', inner: '{text}' },
    esteem: -0.04,
  },
  { template: 'the-long-queue', words: { crowd: '{text}', empty: 'The rest of the news' } },
  { template: 'the-long-queue', words: { crowd: '{text}', empty: 'My holiday pictures, all nine hundred' } },
  { template: 'the-long-queue', words: { crowd: '{text}', empty: 'A sensible topic' } },

  { template: 'debate-table', words: { claim: 'Nobody can prove that this is not normal' }, esteem: -0.04 },
  {
    template: 'two-buttons',
    words: { left: 'Laugh now', right: 'Laugh later, alone, in a lift' },
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
    template: 'unmasked',
    words: { ghost: 'Fate, a sign, the work of the moon', culprit: 'An ordinary Tuesday' },
  },
  { template: 'unmasked', words: { ghost: 'A hidden camera show', culprit: 'My actual life' } },
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
      c1: 'This',
      c2: 'The moon, last night',
      c3: 'A spoon in my pocket',
      theory: 'I need more string',
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
    template: 'final-boss',
    words: {
      hero: 'My face, normally sound',
      boss: 'The laugh, on its way up',
      weapon: 'Thinking about taxes',
    },
  },
  { template: 'final-boss', words: { hero: 'One brain, used', boss: 'The word “why”', weapon: 'A shrug' } },
  {
    template: 'house-of-cards',
    words: { tower: 'My picture of the world', base: 'Things making sense', cat: 'This' },
  },
  {
    template: 'house-of-cards',
    words: { tower: 'A perfectly sound theory', base: 'The word “probably”', cat: '“But why?”' },
  },
  { template: 'tug-of-war', words: { left: 'Good sense', rope: 'Me', right: 'What actually happened' } },
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
    template: 'calm-outside',
    words: { inside: 'WHY. HOW. SINCE WHEN. WHO ELSE KNOWS.', outside: '“Right you are”' },
  },
  {
    template: 'calm-outside',
    words: { inside: 'There is no drawer in here to put this in', outside: '“Noted!”' },
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
  { template: 'endless-list', words: { ticked: 'Accept this', rest: 'Understand this' } },
  { template: 'podium', words: { first: 'Whatever this is', second: 'Logic', third: 'A quiet life' } },
  {
    template: 'spot-the-difference',
    words: { a: 'My dream, after too much cheese', b: 'This', line: 'The cheese had the better plot.' },
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
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'A waiter, who had only come about the drinks' },
    esteem: 0.03,
  },
  { template: 'the-presentation', words: { slide: '{text}', topic: 'My hairdresser, scissors in mid-air' } },
  { template: 'the-presentation', words: { slide: '{text}', topic: 'A librarian, pointing at the sign' } },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'My optician, who had asked for the bottom row' },
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'The plumber, flat on his back under the sink' },
  },
  { template: 'the-presentation', words: { slide: '{text}', topic: 'My yoga class, in the silent part' } },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'The helpline. They have put ME on hold.' },
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'A stranger who held the door and now cannot let go of it' },
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'The ice cream man, with two scoops running down his wrist' },
    esteem: 0.06,
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'Tourists who had wanted a photo of themselves by the fountain' },
    esteem: 0.02,
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'My mother, who had only rung about her casserole dish' },
  },
  {
    template: 'calm-outside',
    words: { inside: '{text}', outside: '“Nothing to write home about.”' },
    esteem: 0.05,
  },
  { template: 'calm-outside', words: { inside: '{text}', outside: '“Ticking over, thank you.”' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '“You know how it is.”' } },
  {
    template: 'calm-outside',
    words: { inside: '{text}', outside: '“Mild for the time of year, isn’t it?”' },
    esteem: 0.07,
  },
  {
    template: 'calm-in-chaos',
    words: { situation: '{text}', calm: 'I mention this only in passing. Hourly.' },
    esteem: -0.01,
  },
  {
    template: 'calm-in-chaos',
    words: { situation: '{text}', calm: 'Somebody write that down. I have a cup to hold.' },
    esteem: -0.01,
  },
  {
    template: 'slow-zoom',
    words: {
      p1: 'I shall talk about something else tonight',
      p2: 'Traffic. Soup. Going well.',
      p3: '{text}',
    },
    esteem: 0.04,
  },
  {
    template: 'line-goes-up',
    words: { top: '{text}', bottom: 'Film rights still available' },
  },
  { template: 'too-late-bulb', words: { moment: '“Anything new?” “Not really,” I said.', idea: '{text}' } },
  {
    template: 'weather-map',
    words: { mon: 'Scattered “Really?”', wed: '“REALLY?”, gusting', fri: 'Clear, with tea', line: '{text}' },
    esteem: -0.02,
  },
  {
    template: 'weather-map',
    words: {
      mon: 'A cold front of small talk',
      wed: 'This, all evening',
      fri: 'Sunny. Still this.',
      line: '{text}',
    },
  },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: 'Words that I know: 40,000. Words for this: “well”.' },
    esteem: -0.01,
  },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'all quiet here, love to the dog' } },
  { template: 'town-crier', words: { scroll: '{text}', crowd: 'The pigeon asked for that again, slower' } },
  {
    template: 'town-crier',
    words: { scroll: '{text}', crowd: 'The goose wants to see some identification' },
  },
  {
    template: 'town-crier',
    words: { scroll: '{text}', crowd: 'The lady at number nine has stopped pretending to dust' },
  },
  { template: 'town-crier', words: { scroll: '{text}', crowd: 'The mayor has sent for a second mayor' } },
  {
    template: 'town-crier',
    words: { scroll: '{text}', crowd: 'The monks would rather leave it out of the chronicle' },
  },
  {
    template: 'town-crier',
    words: { scroll: '{text}', crowd: 'The fishwife says it will be up the coast by noon' },
  },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: 'The ranger came to complain and has sat down' },
  },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: 'The owl left halfway through, on foot' },
  },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: 'The bear has looked behind the log. Twice.' },
  },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: 'The one in the sleeping bag pulled the cord tighter' },
  },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: 'Scouts will tell this until there are no more scouts' },
  },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: '“Swear on the marshmallow,” said the bear' },
  },
  {
    template: 'news-desk',
    words: { news: '{text}', ticker: 'An expert was asked. He has gone home to lie down.' },
  },
  {
    template: 'news-desk',
    words: { news: '{text}', ticker: 'Nobody in the studio is allowed to look at Sandra' },
  },
  {
    template: 'news-desk',
    words: { news: '{text}', ticker: 'The professor put the phone down to tell her husband' },
  },
  {
    template: 'news-desk',
    words: { news: '{text}', ticker: 'The man with the autocue swears that he only copied it' },
  },
  {
    template: 'news-desk',
    words: { news: '{text}', ticker: 'The editor has rung three times to ask whether we meant it' },
  },
  {
    template: 'news-desk',
    words: { news: '{text}', ticker: 'Somewhere in the dark, the sound engineer said “what?”' },
  },
  {
    template: 'cave-wall',
    words: { wall: '{text}', scholar: 'I have three theories. The cook has a better one.' },
  },
  {
    template: 'cave-wall',
    words: { wall: '{text}', scholar: 'We sent it to the lab. The lab sent it back.' },
  },
  {
    template: 'cave-wall',
    words: { wall: '{text}', scholar: 'Either a myth or a normal Tuesday. We cannot tell.' },
  },
  {
    template: 'cave-wall',
    words: { wall: '{text}', scholar: 'I had the translation checked by somebody’s grandmother.' },
  },
  {
    template: 'cave-wall',
    words: { wall: '{text}', scholar: 'Cover it up again. Nobody at home will believe me.' },
  },
  {
    template: 'the-couch',
    words: { told: '{text}', notes: 'Nothing in the textbook. I have checked the index twice.' },
  },
  { template: 'the-couch', words: { told: '{text}', notes: 'So far I have written “what” nine times' } },
  { template: 'the-couch', words: { told: '{text}', notes: 'Time is up. I have locked the door. Go on.' } },
  {
    template: 'the-couch',
    words: { told: '{text}', notes: 'I was going to be a baker. I could have been a baker.' },
  },
  {
    template: 'the-couch',
    words: { told: '{text}', notes: 'Refer to a specialist. Ask the specialist to bring cake.' },
  },
  { template: 'bedtime-book', words: { book: '{text}', child: 'Mum stops before this page' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'Was anybody in charge when this happened?' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'Even the monster has gone quiet' } },
  {
    template: 'bedtime-book',
    words: { book: '{text}', child: 'Read that bit again, with your finger under it' },
  },
  { template: 'bedtime-book', words: { book: '{text}', child: 'I was nearly asleep. That is over now.' } },
  {
    template: 'bedtime-book',
    words: { book: '{text}', child: 'There are no pictures. Why are there no pictures?' },
  },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: 'A woman who has read it twice, once without sunglasses' },
  },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: 'The ice-cream queue, facing the wrong way' },
  },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: 'Two nuns on a pedalo, going round in circles' },
  },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: 'A surfer, who has let three good waves go' },
  },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: 'Row one, asking row two. Row two is asking the gull.' },
  },
  {
    template: 'crystal-ball',
    words: { ball: '{text}', teller: 'One moment. I have been holding it upside down.' },
  },
  {
    template: 'crystal-ball',
    words: { ball: '{text}', teller: 'I clean it every morning. It is not the glass.' },
  },
  {
    template: 'crystal-ball',
    words: { ball: '{text}', teller: 'Forty years of boats and strangers, and now this.' },
  },
  {
    template: 'crystal-ball',
    words: { ball: '{text}', teller: 'My grandmother warned me about this ball.' },
  },
  {
    template: 'crystal-ball',
    words: { ball: '{text}', teller: 'I must ring a colleague. Several colleagues.' },
  },
  {
    template: 'crystal-ball',
    words: { ball: '{text}', teller: 'It does this when I buy the cheap candles.' },
  },
]
