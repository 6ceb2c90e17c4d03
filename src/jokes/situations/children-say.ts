import type { Situation } from '../book'

/** A child, of any size, says, asks, draws or refuses. */
export const childrenSay: Situation = {
  name: 'children-say',
  sign: /\b(?:(?:my|our|his|her|their|your|the|a|neighbou?r's|sister's|brother's) (?:\w+[- ]){0,3}?(?:kids?|child|children|toddlers?|teenagers?|teens?|daughters?|sons?|niece|nephew|pre-?schooler|kindergart(?:e)?ners?|grand(?:son|daughter|child|children|kids)|pupils?|first[- ]graders?|two[- ]year[- ]olds?|three[- ]year[- ]olds?|four[- ]year[- ]olds?|five[- ]year[- ]olds?|six[- ]year[- ]olds?|seven[- ]year[- ]olds?|\d{1,2}[- ]year[- ]olds?)|kids|children|toddlers?|teenagers|pupils|(?:one|two|three|four|five|six|seven|eight|nine|\d{1,2})[- ]year[- ]olds?)(?: (?:just|always|never|only|suddenly|now|still|once|then|has|have|had|is|are|was|were|keeps?|kept|who|at \w+|in \w+ \w+|loudly|proudly|today))* (?:says?|said|saying|asks?|asked|asking|tells?|told|telling|refus(?:e|es|ed|ing)|draws?|drew|drawing|drawn|explain(?:s|ed|ing)?|announc(?:e|es|ed|ing)|insists?|insisted|insisting|wants?|wanted|demands?|demanded|decid(?:e|es|ed)|whisper(?:s|ed|ing)?|shouts?|shouted|shouting|screams?|screamed|informs?|informed|argues?|argued|arguing|negotiat(?:e|es|ed|ing)|wonders?|wondered|thinks?|thought|thinking|calls?|called|corrects?|corrected|won't|will not|wouldn't|eats? only|only eats?|will only|rolls? (?:his|her|their) eyes|painted|paints?|repeats?|repeated|discover(?:s|ed)?|believes?|answers?|answered|replies|replied|learn(?:s|ed|t)?|sings?|sang|licks?|licked|hides?|hid)\b/,
  falseSign:
    /\b(?:kids|children) (?:say )?these days\b|\bsick|hospital|crying because\b|\bi (?:told|asked|promised|want) (?:my|our) (?:\w+ )?(?:kids?|son|daughter|children)\b|\bno kids (?:says|said)\b|\b(?:i'm|am) just a kid\b|\binner child\b|\b(?:when i was|as) a (?:kid|child)\b/,
  reason: 'you are the adult, and it made no difference.',
  lines: [
    {
      template: 'the-penny-drops',
      words: { p1: 'Explaining it to a child', p2: 'The child nods', p3: 'The child explains it better' },
    },
    {
      template: 'final-boss',
      words: { hero: 'A grown-up, with certificates', boss: '{text}', weapon: '“Because I say so”' },
    },
    {
      template: 'house-of-cards',
      words: { tower: 'My authority', base: 'Nobody ever asking what it rests on', cat: '“Why?”' },
    },
    {
      template: 'big-ideas',
      words: {
        level1: 'Reasoning',
        level2: 'Reasoning with a raised eyebrow',
        level3: 'Counting to three',
        level4: 'Counting to three, with decimals',
      },
    },
    {
      template: 'unfair-scales',
      words: { light: 'One young person with an opinion', heavy: 'All of the adults and a plan' },
    },
    {
      template: 'podium',
      words: {
        first: 'The youngest person in the room',
        second: 'Everybody with a driving licence',
        third: 'The book that explains children',
      },
    },
    {
      template: 'museum-piece',
      words: { art: 'What the adult said in reply', critic: 'Clearly made without any time to think.' },
    },
    {
      template: 'too-late-bulb',
      words: { moment: '{text}', idea: 'A really good answer. The child has since moved out.' },
    },
    {
      template: 'tug-of-war',
      words: {
        left: 'All of my reasons',
        rope: 'The next ten minutes',
        right: 'A child, with no appointments',
      },
    },
    {
      template: 'iceberg',
      words: {
        tip: 'How funny',
        under: 'They get that from somebody',
        deep: 'They get that from us',
        abyss: 'Grandma is nodding',
      },
    },
    {
      template: 'clown-steps',
      words: {
        s1: 'I will explain it calmly',
        s2: 'I will explain it with a drawing',
        s3: 'I will explain it with a biscuit',
        s4: 'It has now been explained to me',
      },
    },
    {
      template: 'shrinking-into-hedge',
      words: { said: 'And where did you pick that up, young friend?', who: 'Me, of all people' },
    },
    {
      template: 'calm-outside',
      words: {
        inside: 'DO NOT LAUGH. DO NOT LAUGH. DO NOT LAUGH.',
        outside: '“That is not how we do things”',
      },
    },
    {
      template: 'domino-chain',
      words: { cause: 'A child has an opinion', effect: 'The adults hold a meeting, with minutes' },
    },
    {
      template: 'spot-the-difference',
      words: {
        a: '“So clever for that age”',
        b: '“Please do not encourage it”',
        line: 'Same child. One of them is a visitor speaking.',
      },
    },
    {
      template: 'fork-in-road',
      words: { good: 'Stand firm', bad: 'Admit that it is quite a good point', who: 'The adult in the room' },
    },
    {
      template: 'certificate',
      words: { title: 'Debate of the year', who: 'The child', for: 'Had no argument, and kept to it' },
    },
    {
      template: 'mental-maths',
      words: { thought: '{text}', variables: 'My years at school ÷ theirs = still no good answer' },
    },
    {
      template: 'string-board',
      words: {
        c1: 'A grin',
        c2: 'A whisper',
        c3: 'A very long “nothing”',
        theory: 'They hold meetings without us',
      },
    },
    {
      template: 'hero-villain',
      words: { hero: 'A child does it: we tell it for years', villain: 'I do it: a word with the manager' },
    },
    {
      template: 'lion-and-kitten',
      words: {
        mighty: 'Me, before I knew any children: “simply be firm”',
        feeble: 'Me: “and if I asked very nicely?”',
      },
    },
    {
      template: '3am-brain',
      words: { brain: 'The worst thing is that the child had a point.', me: 'i am the adult here' },
    },
    {
      template: 'expectation-reality',
      words: { expect: 'Raising people with a mind of their own', reality: 'It works. It is open all day.' },
    },
    {
      template: 'slow-zoom',
      words: { p1: 'That is sweet', p2: 'That is clever', p3: 'That is going to be told to everybody' },
    },
    { template: 'not-my-job', words: { fire: '{text}', me: 'Looking round for another adult' } },
    { template: 'two-buttons', words: { left: 'Laugh', right: 'Be taken seriously ever again' } },
    {
      template: 'snowball',
      words: {
        start: '“Because I say so”',
        end: 'A debate, with witnesses and a drawing',
        hut: 'The adults',
      },
    },
    {
      template: 'nope-yep',
      words: { reject: 'What the adult suggested', approve: 'The same thing, as their own idea' },
    },
    { template: 'line-goes-down', words: { cause: '{text}', result: 'What was left of my authority' } },
    {
      template: 'the-penny-drops',
      words: {
        p1: 'I shall be a calm, clear adult',
        p2: '{text}',
        p3: 'I have said “because”, and stopped there',
      },
    },
    // With the child.
    {
      template: 'certificate',
      words: { title: 'Person in charge', who: '{Who}', for: 'No income, no licence, full control' },
    },
    { template: 'tug-of-war', words: { left: 'Logic', rope: 'The last word', right: '{Who}' } },
    {
      template: 'final-boss',
      words: { hero: 'Me, on too little sleep', boss: '{Who}, wide awake', weapon: 'Half a biscuit' },
    },
    { template: 'before-after', words: { before: 'The rules', after: 'The rules, as revised by {who}' } },
    {
      template: 'the-presentation',
      words: { slide: '{Who}: “Why I am right”, with one drawing', topic: 'All the adults who had a plan' },
    },
    {
      template: 'side-glance',
      words: { temptation: 'A better idea', subject: '{Who}', neglected: 'What I had said' },
    },
    {
      template: 'epic-agreement',
      words: { left: '{Who}', right: 'Retired generals', clasp: 'There will be no negotiations' },
    },
    { template: 'grand-entrance', words: { day: 'Everybody was being so reasonable', hero: '{Who}' } },
  ],
}
