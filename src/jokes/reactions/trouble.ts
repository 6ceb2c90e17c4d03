import type { Reaction } from '../book'

/**
 * Answers to a complaint, a mishap, exhaustion or one's own mistake, great or small and whoever caused it: about
 * keeping one's face, losing one's nerve and going to find a biscuit.
 */
export const troubleReactions: readonly Reaction[] = [
  { template: 'calm-outside', words: { inside: '{text}', outside: '“Can’t complain.”' }, esteem: 0.08 },
  {
    template: 'calm-outside',
    words: { inside: '{text}', outside: '“I am fine. This is my fine face.”' },
    esteem: 0.06,
  },
  {
    template: 'calm-outside',
    words: { inside: '{text}', outside: '“Could be worse. Could be raining in here.”' },
    esteem: 0.04,
  },
  {
    template: 'calm-outside',
    words: { inside: '{text}', outside: '“A full and varied day, thank you”' },
    esteem: 0.01,
  },
  { template: 'calm-outside', words: { inside: '{text}', outside: '“Not ideal.”' }, esteem: 0.02 },
  {
    template: 'calm-in-chaos',
    words: { situation: '{text}', calm: 'Today has made its point.' },
    esteem: 0.06,
  },
  {
    template: 'calm-in-chaos',
    words: { situation: '{text}', calm: 'At least the coffee is on my side.' },
  },
  {
    template: 'calm-in-chaos',
    words: { situation: '{text}', calm: 'Somebody should sigh. I shall go first.' },
    esteem: -0.01,
  },
  { template: '3am-brain', words: { brain: '{text}', me: 'complaints desk is shut' }, esteem: -0.01 },
  { template: '3am-brain', words: { brain: '{text}', me: 'anything nicer in there' }, esteem: -0.02 },
  { template: '3am-brain', words: { brain: '{text}', me: 'i am aware' }, esteem: 0.02 },
  { template: '3am-brain', words: { brain: '{text}', me: 'i had nearly made it' }, esteem: -0.03 },
  { template: '3am-brain', words: { brain: '{text}', me: 'tomorrow. with biscuits' }, esteem: -0.02 },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'They had hoped for “fine, thanks”' },
    esteem: 0.07,
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'A wrong number, still on the line' },
    esteem: 0.05,
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'People who asked “All good?” without slowing down' },
    esteem: 0.08,
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'The cat. The cat has heard worse.' },
    esteem: 0.02,
  },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'The artist could not join us. The artist is lying down.' },
    esteem: -0.05,
  },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'I feel seen. I would rather not.' },
    esteem: -0.05,
  },
  { template: 'line-goes-up', words: { top: '{text}', bottom: 'Character: built' }, esteem: 0.03 },
  { template: 'line-goes-up', words: { top: '{text}', bottom: 'Morale: pending' }, esteem: -0.05 },
  { template: 'line-goes-up', words: { top: '{text}', bottom: 'Still upright, technically' }, esteem: 0.01 },
  {
    template: 'line-goes-up',
    words: { top: '{text}', bottom: 'My best year yet. Next slide.' },
    esteem: -0.02,
  },
  { template: 'not-my-job', words: { fire: '{text}', me: 'Sunglasses on. Cannot see a thing.' } },
  { template: 'not-my-job', words: { fire: '{text}', me: 'My shift as a grown-up is over' } },
  { template: 'not-my-job', words: { fire: '{text}', me: 'Sorry, I am between feelings' } },
  { template: 'head-in-hole', words: { warnings: '{text}', who: 'Me. Knock if there is cake' } },
  { template: 'head-in-hole', words: { warnings: '{text}', who: 'Me, in my new home' } },
  { template: 'head-in-hole', words: { warnings: '{text}', who: 'Me: “Four more minutes”' } },
  { template: 'under-the-rug', words: { lump: '{text}', sweeper: 'Me: “Lovely day!”' } },
  { template: 'under-the-rug', words: { lump: '{text}', sweeper: 'Me, with a bigger rug on order' } },
  { template: 'under-the-rug', words: { lump: '{text}', sweeper: 'Me, whistling in the wrong key' } },
  { template: 'all-green', words: { dash: '“How are you?” “Never better.”', truth: '{text}' } },
  { template: 'all-green', words: { dash: 'Mood: excellent. Next check: never.', truth: '{text}' } },
  {
    template: 'all-green',
    words: { dash: 'Face: smiling. Voice: calm. Nerves: on order.', truth: '{text}' },
  },
  {
    template: 'tiny-umbrella',
    words: { wave: '{text}', prep: 'A biscuit. The last one. Chipped.' },
    esteem: -0.03,
  },
  { template: 'final-boss', words: { hero: 'Me, running on toast', boss: '{text}', weapon: 'A stern look' } },
  { template: 'silent-shield', words: { arrows: '{text}', shield: 'Sarcasm', safe: 'What is left of me' } },
  {
    template: 'silent-shield',
    words: { arrows: '{text}', shield: 'A mug of strong tea', safe: 'My manners' },
  },
  {
    template: 'silent-shield',
    words: { arrows: '{text}', shield: 'My customary smile', safe: 'Everybody who thinks that I am fine' },
  },
  {
    template: 'grand-entrance',
    words: { day: '{text}', hero: 'The good biscuits, from behind the flour' },
    esteem: -0.03,
  },
  {
    template: 'grand-entrance',
    words: { day: '{text}', hero: 'One person who says “Oh no. Tell me everything.”' },
    esteem: -0.02,
  },
  {
    template: 'weather-map',
    words: {
      mon: 'Patience: thin',
      wed: 'Patience: last seen over Norway',
      fri: 'Sunglasses, for the eyes',
      line: '{text}',
    },
  },
  {
    template: 'before-after',
    words: { before: 'Fresh shirt, high hopes, a banana', after: '{text}' },
    esteem: 0.02,
  },
  { template: 'before-after', words: { before: 'Me, humming', after: '{text}' }, esteem: 0.02 },
  {
    template: 'expectation-reality',
    words: { expect: 'My horoscope: “a week of joy and ease”', reality: '{text}' },
  },
  { template: 'expectation-reality', words: { expect: '“Things can only get better”', reality: '{text}' } },
  { template: 'expectation-reality', words: { expect: 'A bit of peace, as requested', reality: '{text}' } },
  { template: 'monday-friday', words: { mon: '{text}', fri: 'Complaining about that, with snacks' } },
  {
    template: 'monday-friday',
    words: { mon: '{text}', fri: 'Telling somebody who gasps in the right places' },
  },
  { template: 'monday-friday', words: { mon: '{text}', fri: 'Shoes off, door shut, phone in a drawer' } },
  {
    template: 'nope-yep',
    words: { reject: '{text}', approve: 'Lying under a table with a dog' },
    esteem: -0.04,
  },
  {
    template: 'slow-zoom',
    words: { p1: '{text}', p2: 'But apart from that?', p3: 'There is no “apart from that”' },
    esteem: -0.02,
  },
  {
    template: 'the-penny-drops',
    words: { p1: 'Me, having my life together', p2: 'A short pause', p3: '{text}' },
    esteem: -0.01,
  },
  {
    template: 'too-late-bulb',
    words: { moment: '{text}', idea: 'Lie down. I could simply have lain down.' },
  },
  {
    template: 'too-late-bulb',
    words: { moment: '{text}', idea: '“No, thank you.” I could have said “no, thank you”.' },
  },
  {
    template: 'too-late-bulb',
    words: { moment: '{text}', idea: '“I resign!” From what, we could have settled later.' },
  },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: 'Nine things that went right ÷ this = 0' },
  },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: 'Deep breaths needed: 90. In stock: 6. On order: a sigh.' },
  },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: 'All of this + one bun = all of this, with crumbs' },
  },
  {
    template: 'domino-chain',
    words: { cause: '{text}', effect: 'I have told a self-checkout how I really am' },
  },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'oh well, these things happen' } },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'bit of a day, nothing major' } },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'all fine here :)' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'Everyone in a good mood' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'My smile' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'The person who said “Rough day?”' } },
  {
    template: 'iceberg',
    words: {
      tip: '{text}',
      under: '“I am not even cross”',
      deep: 'I am a little cross',
      abyss: 'The crossness has a name. Keith.',
    },
  },
  {
    template: 'iceberg',
    words: {
      tip: '{text}',
      under: 'I have calmed down',
      deep: 'I have calmed down several times',
      abyss: 'Since breakfast',
    },
  },
  {
    template: 'iceberg',
    words: {
      tip: '{text}',
      under: 'A sigh',
      deep: 'A sigh for the people upstairs',
      abyss: 'A sigh that fogged the windows',
    },
  },
  {
    template: 'rabbit-hole',
    words: {
      entry: '{text}',
      d1: 'How to remain calm',
      d2: 'Monasteries with a free bed',
      bottom: 'I have asked what they do for breakfast',
    },
  },
  {
    template: 'rabbit-hole',
    words: {
      entry: '{text}',
      d1: 'Cottages, remote',
      d2: 'Cottages, more remote',
      bottom: 'I have bid on an island. It is mostly puffins.',
    },
  },
  {
    template: 'elevator-pitch',
    words: { floor1: '{text}', floor2: '“At least you have your sense of humour!”', floor3: 'I do not' },
  },
  {
    template: 'elevator-pitch',
    words: { floor1: '“I feel rested, for once”', floor2: 'A silence', floor3: '{text}' },
  },
  {
    template: 'elevator-pitch',
    words: {
      floor1: '{text}',
      floor2: '“Everything happens for a reason”',
      floor3: 'Name the reason. I shall wait.',
    },
  },
  {
    template: 'online-offline',
    words: { online: '“Grateful for every moment”', offline: '{text}' },
    esteem: 0.03,
  },
  {
    template: 'online-offline',
    words: { online: 'Smoothie, sunrise, both in focus', offline: '{text}' },
    esteem: -0.02,
  },
  { template: 'online-offline', words: { online: '“Choosing joy today”', offline: '{text}' }, esteem: 0.02 },
  {
    template: 'lion-and-kitten',
    words: { mighty: '“I am great under pressure”', feeble: '{text}' },
    esteem: -0.02,
  },
  {
    template: 'lion-and-kitten',
    words: { mighty: 'Me, giving others advice on life', feeble: '{text}' },
    esteem: -0.02,
  },
  {
    template: 'lion-and-kitten',
    words: { mighty: 'Me at breakfast: “I can handle anything”', feeble: '{text}' },
    esteem: -0.05,
  },
  {
    template: 'how-they-see-it',
    words: {
      job: '{text}',
      p1: '“Have you tried soup?”',
      p2: '“Classic”',
      p3: '“And apart from that, all well?”',
      p4: 'A sound like a small accordion',
    },
  },
  {
    template: 'how-they-see-it',
    words: {
      job: '{text}',
      p1: '“That comes from all the phones”',
      p2: '“At least you have a story”',
      p3: '“I see it as a chance to grow”',
      p4: 'Cheese, in the dark',
    },
  },
  {
    template: 'how-they-see-it',
    words: {
      job: '{text}',
      p1: '“You were always so brave”',
      p2: '“Say no more.” They say more.',
      p3: '“Somebody needs a webinar”',
      p4: 'Face down on the good rug',
    },
  },
  { template: 'box-in-a-box', words: { outer: 'My reward for being nice to everyone', inner: '{text}' } },
  { template: 'box-in-a-box', words: { outer: 'Today’s little surprise', inner: '{text}' } },
  {
    template: 'house-of-cards',
    words: { tower: 'My sunny start', base: 'One nice coffee', cat: '{text}' },
  },
  {
    template: 'house-of-cards',
    words: { tower: 'My calm and sunny nature', base: 'Nothing happening', cat: '{text}' },
    esteem: 0.01,
  },

  {
    template: 'debate-table',
    words: { claim: 'Today does not count. We start again tomorrow.' },
    esteem: -0.02,
  },
  {
    template: 'two-buttons',
    words: { left: 'Pretend that this did not happen', right: 'Tell absolutely everyone' },
  },
  {
    template: 'two-buttons',
    words: { left: 'Be noble about this', right: 'Be in the pantry about this' },
  },
  {
    template: 'shoulder-advice',
    words: { angel: 'Breathe in deeply', imp: 'And use it to scream', me: 'Me, filling my lungs' },
  },
  {
    template: 'shoulder-advice',
    words: {
      angel: 'You will laugh about this one day',
      imp: 'Which day? Name a date.',
      me: 'Me, with a diary',
    },
  },
  {
    template: 'shoulder-advice',
    words: { angel: 'Be kind to yourself', imp: 'With a whole cake', me: 'Me, agreeing with both' },
  },
  {
    template: 'calm-outside',
    words: { inside: 'A BRASS BAND FALLS DOWN THE STAIRS', outside: '“Oh dear.”' },
  },
  {
    template: 'calm-outside',
    words: { inside: 'Nobody is at the wheel. There is no wheel.', outside: '“All in hand!”' },
  },
  {
    template: 'calm-outside',
    words: {
      inside: 'We practised this. Breathe. No. The other way round.',
      outside: '“One moment, please”',
    },
  },
  { template: 'unmasked', words: { ghost: 'A wailing in the kitchen', culprit: 'Me, coping' } },
  { template: 'unmasked', words: { ghost: 'A mature response', culprit: 'A sulk in good shoes' } },
  { template: 'unmasked', words: { ghost: 'Fate, which has it in for me', culprit: 'A Wednesday' } },
  {
    template: 'tug-of-war',
    words: { left: 'Six deep breaths', rope: 'My voice', right: '“And another thing”' },
  },
  { template: 'tug-of-war', words: { left: '“Rise above this”', rope: 'My body', right: 'The sofa' } },
  { template: 'bailing-boat', words: { cup: 'A long, hot bath', leak: 'The world outside the bathroom' } },
  { template: 'signpost', words: { s1: 'Just breathe', s2: 'Breathe nicer', s3: 'You are breathing at me' } },
  {
    template: 'signpost',
    words: { s1: 'Think positive', s2: 'Sell everything', s3: 'Become a lamp' },
  },
  {
    template: 'signpost',
    words: { s1: 'Sleep on this', s2: 'Sleep under this', s3: 'Have you considered moss?' },
  },
  {
    template: 'epic-agreement',
    words: { left: 'My tears', right: 'My laughter', clasp: 'Using the same door' },
    esteem: 0.01,
  },
  {
    template: 'epic-agreement',
    words: {
      left: 'Opera singers',
      right: 'Me, describing my day',
      clasp: 'Hand on heart, eyes shut, one very long note',
    },
  },
  {
    template: 'endless-list',
    words: {
      ticked: 'Sigh',
      rest: 'Recover, forgive, forget, stop bringing this up at meals, mean it',
    },
  },
  {
    template: 'endless-list',
    words: { ticked: 'Count to ten', rest: 'Eleven, twelve, thirteen, and whatever comes after those' },
  },
  { template: 'endless-list', words: { ticked: 'Get up', rest: 'Everything that came of getting up' } },
  {
    template: 'three-wise-avoiders',
    words: { see: 'My right eye, twitching', hear: 'The sigh', speak: 'The word “fine”' },
  },
  {
    template: 'three-wise-avoiders',
    words: { see: 'How I really am', hear: 'The small scream', speak: '“Everything all right?”' },
  },
  {
    template: 'group-hug',
    words: { a: 'Self-pity', b: 'Tea', c: 'Me, at last', d: 'A blanket' },
  },
  {
    template: 'group-hug',
    words: { a: 'This', b: 'All the other things', c: 'Me, who wanted a quiet week', d: 'And the rest' },
  },
  {
    template: 'group-hug',
    words: {
      a: '“Poor you!”',
      b: '“You poor thing!”',
      c: 'Me, who only wanted to moan',
      d: '“Have you tried running?”',
    },
  },
  {
    template: 'tab-hoarder',
    words: {
      tab: 'Inner peace',
      all: 'Moving abroad / Moving further abroad / The moon, planning permission',
    },
  },
  {
    template: 'tab-hoarder',
    words: {
      tab: 'What to do now',
      all: 'What a better person would do / Who that is / Where she bought those shoes',
    },
  },
  {
    template: 'tab-hoarder',
    words: { tab: 'A healthy dinner', all: 'Cake / Cake for twelve / Cake for twelve, alone, how to' },
  },
  {
    template: 'loading-patience',
    words: { task: '“Any minute now you will feel better”', wait: 'Which minute? I have had them all.' },
  },
  {
    template: 'loading-patience',
    words: { task: 'My last nerve, growing back', wait: 'Please hold. Please speak softly.' },
  },
  {
    template: 'loading-patience',
    words: { task: '“Things will calm down soon”', wait: 'I was promised that as a child' },
  },
  {
    template: 'snowball',
    words: {
      start: 'One sigh',
      end: 'A speech on everything since about 1998',
      hut: 'Whoever asked “What’s up?”',
    },
  },
  {
    template: 'snowball',
    words: {
      start: '“Nothing, I am fine”',
      end: 'I am not fine, and I have examples',
      hut: 'Anyone with kind eyes',
    },
  },
  {
    template: 'snowball',
    words: { start: 'A lump in the throat', end: 'Tears at an advert for gravy', hut: 'My sleeve' },
  },
  {
    template: 'own-spokes',
    words: {
      p1: 'Taking this calmly',
      p2: 'Going through all of this again in bed',
      p3: 'The pillow is too loud',
    },
  },
  {
    template: 'own-spokes',
    words: {
      p1: 'Not letting this get to me',
      p2: 'Telling the story eleven times',
      p3: 'Everyone who listened',
    },
  },
  {
    template: 'own-spokes',
    words: {
      p1: 'An early night, to recover',
      p2: 'Winning arguments in my head until two',
      p3: 'The mattress',
    },
  },
  {
    template: 'fork-in-road',
    words: {
      good: 'Let this go',
      bad: 'Keep this, feed this, give this a name',
      who: 'Me, buying a little lead',
    },
  },
  {
    template: 'fork-in-road',
    words: { good: 'Ask for help', bad: 'Sigh until somebody notices', who: 'Me, near an open door' },
  },
  {
    template: 'fork-in-road',
    words: { good: 'Go to sleep', bad: 'Explain all of this to the ceiling', who: 'Me, with gestures' },
  },
  {
    template: 'spot-the-difference',
    words: { a: '“I’m fine”', b: 'I am not fine', line: 'The first one has combed its hair.' },
  },
  {
    template: 'spot-the-difference',
    words: { a: 'Laughing', b: 'Crying', line: 'Same tissues.' },
  },
  {
    template: 'missed-target',
    words: { target: 'Taking this with humour', arrow: 'Taking this with cheese' },
  },
  { template: 'missed-target', words: { target: 'One deep, calming breath', arrow: 'Hiccups' } },
  {
    template: 'missed-target',
    words: { target: 'Keeping a stiff upper lip', arrow: 'The lower one has its own plans' },
  },
  { template: 'cart-of-nonsense', words: { shelf: 'A sensible next step', cart: 'A hammock, and no trees' } },
  {
    template: 'missing-plank',
    words: { plan: 'Stay calm, be kind, let this pass', gap: 'The passing' },
  },
  { template: 'missing-plank', words: { plan: 'Scream, feel better, carry on', gap: 'Feeling better' } },
  {
    template: 'pick-two',
    words: { a: 'Laughing', b: 'Crying', c: 'Chewing', deal: 'Usually pick one. Today you get all three.' },
  },
  {
    template: 'pick-two',
    words: {
      a: 'Being brave',
      b: 'Being cheerful',
      c: 'Being upright',
      deal: 'Pick one. We recommend the carpet.',
    },
  },
  { template: 'unfair-scales', words: { light: 'This', heavy: 'All that is going rather well' } },
  {
    template: 'town-crier',
    words: { scroll: '{text}', crowd: 'The goose took off its scarf, out of respect' },
  },
  {
    template: 'town-crier',
    words: { scroll: '{text}', crowd: 'The blacksmith has put the kettle on for everybody' },
  },
  {
    template: 'town-crier',
    words: { scroll: '{text}', crowd: 'She had only come out to hang up a duvet cover' },
  },
  {
    template: 'town-crier',
    words: { scroll: '{text}', crowd: 'The pigeon has stopped writing and is patting my boot' },
  },
  {
    template: 'town-crier',
    words: { scroll: '{text}', crowd: 'The baker has sent over a bun, without a word' },
  },
  {
    template: 'town-crier',
    words: { scroll: '{text}', crowd: 'It will be read again at five, with a drum' },
  },
  { template: 'town-crier', words: { scroll: '{text}', crowd: 'The whole village, minus the four who hid' } },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: 'The bear is holding somebody’s hand. Nobody minds.' },
  },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: 'The owl has asked for the children’s version' },
  },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: '“Is that the end?” asked the one in the sleeping bag' },
  },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: 'The bear sleeps in the middle tonight' },
  },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: 'Three scouts have asked for their mothers. One is forty.' },
  },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: '“Please leave the torch on,” said the bear' },
  },
  {
    template: 'news-desk',
    words: { news: '{text}', ticker: 'Our reporter on the scene has asked for a hug' },
  },
  {
    template: 'news-desk',
    words: { news: '{text}', ticker: 'The football has been put off. Nobody felt like it.' },
  },
  {
    template: 'news-desk',
    words: { news: '{text}', ticker: 'The tea lady is doing the rounds with the good biscuits' },
  },
  {
    template: 'news-desk',
    words: { news: '{text}', ticker: 'The cameraman has both hands over his mouth, so bear with us' },
  },
  {
    template: 'news-desk',
    words: { news: '{text}', ticker: 'Somebody’s gran has rung the studio. She is bringing soup.' },
  },
  {
    template: 'news-desk',
    words: { news: '{text}', ticker: 'The helpline is a man called Keith. Keith has time.' },
  },
  {
    template: 'news-desk',
    words: { news: '{text}', ticker: 'The man from the weather has brought his own cloud, to share' },
  },
  { template: 'cave-wall', words: { wall: '{text}', scholar: 'We put a blanket over this part at night.' } },
  {
    template: 'cave-wall',
    words: { wall: '{text}', scholar: 'Next to it lay a biscuit. Somebody had tried to help.' },
  },
  {
    template: 'cave-wall',
    words: { wall: '{text}', scholar: 'My students leave flowers here. I pretend not to see.' },
  },
  {
    template: 'cave-wall',
    words: { wall: '{text}', scholar: 'On seven planets, whoever reads it says “same”.' },
  },
  {
    template: 'cave-wall',
    words: { wall: '{text}', scholar: 'Below it, in small letters: “anyway”. What a people.' },
  },
  {
    template: 'cave-wall',
    words: { wall: '{text}', scholar: 'And all they had to get through it with was tea.' },
  },
  {
    template: 'cave-wall',
    words: { wall: '{text}', scholar: 'Dr Oba has been hugging this wall since noon.' },
  },
  { template: 'the-couch', words: { told: '{text}', notes: 'Patient is coping. I have rung my mother.' } },
  { template: 'the-couch', words: { told: '{text}', notes: 'Out of tissues. On to the curtains.' } },
  {
    template: 'the-couch',
    words: { told: '{text}', notes: 'Shall we swap? You take the chair, I need the couch.' },
  },
  { template: 'the-couch', words: { told: '{text}', notes: 'I usually nod. I have run out of nod.' } },
  {
    template: 'the-couch',
    words: { told: '{text}', notes: 'Rang my own counsellor. She is on her way with soup.' },
  },
  { template: 'the-couch', words: { told: '{text}', notes: 'Diagnosis: fair enough.' } },
  { template: 'the-couch', words: { told: '{text}', notes: 'The flower would like to hold your hand' } },
  {
    template: 'bedtime-book',
    words: { book: '{text}', child: 'Is this why grown-ups sigh in the kitchen?' },
  },
  { template: 'bedtime-book', words: { book: '{text}', child: 'Teddy says you may sleep in the middle' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'Skip to the dragon. The dragon was nicer.' } },
  {
    template: 'bedtime-book',
    words: { book: '{text}', child: 'The monster would like its own night light now' },
  },
  { template: 'bedtime-book', words: { book: '{text}', child: 'I am five. I will deal with it tomorrow.' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'I have decided not to grow up. Thank you.' } },
  {
    template: 'bedtime-book',
    words: { book: '{text}', child: 'Turn the page. Turn it quickly. Turn all of them.' },
  },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: 'A man on a pedalo, who has stopped pedalling' },
  },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: 'Grandad, who had been promised an advert for chips' },
  },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: 'A boy, reeling in his kite out of respect' },
  },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: 'The lifeguard. She has sat down for this.' },
  },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: 'My family, explaining that the pilot is not ours' },
  },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: '“The pilot looks happy.” “He cannot see it from there.”' },
  },
  { template: 'plane-banner', words: { banner: '{text}', beach: 'A stranger, holding out half a melon' } },
  {
    template: 'crystal-ball',
    words: { ball: '{text}', teller: 'I saw none of this. I am as sorry as the cat.' },
  },
  { template: 'crystal-ball', words: { ball: '{text}', teller: 'Put your purse away. This one is on me.' } },
  {
    template: 'crystal-ball',
    words: { ball: '{text}', teller: 'Sit down. First the tea, then the future.' },
  },
  {
    template: 'crystal-ball',
    words: { ball: '{text}', teller: 'The cards said nothing. I shall speak to the cards.' },
  },
  {
    template: 'crystal-ball',
    words: { ball: '{text}', teller: 'I would hold your hand, but I am holding the ball.' },
  },
  {
    template: 'crystal-ball',
    words: { ball: '{text}', teller: 'Let me see whether it has another channel.' },
  },
]
