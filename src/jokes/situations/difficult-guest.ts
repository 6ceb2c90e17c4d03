import type { Situation } from '../book'

/** People whom one serves, treats or drives say, ask, want. */
export const difficultGuest: Situation = {
  name: 'difficult-guest',
  sign: /\b(?:customers?|guests?|patients?|clients?|passengers?|tourists?|callers?|shoppers?|diners?|tenants?|patrons?|bride|campers|lodgers?|(?:someone|somebody|a (?:man|woman|lady|guy|person|couple)|people) (?:at|in) (?:my|our|the) (?:counter|till|checkout|shop|restaurant|café|cafe|hotel|library|desk|reception)|(?:pupils?'?|students?'?|school|kids') parents|parents of (?:my |our |the )?(?:pupils?|students?|kids|children)|parent|table (?:\d+|two|three|four|five|six|seven|nine|ten|twelve))(?: (?:always|never|just|still|then|once|only|again|today|has|have|had|is|are|was|were|keeps?|kept|who|that|at \w+ \w+|on the (?:phone|bus|train|plane|tour)|in (?:seat|room|row) \w+|with \w+ \w+|from \w+)){0,4} (?:says?|said|saying|asks?|asked|asking|wants?|wanted|wanting|complains?|complained|complaining|demands?|demanded|demanding|insists?|insisted|insisting|refus(?:e|es|ed|ing)|argu(?:e|es|ed|ing)|yells?|yelled|yelling|shouts?|shouted|shouting|snaps?|snapped|returns?|returned|returning|sends? (?:back|it back|the)|sent (?:back|it back|the)|tells? me|told me|changes? (?:his|her|their) (?:mind|order)|changed (?:his|her|their) (?:mind|order)|expects?|expected|claims?|claimed|swears?|swore|haggl(?:e|es|ed|ing)|wonder(?:s|ed)?|rejects?|rejected)\b/,
  falseSign:
    /\b(?:happy|satisfied|sweetest|lovely|kind|nice|generous|favou?rite) (?:old )?(?:customer|guest|patient|client|passenger|caller)|\b(?:apologi[sz]ed|thank(?:s|ed)? (?:me|us)|tipped|left a (?:tip|kind|lovely|thank)|gave me (?:a|flowers)|said thank)|\b(?:no|zero|first) (?:customers?|guests?|clients?)\b|\bi(?:'m| am| was) (?:a|the|such a) (?:\w+ )?(?:customer|guest|patient|client|passenger|tourist)|\bbe patient\b/,
  reason: 'you keep smiling, and somebody has one more wish.',
  lines: [
    {
      template: 'calm-outside',
      words: { inside: 'NO. ALSO NO. AND FOR DESSERT: NO.', outside: '“Let me see what I can do”' },
    },
    {
      template: 'typing-deleting',
      words: {
        long: 'I have read your wish three times, once aloud and once standing up, and it gets braver each time',
        sent: '“Happy to help!”',
      },
    },
    { template: 'two-buttons', words: { left: 'Be right', right: 'Be home on time' } },
    { template: 'final-boss', words: { hero: 'Me', boss: '{text}', weapon: 'A smile, slightly used' } },
    {
      template: 'slow-zoom',
      words: { p1: '“I have just a tiny question”', p2: 'A deep breath is taken', p3: 'There are notes' },
    },
    {
      template: 'the-penny-drops',
      words: {
        p1: 'Doing exactly what they said',
        p2: 'It is not what they meant',
        p3: 'They had meant it with their eyebrows',
      },
    },
    {
      template: 'museum-piece',
      words: { art: 'My face during that', critic: 'One sees the teeth. One feels the rent.' },
    },
    {
      template: 'podium',
      words: {
        first: 'One person with an unusual wish',
        second: 'Everybody waiting behind that person',
        third: 'My lunch',
      },
    },
    {
      template: 'silent-shield',
      words: {
        arrows: 'Wishes, some of them pointed',
        shield: 'The friendly voice',
        safe: 'The rest of me, already at home',
      },
    },
    {
      template: 'spot-the-difference',
      words: {
        a: '“It is really quite simple”',
        b: '“It has never been done”',
        line: 'They would like the simple one, today.',
      },
    },
    {
      template: 'mental-maths',
      words: { thought: '{text}', variables: 'My patience ÷ hours until closing × what a sheep farm costs' },
    },
    {
      template: 'big-ideas',
      words: {
        level1: 'Saying it',
        level2: 'Saying it louder',
        level3: 'Saying it to somebody else',
        level4: 'Saying it to me again, as if we had never met',
      },
    },
    {
      template: 'weather-map',
      words: {
        mon: 'Sighs',
        wed: '“I know the owner”',
        fri: '“You should smile more”',
        line: 'Outlook for the friendly face',
      },
    },
    {
      template: 'certificate',
      words: {
        title: 'Prize for the straight face',
        who: 'Me',
        for: 'Kept it for the whole of that, and a little beyond',
      },
    },
    {
      template: 'endless-list',
      words: {
        ticked: 'What they said',
        rest: 'What they meant, what their sister has, and how it was in 1998',
      },
    },
    {
      template: 'snowball',
      words: {
        start: '“A tiny wish”',
        end: 'A sketch, a swan and a second opinion',
        hut: 'Me, with a notepad',
      },
    },
    {
      template: 'box-in-a-box',
      words: { outer: 'The urgent matter that could not wait', inner: 'It is answered on the door' },
    },
    {
      template: 'epic-agreement',
      words: {
        left: 'Whoever said that',
        right: 'Me, who has to answer',
        clasp: 'Wondering what I am doing here',
      },
    },
    {
      template: 'three-wise-avoiders',
      words: { see: 'The sign', hear: 'The answer', speak: '“Sorry, my mistake”' },
    },
    { template: 'unfair-scales', words: { light: 'What one person would like', heavy: 'What exists' } },
    {
      template: 'calm-in-chaos',
      words: { situation: '{text}', calm: 'Certainly. And how would you like the moon?' },
    },
    {
      template: 'lion-and-kitten',
      words: { mighty: 'Me, telling the story in the evening', feeble: 'Me, when it happened: “of course”' },
    },
    {
      template: 'too-late-bulb',
      words: { moment: '{text}', idea: '“We are closed.” We were not. It would still have been beautiful.' },
    },
    {
      template: 'shrinking-into-hedge',
      words: { said: 'I was told that you would do that for me', who: 'Me, who was told nothing' },
    },
    {
      template: 'expectation-reality',
      words: { expect: '“You will be working with people”', reality: 'People' },
    },
    {
      template: '3am-brain',
      words: { brain: 'They said “see you tomorrow”.', me: 'who gave them that idea' },
    },
    {
      template: 'victory-dance',
      words: { win: 'They waved, they left, and they did not turn round', who: 'All of us, in the back' },
    },
    {
      template: 'nope-yep',
      words: { reject: 'Everything that there is', approve: 'The one thing that there is not' },
    },
    { template: 'line-goes-down', words: { cause: '{text}', result: 'The friendly voice, by two octaves' } },
    { template: 'not-my-job', words: { fire: '{text}', me: 'In the back, counting the same three cups' } },
    {
      template: 'the-penny-drops',
      words: { p1: 'This is going to be a quiet day', p2: '{text}', p3: 'Of all people, they have found me' },
    },
    // With whoever asks.
    {
      template: 'hero-villain',
      words: { hero: 'Me, with a tiny extra wish', villain: '{Who}, with a tiny extra wish' },
    },
    {
      template: 'side-glance',
      words: { temptation: 'The impossible', subject: '{Who}', neglected: 'What is on offer' },
    },
    {
      template: 'head-in-hole',
      words: { warnings: 'Four signs, two arrows and a friendly recorded voice', who: '{Who}' },
    },
    {
      template: 'outrunning-it',
      words: { runner: 'Me, carrying something, anything', boulder: '{Who}, with a “while you are at it”' },
    },
    {
      template: 'fork-in-road',
      words: {
        good: 'Take what there is',
        bad: 'Ask whether there is another one in the back',
        who: '{Who}',
      },
    },
    {
      template: 'certificate',
      words: { title: 'Wish of the year', who: '{Who}', for: 'Asked twice, the second time with a drawing' },
    },
    {
      template: 'tug-of-war',
      words: { left: 'Me, with the rules', rope: 'My good mood', right: '{Who}, with all day' },
    },
    {
      template: 'how-they-see-it',
      words: {
        job: '{Who}, and what I do all day',
        p1: 'A steady job',
        p2: 'Chatting',
        p3: 'Service',
        p4: 'Saying “of course” in nine tones',
      },
    },
  ],
}
