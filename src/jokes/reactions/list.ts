import type { Reaction } from '../book'

/** For items in a row: nothing is claimed of what the items are, nor whether they are welcome. */
export const listReactions: readonly Reaction[] = [
  {
    template: 'calm-outside',
    words: { inside: '{text}', outside: '“Oh, nothing much. And you?”' },
    esteem: 0.05,
  },
  {
    template: 'calm-outside',
    words: { inside: '{text}', outside: '“I like to keep things simple”' },
    esteem: 0.04,
  },
  { template: 'calm-outside', words: { inside: '{text}', outside: '“The usual, really”' }, esteem: 0.07 },
  {
    template: 'calm-outside',
    words: { inside: '{text}', outside: '“Neat and tidy in here, thank you”' },
    esteem: -0.02,
  },
  {
    template: 'calm-in-chaos',
    words: { situation: '{text}', calm: 'That should be everything.' },
    esteem: 0.04,
  },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'In that order.' }, esteem: 0.05 },
  { template: '3am-brain', words: { brain: '{text}', me: 'is there a part two' }, esteem: -0.03 },
  { template: '3am-brain', words: { brain: '{text}', me: 'in that order?' }, esteem: -0.02 },
  { template: '3am-brain', words: { brain: '{text}', me: 'all of them? tonight?' }, esteem: -0.02 },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'A still life, but only just still.' },
  },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'All that in one frame. I fear for the nail.' },
    esteem: -0.03,
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: '“Give me the short version.” That was the short version.' },
    esteem: 0.02,
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'Next slide: the same, as a pie chart' },
    esteem: 0.07,
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'I shall now go through these one by one, with slides' },
  },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: 'Sum: one life. Remainder: some items.' },
    esteem: 0.01,
  },
  { template: 'too-late-bulb', words: { moment: '“Anything to declare?”', idea: '{text}' } },
  {
    template: 'party-corner',
    words: { secret: '{text}', crowd: '“So, what have you been doing all week?”' },
  },
  {
    template: 'party-corner',
    words: { secret: '{text}', crowd: '“You are so hard to read”' },
    esteem: -0.02,
  },
  {
    template: 'weather-map',
    words: {
      mon: 'Some of these',
      wed: 'More of these, airborne',
      fri: 'All of these, at peace',
      line: '{text}',
    },
  },
  { template: 'loading-patience', words: { task: '{text}', wait: 'Sorting. Please grow a beard.' } },
  { template: 'loading-patience', words: { task: '{text}', wait: 'Still on the first one' } },
  { template: 'loading-patience', words: { task: '{text}', wait: '99 %. Somebody found one more.' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'Anyone who hoped for a summary' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'Me, somewhere after the second item' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'Whoever said “and what else?”' } },
  {
    template: 'online-offline',
    words: { online: '“I live a simple life”', offline: '{text}' },
    needs: 'own-deed',
  },
  { template: 'expectation-reality', words: { expect: '“A few small things”', reality: '{text}' } },
  { template: 'expectation-reality', words: { expect: 'Order, at last', reality: '{text}' }, esteem: -0.02 },
  { template: 'all-green', words: { dash: 'Everything in its place', truth: '{text}' } },
  { template: 'all-green', words: { dash: 'Summary: fine, on average', truth: '{text}' }, esteem: 0.03 },
  { template: 'line-goes-up', words: { top: '{text}', bottom: 'A balanced portfolio' }, esteem: 0.05 },
  { template: 'line-goes-up', words: { top: '{text}', bottom: 'Range' }, esteem: 0.04 },
  { template: 'line-goes-up', words: { top: '{text}', bottom: 'Everything under control' }, esteem: 0.08 },
  {
    template: 'ok-better-best',
    words: { l1: 'A plan', l2: 'A list', l3: 'This list, read out slowly by somebody with a deep voice' },
    esteem: -0.02,
  },
  {
    template: 'ok-better-best',
    words: { l1: 'One of these', l2: 'Two of these', l3: 'The full set, in a row, in this order' },
  },
  {
    template: 'big-ideas',
    words: {
      level1: 'A list',
      level2: 'A numbered list',
      level3: 'A list with a soul',
      level4: 'This very list',
    },
    esteem: -0.03,
  },
  { template: 'two-buttons', words: { left: 'Explain the list', right: 'Let the list speak for itself' } },
  {
    template: 'two-buttons',
    words: { left: 'Put them in order', right: 'Put them on a tea towel' },
    esteem: -0.02,
  },
  {
    template: 'fork-in-road',
    words: {
      good: 'Mention one of these',
      bad: 'Mention all of these, in a row, in one breath',
      who: 'Me, inhaling',
    },
  },
  {
    template: 'shoulder-advice',
    words: {
      angel: 'One thing at a time',
      imp: 'All of them, now, with a drum',
      me: 'Me, looking for the drum',
    },
  },
  {
    template: 'shoulder-advice',
    words: {
      angel: 'Leave some of these out',
      imp: 'They will want the full list',
      me: 'Me, unrolling the full list',
    },
  },
  {
    template: 'signpost',
    words: { s1: '“Alphabetical order”', s2: '“Order of size”', s3: '“Any order. Hurry.”' },
  },
  {
    template: 'clown-steps',
    words: {
      s1: 'Only the main points',
      s2: 'These are all main points',
      s3: 'Some of the main points have children',
      s4: 'Volume one',
    },
  },
  {
    template: 'clown-steps',
    words: {
      s1: 'I shall keep this short',
      s2: 'There is one more thing',
      s3: 'There is one more thing than that',
      s4: 'I have hired a horse for the scrolls',
    },
  },
  {
    template: 'typing-deleting',
    words: {
      long: 'Here they are, in order of appearance, with footnotes, a map, and one appendix that I would ask you to open sitting down',
      sent: 'nothing special, you?',
    },
  },
  {
    template: 'victory-dance',
    words: { win: 'Said the whole list in one breath', who: 'Me, slightly blue' },
  },
  {
    template: 'victory-dance',
    words: { win: 'Nobody has asked a single follow-up question', who: 'Me, and my list' },
  },
  {
    template: 'tiny-trophy',
    words: { feat: 'Got through the list without laughing', crowd: 'You skipped one' },
    esteem: -0.02,
  },
  {
    template: 'unfair-scales',
    words: { light: 'One of these, and you know the one', heavy: 'All the others together' },
  },
  { template: 'unfair-scales', words: { light: 'One thing that is not on the list', heavy: 'The list' } },
  {
    template: 'string-board',
    words: {
      c1: 'The first one',
      c2: 'The middle ones',
      c3: 'The last one',
      theory: 'They were never meant to meet',
    },
  },
  {
    template: 'string-board',
    words: { c1: 'One item', c2: 'A comma', c3: 'Another item', theory: 'Somebody here planned this' },
  },
  {
    template: 'iceberg',
    words: {
      tip: 'This list',
      under: 'The list behind this list',
      deep: 'The list of people who may not see this list',
      abyss: 'They have seen this list',
    },
  },
  {
    template: 'two-kinds-of-desks',
    words: { a: 'One thing on a tray', b: 'Everything above, on the same tray' },
  },
  {
    template: 'before-after',
    words: { before: 'Me, at the first item', after: 'Me, at the last item' },
  },
  { template: 'missing-plank', words: { plan: 'Presenting all of this as a system', gap: 'A system' } },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'My future biographer, asking for a glass of water' },
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'The census lady, who has stopped writing' },
    esteem: 0.03,
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'My ancestors, who came down from the trees for this' },
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'A first date, looking round for the waiter' },
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'The lady at the bank, who has taken off her glasses' },
  },
  { template: 'calm-outside', words: { inside: '{text}', outside: '“Yes, keeping busy”' }, esteem: 0.04 },
  {
    template: 'calm-in-chaos',
    words: { situation: '{text}', calm: 'So this is what having it all is like.' },
  },
  {
    template: 'calm-in-chaos',
    words: { situation: '{text}', calm: 'I was told that there would be more yachts.' },
    esteem: 0.01,
  },
  { template: '3am-brain', words: { brain: '{text}', me: 'and we call this living' } },
  { template: 'line-goes-up', words: { top: '{text}', bottom: 'Civilisation, so far' }, esteem: 0.01 },
  { template: 'line-goes-up', words: { top: '{text}', bottom: 'The full human experience' }, esteem: 0.06 },
  {
    template: 'online-offline',
    words: { online: '“Finding beauty in the everyday”', offline: '{text}' },
    esteem: 0.02,
  },
  {
    template: 'too-late-bulb',
    words: { moment: '“If your life were a film, what would be in it?”', idea: '{text}' },
  },
  {
    template: 'too-late-bulb',
    words: { moment: '“What is on your mind?” Me: “Not a lot”', idea: '{text}' },
    esteem: 0.01,
  },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: 'Four billion years of life on earth, and here we are' },
  },
  { template: 'expectation-reality', words: { expect: '“You can have it all”', reality: '{text}' } },
  {
    template: 'weather-map',
    words: {
      mon: 'Bright plans',
      wed: 'The plans, airborne, with a cow',
      fri: 'Well, we are still here',
      line: '{text}',
    },
  },
  { template: 'town-crier', words: { scroll: '{text}', crowd: 'The goose counted along with one foot' } },
  {
    template: 'town-crier',
    words: { scroll: '{text}', crowd: 'The mayor asked for them in order of height' },
  },
  {
    template: 'town-crier',
    words: { scroll: '{text}', crowd: 'The pigeon has numbered them and wants a signature' },
  },
  { template: 'town-crier', words: { scroll: '{text}', crowd: 'The herald takes a bow after each' } },
  { template: 'town-crier', words: { scroll: '{text}', crowd: 'She counted them off on clothes pegs' } },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: 'After each, a twig snapped. It was the ranger.' },
  },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: 'After each, the sleeping bag moved back a little' },
  },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: 'The bear counted on its claws and held its breath' },
  },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: 'The scoutmaster knew them all and still grabbed the bear' },
  },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: 'The owl wants to know who put them in that order' },
  },
  { template: 'news-desk', words: { news: '{text}', ticker: 'A lady at home has shouted “bingo”' } },
  {
    template: 'news-desk',
    words: { news: '{text}', ticker: 'The graphics man has made an icon for each. He is proud.' },
  },
  {
    template: 'news-desk',
    words: { news: '{text}', ticker: 'Somebody left this on the presenter’s desk. Was it you?' },
  },
  {
    template: 'news-desk',
    words: { news: '{text}', ticker: 'A viewer in a dressing gown asks to hear it once more' },
  },
  {
    template: 'news-desk',
    words: { news: '{text}', ticker: 'Our reporter is going from one to the next on a bicycle' },
  },
  {
    template: 'cave-wall',
    words: { wall: '{text}', scholar: 'A prayer, a poem or the shopping. We kneel either way.' },
  },
  {
    template: 'cave-wall',
    words: { wall: '{text}', scholar: 'The next cave has another order. There was a war.' },
  },
  {
    template: 'cave-wall',
    words: { wall: '{text}', scholar: 'My colleague and I each ranked them. We no longer speak.' },
  },
  { template: 'cave-wall', words: { wall: '{text}', scholar: 'The children here still skip rope to it.' } },
  { template: 'the-couch', words: { told: '{text}', notes: 'Filled the notepad. Filled the wallpaper.' } },
  {
    template: 'the-couch',
    words: { told: '{text}', notes: 'We shall take these one at a time, with soup in between' },
  },
  { template: 'the-couch', words: { told: '{text}', notes: 'Ranked them by tissue. It is a tie.' } },
  {
    template: 'the-couch',
    words: { told: '{text}', notes: 'Could you start again? I was crying at the first.' },
  },
  {
    template: 'the-couch',
    words: { told: '{text}', notes: 'Please breathe between them. One of us should.' },
  },
  { template: 'bedtime-book', words: { book: '{text}', child: 'Which one is the princess?' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'They all fit under my bed?' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'Is that the story, or the shopping?' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'I stopped counting when Teddy fainted' } },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: 'A man at the water’s edge, keeping the score' },
  },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: 'The lifeguard, ticking them off on her fingers' },
  },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: 'A waiter on the promenade, writing it all down' },
  },
  { template: 'plane-banner', words: { banner: '{text}', beach: 'A family of five, taking a vote on it' } },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: '“In what order?” shouts a man in a snorkel' },
  },
  {
    template: 'crystal-ball',
    words: { ball: '{text}', teller: 'I usually do one thing at a time. Love, mostly.' },
  },
  {
    template: 'crystal-ball',
    words: { ball: '{text}', teller: 'I can turn it round. There may be more on the back.' },
  },
  {
    template: 'crystal-ball',
    words: { ball: '{text}', teller: 'And somewhere behind them all, the lottery numbers.' },
  },
  { template: 'crystal-ball', words: { ball: '{text}', teller: 'One card for each. Mind your tea.' } },
  {
    template: 'crystal-ball',
    words: { ball: '{text}', teller: 'My usual clients get a boat and a stranger.' },
  },
]
