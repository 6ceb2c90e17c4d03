import type { Reaction } from './reaction'

/** For items in a row: nothing is claimed of what the items are, nor whether they are welcome. */
export const listReactions: readonly Reaction[] = [
  { template: 'calm-outside', words: { inside: '{text}', outside: '“Oh, nothing much. And you?”' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '“I like to keep things simple”' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '“The usual, really”' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '“Neat and tidy in here, thank you”' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'That should be everything.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'In that order.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'A nice, round number of things.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Shall we call that a theme?' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'is there a part two' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'in that order?' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'all of them? tonight?' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'read that again, slowly' } },
  { template: 'museum-piece', words: { art: '{text}', critic: 'Mixed media.' } },
  { template: 'museum-piece', words: { art: '{text}', critic: 'A still life, but only just still.' } },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'All that in one frame. I fear for the nail.' },
  },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'The artist could not choose. I would not have, either.' },
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: '“Give me the short version.” That was the short version.' },
  },
  { template: 'the-presentation', words: { slide: '{text}', topic: 'Next slide: the same, as a pie chart' } },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'I shall now go through these one by one, with slides' },
  },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: 'Added up, they make one long lie-down' },
  },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: 'Sort by size, then by shame, then by smell' },
  },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: 'Sum: one life. Remainder: some items.' },
  },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: 'Mean: odd. Median: odder. Range: yes.' },
  },
  { template: 'certificate', words: { title: 'Complete set', who: 'The collector: me', for: '{text}' } },
  {
    template: 'certificate',
    words: { title: 'Certified inventory', who: 'Counted by me, twice', for: '{text}' },
  },
  { template: 'too-late-bulb', words: { moment: '“So, what have you been up to?”', idea: '{text}' } },
  { template: 'too-late-bulb', words: { moment: '“Describe yourself in a few words”', idea: '{text}' } },
  { template: 'too-late-bulb', words: { moment: '“Anything to declare?”', idea: '{text}' } },
  {
    template: 'party-corner',
    words: { secret: '{text}', crowd: '“So, what have you been doing all week?”' },
  },
  { template: 'party-corner', words: { secret: '{text}', crowd: '“You are so hard to read”' } },
  { template: 'party-corner', words: { secret: '{text}', crowd: '“Name three things, any three things”' } },
  {
    template: 'weather-map',
    words: { mon: 'Part one', wed: 'Part two, with a cow', fri: 'The end, in shades', line: '{text}' },
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
  {
    template: 'weather-map',
    words: {
      mon: 'Scattered items',
      wed: 'Items, spinning',
      fri: 'Lost property, by the pool',
      line: '{text}',
    },
  },
  { template: 'loading-patience', words: { task: '{text}', wait: 'Sorting. Please grow a beard.' } },
  { template: 'loading-patience', words: { task: '{text}', wait: 'Still on the first one' } },
  { template: 'loading-patience', words: { task: '{text}', wait: '99 %. Somebody found one more.' } },
  {
    template: 'final-boss',
    words: { hero: 'My attention span', boss: '{text}', weapon: 'A highlighter, nearly dry' },
  },
  {
    template: 'final-boss',
    words: { hero: 'Me, one pair of hands', boss: '{text}', weapon: 'Counting to eleven' },
  },
  {
    template: 'final-boss',
    words: { hero: 'Me, a person who likes order', boss: '{text}', weapon: 'A very small drawer' },
  },
  { template: 'not-my-job', words: { fire: '{text}', me: 'I am more of a headline person' } },
  { template: 'not-my-job', words: { fire: '{text}', me: 'Filed under “other”' } },
  { template: 'not-my-job', words: { fire: '{text}', me: 'Skimming' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'Anyone who hoped for a summary' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'Me, somewhere after the second item' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'Whoever said “and what else?”' } },
  { template: 'online-offline', words: { online: '“Just the essentials”', offline: '{text}' } },
  { template: 'online-offline', words: { online: '“I live a simple life”', offline: '{text}' } },
  { template: 'online-offline', words: { online: '“Nothing much going on here”', offline: '{text}' } },
  { template: 'expectation-reality', words: { expect: '“A few small things”', reality: '{text}' } },
  { template: 'expectation-reality', words: { expect: 'Order, at last', reality: '{text}' } },
  { template: 'expectation-reality', words: { expect: 'A theme, a thread, a plan', reality: '{text}' } },
  { template: 'all-green', words: { dash: 'Everything in its place', truth: '{text}' } },
  { template: 'all-green', words: { dash: 'Summary: fine, on average', truth: '{text}' } },
  { template: 'all-green', words: { dash: 'Contents: as described', truth: '{text}' } },
  { template: 'under-the-rug', words: { lump: '{text}', sweeper: 'Me: “All tidy”' } },
  { template: 'under-the-rug', words: { lump: '{text}', sweeper: 'Me, running out of rug' } },
  { template: 'under-the-rug', words: { lump: '{text}', sweeper: 'Me: “What lot?”' } },
  {
    template: 'silent-shield',
    words: { arrows: '{text}', shield: 'A clipboard', safe: 'My sense of order, dozing' },
  },
  {
    template: 'silent-shield',
    words: { arrows: '{text}', shield: 'A mug of tea, held high', safe: 'The part of me that counts things' },
  },
  {
    template: 'domino-chain',
    words: { cause: '{text}', effect: 'I answer “how are you” with a handout now' },
  },
  { template: 'domino-chain', words: { cause: '{text}', effect: 'I have had this printed on a mug' } },
  { template: 'line-goes-up', words: { top: '{text}', bottom: 'A balanced portfolio' } },
  { template: 'line-goes-up', words: { top: '{text}', bottom: 'Range' } },
  { template: 'line-goes-up', words: { top: '{text}', bottom: 'Everything under control' } },
  { template: 'debate-table', words: { claim: 'A list is a story that ran out of verbs' } },
  { template: 'debate-table', words: { claim: 'Every list needs one item that nobody can explain' } },
  { template: 'debate-table', words: { claim: 'That list is complete and should be laminated' } },
  { template: 'debate-table', words: { claim: 'I would read nine volumes of that' } },
  {
    template: 'ok-better-best',
    words: { l1: 'A plan', l2: 'A list', l3: 'This list, read out slowly by somebody with a deep voice' },
  },
  {
    template: 'ok-better-best',
    words: { l1: 'One of these', l2: 'Two of these', l3: 'The full set, in a row, in this order' },
  },
  {
    template: 'big-ideas',
    words: {
      level1: 'Counting them',
      level2: 'Counting them again',
      level3: 'Sorting them by colour',
      level4: 'Introducing them to my parents',
    },
  },
  {
    template: 'big-ideas',
    words: {
      level1: 'A list',
      level2: 'A numbered list',
      level3: 'A list with a soul',
      level4: 'This very list',
    },
  },
  { template: 'two-buttons', words: { left: 'Explain the list', right: 'Let the list speak for itself' } },
  { template: 'two-buttons', words: { left: 'Ask about one of these', right: 'Ask about none of these' } },
  { template: 'two-buttons', words: { left: 'Put them in order', right: 'Put them on a tea towel' } },
  {
    template: 'fork-in-road',
    words: { good: 'Sort all this out', bad: 'Have all this framed', who: 'Me, with a hammer and a nail' },
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
    template: 'signpost',
    words: { s1: '“Start at the top”', s2: '“Start at the bottom”', s3: '“Start a new list”' },
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
    template: 'box-in-a-box',
    words: { outer: 'The full list, with nothing left out', inner: '“Et cetera”' },
  },
  {
    template: 'box-in-a-box',
    words: { outer: 'What all of these have in common', inner: 'A very long pause' },
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
    words: { feat: 'Counted them all, out loud', crowd: 'Was that in alphabetical order?' },
  },
  {
    template: 'tiny-trophy',
    words: { feat: 'Got through the list without laughing', crowd: 'You skipped one' },
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
    template: 'epic-agreement',
    words: { left: 'Magpies', right: 'Me, drawing up a list', clasp: 'Stopping when the beak is full' },
  },
  {
    template: 'two-kinds-of-desks',
    words: { a: 'People who answer “fine”', b: 'People who answer with the above' },
  },
  {
    template: 'two-kinds-of-desks',
    words: { a: 'One thing on a tray', b: 'Everything above, on the same tray' },
  },
  { template: 'hero-villain', words: { hero: 'My list: thorough', villain: 'Their list: a cry for help' } },
  {
    template: 'spot-the-difference',
    words: { a: 'A list', b: 'A short autobiography', line: 'Both are factual. One has better pacing.' },
  },
  {
    template: 'monday-friday',
    words: { mon: 'A question that wants one answer', fri: 'A question that wants all of these' },
  },
  { template: 'before-after', words: { before: 'Me, at the first item', after: 'Me, at the last item' } },
  {
    template: 'before-after',
    words: { before: '“Let me just list a few things”', after: 'The few things, listed' },
  },
  {
    template: 'pick-two',
    words: { a: 'Order', b: 'Sense', c: 'A happy ending', deal: 'Pick two. Not from this list.' },
  },
  {
    template: 'flat-pack',
    words: { claim: 'Everything is on the list', leftover: 'The reason for the list' },
  },
  { template: 'missing-plank', words: { plan: 'Presenting all of this as a system', gap: 'A system' } },
  {
    template: 'missing-plank',
    words: { plan: 'Remembering these by making up a song', gap: 'A rhyme for any of these' },
  },
  {
    template: 'rabbit-hole',
    words: {
      entry: 'Reading the first one',
      d1: 'Wondering how that led to the second',
      d2: 'Giving each of them a voice',
      bottom: 'They have elected a speaker',
    },
  },
]
