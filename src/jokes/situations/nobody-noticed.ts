import type { Situation } from '../book'

/** Something was done well, and nobody said so. */
export const nobodyNoticed: Situation = {
  name: 'nobody-noticed',
  sign: /\b(?:nobody|no one|no-one|not one person|not a single (?:person|one|soul)|none of (?:them|my \w+)|(?:my|the) \w+ (?:didn't|did not|never|doesn't|don't|hasn't|haven't)) (?:\w+ ){0,2}(?:notic(?:es|ed|e)|even notic(?:es|ed|e)|said thank(?:s| you)|says thank(?:s| you)|say thank(?:s| you)|thank(?:s|ed)? (?:me|us|her|him|the \w+|my \w+)|mention(?:s|ed)? it|appreciat(?:es|ed|e)|comment(?:s|ed)? on|said a word|complimented)\b|\b(?:without|not|never|not even) (?:a |one |a single |any |so much as a |get a |got a |getting a |as much as a )?(?:thank[- ]?you|thanks|thank you note|word of thanks)\b|\b(?:goes|go|went|gone|going) (?:completely |totally |entirely )?unnoticed\b|\bunsung\b|\bthankless\b|\bno (?:recognition|appreciation|applause|thanks (?:for|from|at all))\b|\bnobody (?:claps|clapped|applauded)\b|\b(?:waiting|waited|wait) (?:\w+ ){0,3}for (?:\w+ ){0,2}to notice\b/,
  falseSign:
    /\b(?:hope|hoping|hopes|pray|praying|pretend\w*|luckily|thankfully|so that|hopefully|as if|wish|thank god) (?:that )?(?:nobody|no one|no-one)\b|\b(?:credit card|credit score)\b|\bno thanks to\b|"no,? thanks|\bno thanks[,.!]|\bsay(?:s|ing)? no,? thanks\b|\b(?:typo|mistake|error|stain|broke|broken|wrong|late|asleep|slept|napping|spilled|forgot|muted|on mute|missing|left early|hid|fart\w*|crumbs?|stole|ate|odd socks|inside out|pyjamas|pajamas)\b.{0,40}\b(?:nobody|no one|no-one|unnoticed)|\b(?:nobody|no one|no-one) (?:has )?noticed (?:\w+ ){0,4}(?:typo|mistake|error|missing|wrong|broken|gone|left|muted|asleep|late|that i (?:was|am|had|left|forgot|skipped|broke|hid|ate)|i was|i left|my mistake)/,
  mood: 'bad',
  reason: 'you know who did it, and nobody has asked.',
  lines: [
    {
      template: 'podium',
      words: { first: 'Whoever stood nearest', second: 'Whoever did it', third: 'The word “thanks”' },
    },
    {
      template: 'silent-shield',
      words: {
        arrows: 'Everything there was to do',
        shield: 'The one nobody mentions',
        safe: 'Everybody else, quite comfortable',
      },
    },
    {
      template: 'tiny-trophy',
      words: { feat: 'All of it, done, and done well', crowd: '“Is there any milk?”' },
    },
    {
      template: 'certificate',
      words: {
        title: 'Prize for whatever it was',
        who: 'The one who did it',
        for: 'We forget what for, but well done',
      },
    },
    {
      template: 'party-corner',
      words: { crowd: 'How nicely everything has turned out', secret: 'I know who did that' },
    },
    {
      template: 'iceberg',
      words: {
        tip: 'It just happened',
        under: 'Somebody did it',
        deep: 'Somebody did it twice',
        abyss: 'Somebody hummed, so as not to cry',
      },
    },
    {
      template: 'calm-outside',
      words: {
        inside: 'LOOK. LOOK HERE. NO, NOT THERE. HERE.',
        outside: '“Oh, nothing, I am only standing here”',
      },
    },
    {
      template: 'typing-deleting',
      words: {
        long: 'Since nobody has asked: yes, it took all day, yes, alone, and yes, I would describe it as rather good, thank you, me',
        sent: '“You are welcome :)”',
      },
    },
    { template: 'too-late-bulb', words: { moment: '{text}', idea: 'A sign. With an arrow. And a name.' } },
    {
      template: 'museum-piece',
      words: { art: 'A brass plate: “Done by somebody”', critic: 'One almost senses a person behind it.' },
    },
    {
      template: 'unfair-scales',
      words: { light: 'One small “thanks”', heavy: 'All of the work, without it' },
    },
    {
      template: 'unmasked',
      words: { ghost: 'It did itself, as if by magic', culprit: 'Somebody, since six' },
    },
    {
      template: '3am-brain',
      words: { brain: 'You could undo it all and see whether they notice that.', me: 'do not tempt me' },
    },
    { template: 'the-long-queue', words: { crowd: 'Enjoying it', empty: 'Asking who did it' } },
    {
      template: 'shoulder-advice',
      words: { angel: 'Good deeds need no applause', imp: 'A small parade would do', me: 'Me, modestly' },
    },
    {
      template: 'big-ideas',
      words: {
        level1: 'Not mentioning it',
        level2: 'Mentioning it in passing',
        level3: 'Sighing beside it',
        level4: 'Giving guided tours of it',
      },
    },
    {
      template: 'mental-maths',
      words: { thought: '{text}', variables: 'The effort ÷ the kind remarks (cannot divide by zero)' },
    },
    {
      template: 'all-green',
      words: { dash: 'Everybody is delighted with the result', truth: 'It is thought to have grown there' },
    },
    { template: 'expectation-reality', words: { expect: 'Modesty, and then applause', reality: 'Modesty' } },
    {
      template: 'line-goes-up',
      words: { top: 'Walked past it slowly, pointing with both eyebrows', bottom: 'Self-promotion' },
    },
    {
      template: 'three-wise-avoiders',
      words: { see: 'What was done', hear: 'Who did it', speak: '“Thank you”' },
    },
    {
      template: 'slow-zoom',
      words: {
        p1: 'Somebody is looking at it',
        p2: 'Somebody is about to say something',
        p3: '“Do you have the time?”',
      },
    },
    {
      template: 'box-in-a-box',
      words: { outer: 'The thanks', inner: 'A thumbs up, meant for somebody behind' },
    },
    {
      template: 'tug-of-war',
      words: {
        left: 'The one who did it',
        rope: 'One kind word',
        right: 'Everybody else, looking at the weather',
      },
    },
    {
      template: 'clown-steps',
      words: {
        s1: 'It was not done for the thanks',
        s2: 'A nod would be enough',
        s3: 'They will see it by themselves',
        s4: 'I have put a lamp on it',
      },
    },
    { template: 'debate-table', words: { claim: 'Applause should be delivered to the door, like milk' } },
    {
      template: 'string-board',
      words: { c1: 'A glance', c2: 'A small pause', c3: 'An “oh”', theory: 'That was nearly a thank-you' },
    },
    {
      template: 'before-after',
      words: { before: 'Doing it: surely somebody will see', after: 'They saw a squirrel behind it' },
    },
    {
      template: 'victory-dance',
      words: { win: 'It was noticed. By a cat. Briefly.', who: 'The one who did it' },
    },
    { template: 'monday-friday', words: { mon: 'Doing it', fri: 'Imagining the applause for it' } },
    { template: 'line-goes-down', words: { cause: '{text}', result: 'My modesty, at last' } },
    { template: 'not-my-job', words: { fire: '{text}', me: 'Standing next to it, visibly' } },
    {
      template: 'the-penny-drops',
      words: { p1: 'All done, and done beautifully', p2: '{text}', p3: 'There could have been a nap' },
    },
    // With what was done.
    {
      template: 'the-presentation',
      words: { slide: '{Thing}: the making of, in eleven chapters', topic: 'Everybody who had walked past' },
    },
    {
      template: 'spot-the-difference',
      words: {
        a: 'Before',
        b: '{Thing}',
        line: 'Everybody says that they are the same.',
      },
    },
    {
      template: 'head-in-hole',
      words: { warnings: '{Thing}, in plain sight, with a bow on', who: 'Everybody' },
    },
    {
      template: 'iceberg',
      words: {
        tip: '{Thing}',
        under: 'The work',
        deep: 'The work before the work',
        abyss: 'The little song to keep going',
      },
    },
    {
      template: 'tiny-trophy',
      words: { feat: '{Thing}, on show to all the world', crowd: '“You have something on your sleeve”' },
    },
    {
      template: 'missed-target',
      words: { target: '“{Thing}? How lovely!”', arrow: '“Have you seen my keys?”' },
    },
  ],
}
