import { either } from '../../core/text/pattern'
import type { Situation, SituationLine } from '../book'

const delay = either(
  /\b(?:procrastinat\w+|put(?:ting|s)? (?:it|this|that|things|everything|the \w+|my \w+) off)\b/,
  /\b(?:put(?:ting|s)? off (?!the )|keeps? putting off)\b/,
  /\b(?:i|we|you|me|i'm|i am|we're) (?:\w+ )?(?:was |were |am |are |be )?(?:supposed|meant) to (?:be )?(?:work|study|clean|writ|start|finish|call|pack|do|hand|submit|prepar|practi[cs]|revis|answer|reply|exercis|tidy|fil|book|pay|leav|get)\w*\b/,
  /\b(?:i|we|you) (?:really |probably )?should (?:really |probably )?be \w+ing\b/,
  /\b(?:(?:i|we) (?:really|probably) should|i should (?:really|probably|finally))\b/,
  /\b(?:i'll|i will|i'm going to|we'll|i can) (?:\w+ ){0,5}(?:tomorrow|later|next week|on monday|after (?:lunch|this|dinner|one more))\b/,
  /\b(?:due|deadline(?: is)?|submit|hand in|exam(?: is)?|presentation(?: is)?) (?:\w+ ){0,2}(?:tomorrow|tonight|today|in (?:an?|one|two|three|\d+) (?:minutes?|hours?|days?)|at midnight|this (?:morning|evening|afternoon))\b/,
  /\b(?:i|we|i've) (?:still )?haven't (?:even )?(?:started|begun|finished|done|called|replied|answered|opened|packed|unpacked|written|cleaned|filed|booked|read)\b/,
  /\b(?:still haven't|haven't (?:even )?(?:started|begun|opened))\b/,
  /\binstead of (?:my |the )?(?:studying|working|doing|writing|cleaning|starting|finishing|packing|answering|replying|calling|revising|preparing|essay|homework|thesis|taxes)\b/,
  /\b(?:hit(?:ting)? snooze|snooz(?:e|ed|ing))\b/,
  /\b(?:i|we|me) .{0,40}(?:at|until|to) the (?:very )?last (?:minute|moment|second)\b/,
  /\b(?:the )?(?:night|evening|hour) before (?:the|my|our|it)\b.{0,30}\b(?:due|deadline|exam|test|presentation)\b/,
  /\bwatching .{3,40} instead of\b/,
  /\b(?:meant|been meaning|planning) to .{3,40} (?:for (?:weeks|months|years|days)|since)\b/,
  /\bone more (?:episode|video|level|chapter|game)\b/,
  /\bavoiding (?:my|the) (?:inbox|work|homework|thesis|taxes|e-?mails|essay|laundry|dishes|phone)\b/,
  /\bthe (?:night|evening|hour|morning) before the (?:wedding|exam|trip|flight|presentation|test|interview|party|deadline)\b/,
  /\b(?:deadlines? (?:tomorrow|tonight|today|is|was|in|next)|(?:my|the|three|two|every) deadlines?)\b/,
)

const otherSenses = either(
  /\b(?:boss|client|manager|teacher|team|they|he|she|company|professor|customer) (?:\w+ )?(?:moved|moves|changed|changes|changing|keeps? (?:moving|changing)|set|sets)\b/,
  /\b(?:met|made|beat|extended|hit) (?:the|my|our|every) deadlines?\b/,
  /\bdeadline (?:was |is |got )?(?:moved|extended|changed|met)\b/,
  /\b(?:i|we) haven't (?:slept|eaten|seen|heard)\b/,
  /\bstill haven't (?:slept|eaten|seen|heard|found|arrived|got|received|paid me|won|met|recovered|forgiven|confessed|told)\b/,
  /\b(?:put(?:ting)? off by|i should be (?:fine|ok|okay|able|happy|grateful))\b/,
)

/** The text names what is done meanwhile, so that what it is about may be the duty or the diversion. */
const diversion =
  /\binstead\b|\bbut i\b|\b(?:and|while) i(?:'m| am|'ve| have)\b|\bwatching\b|\bby \w+ing\b|\bone more\b|\bavoiding\b/

const lines: readonly SituationLine[] = [
  {
    template: 'looming-clock',
    words: { clock: 'What should be done by now', me: 'Finding out how cranes are put up' },
  },
  { template: 'outrunning-it', words: { runner: 'Everybody who starts later', boulder: 'Later' } },
  {
    template: 'clown-steps',
    words: {
      s1: 'There is plenty of time',
      s2: 'I work best under pressure',
      s3: 'Here is the pressure',
      s4: 'I have cleaned the oven',
    },
  },
  {
    template: 'big-ideas',
    words: {
      level1: 'Doing it',
      level2: 'Planning to do it',
      level3: 'Buying something to do it with',
      level4: 'Advising others on how to do it',
    },
  },
  {
    template: 'rabbit-hole',
    words: {
      entry: 'Five minutes, and then I start',
      d1: 'Who invented the paper clip',
      d2: 'Why the two paper clip families do not speak',
      bottom: 'I have been invited to the reunion',
    },
  },
  {
    template: 'house-of-cards',
    words: {
      tower: 'Getting it done tonight',
      base: 'Becoming another person by six',
      cat: '“Let us sit down for a second”',
    },
  },
  {
    template: 'tug-of-war',
    words: {
      left: 'Everything that one knows about time',
      rope: 'This evening',
      right: 'One comfortable chair',
    },
  },
  {
    template: 'cart-of-nonsense',
    words: {
      shelf: 'The one thing that had to be done',
      cart: 'A tidy drawer, nine articles, a playlist and a nap',
    },
  },
  {
    template: 'tiny-umbrella',
    words: { wave: 'Everything that has been put off', prep: 'A very sharp pencil' },
  },
  { template: 'missed-target', words: { target: 'Starting', arrow: 'A beautiful timetable for starting' } },
  { template: 'the-long-queue', words: { crowd: 'Tomorrow, first thing', empty: 'Today, any time' } },
  {
    template: 'epic-agreement',
    words: { left: 'Yesterday’s me', right: 'Today’s me', clasp: 'This is one for tomorrow’s me' },
  },
  {
    template: 'weather-map',
    words: {
      mon: 'Plenty of time',
      wed: 'Some time',
      fri: 'A miracle, locally',
      line: 'Outlook for what should be done by now',
    },
  },
  {
    template: 'three-wise-avoiders',
    words: { see: 'The date', hear: '“How is it going?”', speak: 'How it is going' },
  },
  {
    template: 'loading-patience',
    words: { task: '“Starting in five minutes”', wait: 'They are very good minutes' },
  },
  {
    template: 'flat-pack',
    words: { claim: 'There is a detailed schedule, in four colours', leftover: 'Anything on it, done' },
  },
  { template: 'endless-list', words: { ticked: 'Make tea first', rest: 'What the tea was for' } },
  {
    template: 'shoulder-advice',
    words: {
      angel: 'Start now and enjoy the evening',
      imp: 'Enjoy the evening and panic at dawn',
      me: 'Me, comfortable',
    },
  },
  {
    template: 'silent-shield',
    words: {
      arrows: 'Everything that is due',
      shield: '“Tomorrow, with a fresh head”',
      safe: 'One very relaxed person',
    },
  },
  { template: 'not-my-job', words: { fire: '{text}', me: 'Watching a man restore an old clock' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'I work best when it is too late.' } },
  {
    template: 'mental-maths',
    words: {
      thought: 'It only takes three hours',
      variables: 'Midnight − 3 − a snack − staring + a miracle = on time',
    },
  },
  {
    template: 'certificate',
    words: {
      title: 'Doctor of Later',
      who: 'Me',
      for: 'Many years of research, all of it still to be begun',
    },
  },
  {
    template: 'monday-friday',
    words: { mon: 'Doing what has to be done', fri: 'Doing something that nobody asked for' },
  },
  {
    template: 'line-goes-up',
    words: { top: 'Looked at it, sighed, had a biscuit', bottom: 'Phase one complete' },
  },
  {
    template: 'ok-better-best',
    words: { l1: 'Doing it today', l2: 'Doing it tomorrow', l3: 'Hearing that it has been cancelled' },
  },
  { template: 'grand-entrance', words: { day: 'The last possible evening', hero: 'Panic, in a cape' } },
  {
    template: 'slow-zoom',
    words: {
      p1: 'That is not until next week',
      p2: 'That was also not until next week last week',
      p3: 'It is next week',
    },
  },
  {
    template: 'domino-chain',
    words: { cause: '“I will just sit down first”', effect: 'It is tomorrow. A different one.' },
  },
]

/** Something should be done and is put off. */
export const puttingOff: Situation = {
  name: 'putting-off',
  sign: delay,
  falseSign: either(otherSenses, diversion),
  reason: 'it can wait, and so can you.',
  lines: [
    ...lines,
    { template: 'side-glance', words: { temptation: 'A nap', subject: 'Me', neglected: '{Thing}' } },
    { template: 'outrunning-it', words: { runner: 'Me, in slippers', boulder: '{Thing}, gathering speed' } },
    { template: 'looming-clock', words: { clock: '{Thing}', me: 'Descaling the kettle, with love' } },
    {
      template: 'final-boss',
      words: { hero: 'Me, at midnight', boss: '{Thing}, all of it', weapon: 'A biscuit' },
    },
    { template: 'nope-yep', words: { reject: '{Thing}', approve: 'Reading the back of the shampoo' } },
    {
      template: 'head-in-hole',
      words: { warnings: 'A reminder about {thing}, the ninth', who: 'Me, swiping it away kindly' },
    },
    {
      template: 'the-presentation',
      words: {
        slide: 'Why {thing} can wait: history, theory and outlook',
        topic: 'Somebody who asked “is it done?”',
      },
    },
  ],
}

/** Something should be done and something else is. */
export const busyInstead: Situation = {
  name: 'busy-instead',
  sign: new RegExp(`^(?=[^]*(?:${delay.source}))(?=[^]*(?:${diversion.source}))`),
  falseSign: otherSenses,
  reason: 'you were very busy, only not with that.',
  lines,
}
