import type { Situation } from '../book'

/** One has done it or said it, another is praised for it. */
export const creditTaken: Situation = {
  name: 'credit-taken',
  sign: /\b(?:took|takes|take|taking|got|gets|get|getting|stole|steals|stealing|claim(?:s|ed|ing)|given|gave|gives|accepts?|accepted) (?:\w+ )?(?:all )?(?:of )?(?:the|my|our|full|all) (?:the )?credit\b|\b(?:took|takes|take|taking|claim(?:s|ed)) credit for (?:my|our|her|his|the)\b|\bpresent(?:s|ed|ing) (?:my|our|her|his) (?:\w+ )?(?:idea|work|slides|design|report|recipe|project|plan|draft)s? (?:to \w+ \w+ )?as (?:his|her|their) own\b|\b(?:repeat(?:s|ed)|said|says|stole|steals|told|tells|copied|copies) my (?:\w+ )?(?:idea|joke|point|suggestion|recipe)s?\b|\bpassed (?:it|my \w+|our \w+) off as (?:his|her|their) own\b/,
  falseSign:
    /\bcredit (?:card|score|check|limit)\b|\b(?:gave|gives|give) (?:me|us) (?:all )?(?:the |full )?credit\b|\btook credit for the mess\b/,
  reason: 'you did it, and somebody else took the bow.',
  lines: [
    {
      template: 'podium',
      words: {
        first: 'Whoever did it with a deeper voice',
        second: 'Whoever did it',
        third: 'The idea, feeling used',
      },
    },
    {
      template: 'tug-of-war',
      words: { left: 'The one who did it', rope: 'The applause', right: 'The one who was standing there' },
    },
    {
      template: 'last-slice',
      words: {
        h1: 'The one who did it',
        h2: 'The one who knew about it',
        h3: 'The one who took a bow',
        prize: 'One round of applause',
      },
    },
    {
      template: 'spot-the-difference',
      words: {
        a: 'It, when it was mine',
        b: 'It, ten minutes later',
        line: 'The second one got a standing ovation.',
      },
    },
    { template: 'calm-outside', words: { inside: '{text}', outside: '“What a good idea. I wonder whose.”' } },
    {
      template: 'calm-in-chaos',
      words: { situation: '{text}', calm: 'It looks good on them. It looked good on me.' },
    },
    {
      template: 'iceberg',
      words: {
        tip: 'The bow',
        under: 'The idea',
        deep: 'The owner of the idea',
        abyss: 'The owner of the idea, clapping along',
      },
    },
    {
      template: 'silent-shield',
      words: {
        arrows: 'All of the work',
        shield: 'The one who did it',
        safe: 'The one who will be thanked for it',
      },
    },
    {
      template: 'hero-villain',
      words: { hero: 'I once borrowed a thought', villain: 'They took the thought, the tone and the pause' },
    },
    {
      template: 'certificate',
      words: {
        title: 'Original work of the year',
        who: 'The wrong person',
        for: 'Was in the room while it was being original',
      },
    },
    {
      template: 'mental-maths',
      words: { thought: '{text}', variables: 'My work × their smile = their work' },
    },
    {
      template: 'too-late-bulb',
      words: { moment: '{text}', idea: '“How lovely! And how did you come up with the part in the middle?”' },
    },
    {
      template: 'typing-deleting',
      words: {
        long: 'Warm congratulations on our idea, by which I mean mine, which you found lying about in my mouth at ten past nine',
        sent: 'Well done, great idea',
      },
    },
    {
      template: '3am-brain',
      words: { brain: 'They even kept your little pause before the best bit.', me: 'it is a good pause' },
    },
    {
      template: 'museum-piece',
      words: { art: 'Somebody taking a bow', critic: 'A fine copy. The original is by the coffee machine.' },
    },
    { template: 'unmasked', words: { ghost: 'A stroke of genius', culprit: 'Very good hearing' } },
    {
      template: 'house-of-cards',
      words: {
        tower: 'All of that praise',
        base: 'Somebody else having done it',
        cat: '“Tell us more about it!”',
      },
    },
    {
      template: 'line-goes-up',
      words: { top: 'Heard a good thing and said it again, with a blazer on', bottom: 'Innovation' },
    },
    {
      template: 'big-ideas',
      words: {
        level1: 'Having the idea',
        level2: 'Being near the idea',
        level3: 'Nodding as if one had had it',
        level4: 'Thanking everybody for their trust in one’s idea',
      },
    },
    {
      template: 'slow-zoom',
      words: { p1: 'That sounds good', p2: 'That sounds familiar', p3: 'That sounds like me' },
    },
    {
      template: 'the-penny-drops',
      words: { p1: 'Telling just one person', p2: '{text}', p3: 'It came with my own hand movements' },
    },
    {
      template: 'party-corner',
      words: {
        crowd: '“What a clever idea you had!”',
        secret: 'I even left in a mistake. It is still there.',
      },
    },
    { template: 'line-goes-down', words: { cause: '{text}', result: 'My wish to think aloud' } },
    { template: 'not-my-job', words: { fire: '{text}', me: 'It has a mistake in it. I shall wait.' } },
    {
      template: 'flat-pack',
      words: { claim: '“And this is all my own work!”', leftover: 'My initials, on the back' },
    },
    { template: 'monday-friday', words: { mon: 'Doing it', fri: 'Being thanked for it, says somebody' } },
    {
      template: 'obvious-trap',
      words: {
        bait: '“Tell me, I am just curious”',
        victim: 'Me, thinking aloud',
        trap: 'It will be a success. Somebody else’s.',
      },
    },
    // With whoever took it.
    { template: 'grand-entrance', words: { day: 'All was done already', hero: '{Who}, to take the bow' } },
    {
      template: 'missed-target',
      words: { target: '“I cannot take credit for that”', arrow: 'A small, brave tear of pride' },
    },
    {
      template: 'side-glance',
      words: { temptation: 'The applause', subject: '{Who}', neglected: 'The truth' },
    },
    {
      template: 'certificate',
      words: {
        title: 'Best delivery',
        who: '{Who}',
        for: 'Said it exactly as it had been said, but further forward',
      },
    },
    { template: 'before-after', words: { before: '{Who}: “What idea?”', after: '{Who}: “My idea”' } },
    {
      template: 'final-boss',
      words: { hero: 'The truth', boss: '{Who}, already thanking the parents', weapon: 'A time stamp' },
    },
  ],
}
