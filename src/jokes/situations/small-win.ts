import { either } from '../../core/text/pattern'
import type { Situation } from '../book'

/**
 * Something worked out. No `mood`: the mood counts words such as "exam" and "deadline" as bad news, and passing one is
 * the best news there is; `falseSign` keeps real bad news out.
 */
export const smallWin: Situation = {
  name: 'small-win',
  sign: either(
    /\bfinally (?:finish\w*|done|did|fixed|works?|worked|working|got|found|passed|booked|managed|made|paid off|cleaned|beat|learned|learnt|understood|understand|solved|sent|sold|home|arrived|answered|replied|submitted|closed|opened|reached|clicked|agreed|said yes)\b/,
    /\b(?:(?:on|at) (?:the|my|our|his|her) first (?:try|attempt|go)|^first (?:try|attempt)|first try)\b/,
    /\b(?:passed|aced|nailed) (?:my|the|her|his|our|it|an?|every|all)\b/,
    /\b(?:i|we|he|she|they|you|\w+) (?:just |actually |finally )?won (?:the|a|an|my|our|first|something|it|at|\d)\b/,
    /\bmade it (?:to|home|through|in|on time|before|without|up)\b/,
    /\bmanaged to (?!(?:break|lose|burn|forget|lock|spill|delete|miss|fail|drop|ruin|insult))\b/,
    /\bgot (?:the|a|my|our) (?:\w+ )?(?:job|promotion|flat|house|role|refund|window seat|parking (?:spot|space)|deposit|licen[cs]e|degree|full marks|last (?:seat|ticket|one))\b/,
    /\b(?:personal best|new record|\w+[- ](?:day|week) streak|streak of|inbox zero)\b/,
    /\b(?:folded (?:a|the) fitted sheet|got (?:a|the) (?:seat|table|window seat))\b/,
    /\b(?:all (?:tests|lights) (?:are )?green|tests? (?:all )?pass(?:ed)?|nailed it)\b/,
    /\bworked (?:the|on the) first\b/,
    /\bfound (?:a|some|\d+) (?:coin|money|fiver|tenner|parking|euros?|pounds?|dollars?|£\d+|\$\d+)\b/,
    /\b(?:found (?:£|\$|€)\d+|parallel parked|fits? perfectly|did it myself)\b/,
    /\bfound (?:£|\$|€)\d+/,
    // Brags leave the subject out.
    /^(?:just |i |we |so i |today i )?(?:beat|aced|swam|ran|climbed|haggled|survived|hit|reached|completed|won|solved|fixed|got all|(?:i |we )?walked) (?:a|an|the|my|our|all|every|two|three|\d|it|level|down)\b/,
    /\b(?:\d+|\w+ty(?:[- ]\w+)?) years old and\b/,
    /\b(?:even|actually) (?:smiled|clapped|thanked|worked)\b/,
  ),
  falseSign: either(
    /\b(?:but|until|except|instead|not|never|almost|nearly|if|lost|wish|hope|hoping|trying to|tries to)\b/,
    /\b(?:nobody|no one|wrong|fail\w*|rain\w*|again|still|broke\w*|crash\w*|late|died)\b/,
    /\b(?:passed (?:away|out|me|by|on|the (?:time|salt|buck|blame))|managed to make it worse|realised)\b/,
    /\b(?:realized|then|only to|before (?:it|they|he|she)|after (?:i|we) (?:left|bought|ordered))\b/,
    /\b(?:supposed to|someone else|everyone else|neighbours?)\b/,
    /n't\b/,
    /\?$/,
  ),
  reason: 'it worked, and that deserves a parade.',
  lines: [
    { template: 'tiny-trophy', words: { feat: '{text}', crowd: 'A pigeon has nodded' } },
    { template: 'victory-dance', words: { win: '{text}', who: 'Everyone involved, in socks' } },
    { template: 'museum-piece', words: { art: '{text}', critic: 'I came in a sceptic. I leave in tears.' } },
    {
      template: 'certificate',
      words: { title: 'Order of the small victory', who: 'Everyone who was there', for: '{text}' },
    },
    {
      template: 'podium',
      words: { first: 'This', second: 'Landing on the moon', third: 'The invention of bread' },
    },
    {
      template: 'unfair-scales',
      words: { light: 'The one thing that went right', heavy: 'The whole rest of the year' },
    },
    {
      template: 'party-corner',
      words: { secret: 'It worked. It actually worked.', crowd: '“So we bought a second house”' },
    },
    {
      template: 'typing-deleting',
      words: {
        long: 'Dear all, I wish to announce, with slides and a short film, that for once something has gone exactly as it should',
        sent: 'quite a nice day, thanks',
      },
    },
    {
      template: 'how-they-see-it',
      words: {
        job: '{text}',
        p1: '“We always knew”',
        p2: '“Good for you”',
        p3: '“So there is time for more”',
        p4: 'A lap of honour round the kitchen table',
      },
    },
    {
      template: '3am-brain',
      words: { brain: 'It went well. Too well. What did we overlook?', me: 'do not spoil this' },
    },
    {
      template: 'string-board',
      words: {
        c1: 'It went well',
        c2: 'Nobody complained',
        c3: 'Then the sun came out',
        theory: 'Somebody is about to send me a bill',
      },
    },
    {
      template: 'weather-map',
      words: {
        mon: 'Light showing off',
        wed: 'Heavy showing off',
        fri: 'Nobody answers my calls',
        line: 'Outlook after the good news',
      },
    },
    { template: 'monday-friday', words: { mon: 'Every attempt before this one', fri: 'This one' } },
    {
      template: 'big-ideas',
      words: {
        level1: 'Being quietly pleased about it',
        level2: 'Telling one person',
        level3: 'Telling the person behind that person',
        level4: 'Coming to breakfast in a cape',
      },
    },
    {
      template: 'calm-outside',
      words: { inside: 'TRUMPETS. ELEPHANTS. A PARADE.', outside: '“Oh, that? Yes, it went fine”' },
    },
    {
      template: 'spot-the-difference',
      words: { a: 'Luck', b: 'Skill', line: 'As of today it has always been skill.' },
    },
    { template: 'debate-table', words: { claim: 'This should be a public holiday, with a small parade' } },
    {
      template: 'epic-agreement',
      words: {
        left: 'My mother',
        right: 'My harshest critic (also me)',
        clasp: 'This one goes on the fridge',
      },
    },
    {
      template: 'ok-better-best',
      words: {
        l1: 'It went well',
        l2: 'It went well and somebody saw it',
        l3: 'The one who saw it had said that it never would',
      },
    },
    {
      template: 'clown-steps',
      words: {
        s1: 'It went well once',
        s2: 'So it will go well always',
        s3: 'People should hear how it is done',
        s4: 'I have announced a weekend seminar',
      },
    },
    {
      template: 'the-presentation',
      words: {
        slide: 'How it was done: the early years, part 1 of 12',
        topic: 'Somebody who only asked “good day?”',
      },
    },
    {
      template: 'grand-entrance',
      words: { day: 'A week like all the others', hero: 'One single thing that worked' },
    },
    {
      template: 'domino-chain',
      words: { cause: 'One thing goes right', effect: 'I have drawn up a five-year plan' },
    },
    {
      template: 'shoulder-advice',
      words: {
        angel: 'Stay humble',
        imp: 'Put it in the e-mail signature',
        me: 'Five minutes after the win',
      },
    },
    {
      template: 'online-offline',
      words: {
        online: '“Oh, it was nothing”',
        offline: 'Has told the bus driver, the dentist and both goldfish',
      },
    },
    {
      template: 'slow-zoom',
      words: { p1: 'It worked', p2: 'Everyone is very pleased', p3: 'Now they will expect it every time' },
    },
    { template: 'line-goes-up', words: { top: '{text}', bottom: 'We are hiring' } },
    {
      template: 'endless-list',
      words: { ticked: 'This', rest: 'Everything else, but now with a spring in the step' },
    },
    {
      template: 'snowball',
      words: {
        start: 'One small win',
        end: 'A speech, a toast and a second speech',
        hut: 'Everyone else at dinner',
      },
    },
    {
      template: 'hero-villain',
      words: {
        hero: 'Talking about our win all evening: sharing joy',
        villain: 'Talking about theirs all evening: showing off',
      },
    },
    {
      template: 'museum-piece',
      words: { art: '{Who}, one minute after the win', critic: 'The posture. The light. The smugness.' },
    },
    {
      template: 'certificate',
      words: { title: 'Gold, with a ribbon', who: '{Who}', for: 'Making it look like a plan' },
    },
    {
      template: 'podium',
      words: { first: '{Thing}', second: 'My last three birthdays', third: 'Every Friday so far' },
    },
    { template: 'tiny-trophy', words: { feat: '{Thing}: conquered', crowd: 'One slow clap, from the sofa' } },
    {
      template: 'party-corner',
      words: { secret: '{Thing}. Done. Dusted.', crowd: '“How was your marathon?”' },
    },
    {
      template: 'unmasked',
      words: { ghost: 'A legend, seen at dawn by several witnesses', culprit: '{Who}, after one win' },
    },
  ],
}
