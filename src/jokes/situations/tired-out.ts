import { either } from '../../core/text/pattern'
import type { Situation } from '../book'

/** Somebody has not slept enough. */
export const tiredOut: Situation = {
  name: 'tired-out',
  sign: either(
    /\b(?:tired(?! of (?!being tired|waking))|exhaust(?:ed|ing|ion)|worn out|knackered|sleepless)\b/,
    /\b(?:sleepy|sleep[- ]deprived)\b/,
    /\b(?:no|little|hours of|hours'|lack of|without|need|needs|need more|want to|going to|go to|went to|get some|trying to|try to|fall|fell|falling|back to|can't|can not|cannot|couldn't|didn't|barely|don't|of|hardly|beauty) sleep\b/,
    /\b(?:slept (?!wrong|funny)|(?:fell|fall|falling|half|still|nearly|almost) asleep|insomnia|woke)\b/,
    /\bwak(?:e|es|ing) (?:me|us|him|her|you|everyone|the whole house)(?: all)? up\b/,
    /\b(?:i (?:always |still )?wake up|awake|all[- ]nighter|up (?:all night|until \d|till \d|since \d))\b/,
    /\b(?:at|until|till|since|it's|it is|past) (?:[1-5](?::\d\d)? ?a\.?m\b|(?:two|three|four|five) in the morning)\b/,
    /\b(?:[2-5] ?a\.?m\.? (?:is|was|feed\w*|alarm|wake|start|and i)|naps?|napped|napping)\b/,
    /\b(?:(?:my|the|an|\d+|nine|five|first|second) alarms?|night ?shifts?|yawn\w*|bedtime|jet ?lag\w*)\b/,
  ),
  falseSign: either(
    /\b(?:(?:fire|car|smoke|burglar|house) alarms?|(?:put|puts) (?:\w+ )?to sleep|sleep mode)\b/,
    /\b(?:sleeping bag|wake[- ]up call|(?:legs?|arms?|foot|feet) (?:fell|fallen|falls) asleep)\b/,
    /\b(?:exhaust (?:pipe|fan)|exhausted (?:all )?(?:our|my|the) (?:options|budget|supply))\b/,
    /\b(?:woke (?:culture|mob)|alarm(?:ed|ing))\b/,
    /\bslept (?:so well|great|like a baby|for ten hours|eight hours|with)\b/,
  ),
  reason: 'your body came, the rest is still in bed.',
  lines: [
    {
      template: 'lion-and-kitten',
      words: {
        mighty: 'The body at midnight: let us found a company',
        feeble: 'The body at seven: let us found a blanket',
      },
    },
    {
      template: 'mental-maths',
      words: {
        thought: 'How tired is too tired?',
        variables: 'Tea in the sugar bowl × one shoe ÷ a different shoe',
      },
    },
    {
      template: 'line-goes-up',
      words: { top: 'Had both eyes open, at the same time', bottom: 'Fully operational' },
    },
    {
      template: 'before-after',
      words: { before: 'The face on the identity card', after: 'The face that came along today' },
    },
    { template: 'bailing-boat', words: { cup: 'One coffee', leak: 'Every night of this week' } },
    {
      template: 'final-boss',
      words: { hero: 'One eye, half open', boss: 'The whole of today', weapon: 'Cold water' },
    },
    {
      template: 'iceberg',
      words: {
        tip: '“A bit tired”',
        under: 'Put the milk in the cupboard',
        deep: 'Looked for the milk in the washing machine',
        abyss: 'Found it there',
      },
    },
    {
      template: 'certificate',
      words: {
        title: 'Upright, with honours',
        who: 'Me',
        for: 'Being vertical since this morning, mostly unaided',
      },
    },
    { template: 'debate-table', words: { claim: 'A blanket is a perfectly good outfit' } },
    {
      template: 'museum-piece',
      words: { art: 'The bags under these eyes', critic: 'Room for a long weekend in each.' },
    },
    {
      template: 'podium',
      words: {
        first: 'The pillow',
        second: 'All of my ambitions',
        third: 'The alarm',
      },
    },
    {
      template: 'two-buttons',
      words: { left: 'Go to bed', right: 'Feel alive at last, it is nearly midnight' },
    },
    {
      template: 'epic-agreement',
      words: { left: 'Newborns', right: 'Me', clasp: 'Crying when woken, crying when put to bed' },
    },
    {
      template: 'calm-outside',
      words: { inside: 'A long film about sheep, with subtitles', outside: '“Yes, I am listening”' },
    },
    {
      template: 'slow-zoom',
      words: {
        p1: '“I will only close my eyes”',
        p2: '“For a second”',
        p3: 'Somebody has put a blanket on me',
      },
    },
    {
      template: 'spot-the-difference',
      words: { a: 'Me, asleep', b: 'Me, awake', line: 'The one on the right has shoes on.' },
    },
    {
      template: 'unmasked',
      words: { ghost: '“I think I am coming down with something”', culprit: 'Not lying down with something' },
    },
    {
      template: 'silent-shield',
      words: {
        arrows: 'Everything that wants something',
        shield: '“I am only resting my eyes”',
        safe: 'Somebody who left twenty minutes ago',
      },
    },
    {
      template: 'tug-of-war',
      words: { left: 'The whole day', rope: 'One tired person', right: 'One mattress' },
    },
    {
      template: 'the-long-queue',
      words: {
        crowd: '“I will catch up on sleep at the weekend”',
        empty: 'Catching up on sleep at the weekend',
      },
    },
    {
      template: 'weather-map',
      words: {
        mon: 'Low pressure, both eyelids',
        wed: 'Dense fog until noon',
        fri: 'Bright spell at 23:45',
        line: 'Outlook for this head',
      },
    },
    {
      template: 'house-of-cards',
      words: {
        tower: 'A working adult',
        base: 'Coffee, a list, and nobody asking twice',
        cat: '“Quick question”',
      },
    },
    {
      template: 'domino-chain',
      words: { cause: 'Somebody yawns', effect: 'Nobody in this building is of any use again' },
    },
    {
      template: 'victory-dance',
      words: { win: 'Did not fall asleep on anything with buttons', who: 'Me, below the knee' },
    },
    {
      template: 'grand-entrance',
      words: { day: 'A body, a chair, no sign of thought', hero: 'The smell of toast' },
    },
    {
      template: 'nope-yep',
      words: {
        reject: 'Eight hours, in one piece, at night',
        approve: 'Eleven minutes, sitting up, mouth open',
      },
    },
    {
      template: 'ok-better-best',
      words: {
        l1: 'Sleep',
        l2: 'Sleep in fresh sheets',
        l3: 'Sleep while somebody else has to get up, loudly',
      },
    },
    {
      template: 'elevator-pitch',
      words: {
        floor1: 'Morning: two coffees, quite witty',
        floor2: 'Noon: reading one line again and again',
        floor3: 'Evening: the line is moving',
      },
    },
    {
      template: 'missing-plank',
      words: { plan: 'Lie down, think of nothing, sleep', gap: 'Thinking of nothing' },
    },
    {
      template: 'tiny-umbrella',
      words: { wave: '{Who}, full of energy', prep: 'Me, pretending to be bedding' },
    },
    { template: 'tug-of-war', words: { left: 'Me', rope: 'One quiet night', right: '{Who}' } },
    {
      template: 'group-hug',
      words: { b: 'The sunrise', a: '{Who}', c: 'Me, eyes closed', d: 'A sudden sense of duty' },
    },
    {
      template: '3am-brain',
      words: { brain: 'Let us think about {thing}. Slowly. From the beginning.', me: 'it is night' },
    },
    { template: 'outrunning-it', words: { runner: 'Sleep', boulder: '{Thing}' } },
    {
      template: 'typing-deleting',
      words: {
        long: 'To {who}: I have not slept. I did, however, have time to go through everything that you have ever said.',
        sent: 'morning :)',
      },
    },
    {
      template: 'podium',
      words: { first: '{Thing}', second: 'Sleep', third: 'The face I had planned for today' },
    },
  ],
}
