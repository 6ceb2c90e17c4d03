import { either } from '../../core/text/pattern'
import type { Situation } from '../book'

/** There was a plan for the day, the weekend, the year, and then there is what came. */
export const planAndDay: Situation = {
  name: 'plan-and-day',
  sign: either(
    /\b(?:i|we|i'd|we'd|i've|had|you|me|she|he|they|my \w+|was|were) (?:\w+ )?(?:planned|planning)\b/,
    /\bplanned (?:a|to|two|three|\d+|for|the|on|my|our|everything|every)\b/,
    /\bplanning (?:a|to|my|our|the|on)\b/,
    /\b(?:my|our|the|weekend|evening|big|holiday|dinner|travel|summer|saturday|sunday|meal|morning|any|cancel(?:led|ed|ling)?|made|making|make|have|had|change of|weekly) plans?(?! b\b)\b/,
    /\b(?:this|next|last|whole|long|relaxing|quiet|lazy|productive|free|first) weekend\b/,
    /\b(?:(?:for|at|on) the weekend|weekend (?:plans?|trip|away|is|was|to))\b/,
    /\b(?:on|from|from my|first|last|day of|family|summer|beach|after the|this|relaxing|booked a|need a|our|dream|a week(?:'s)? of) (?:holidays?|vacation)\b/,
    /\b(?:days? off|relaxing (?:day|weekend|evening|holiday|bath|walk|sunday|morning|trip))\b/,
    /\b(?:time|day|week|going|weekend|supposed|trying|evening|finally|sat down|sit down) to relax\b/,
    /\b(?:itinerary|to-?do lists?)\b/,
    /\b(?:my|our|the|tight|weekly|daily|ahead of|behind|on|revision|cleaning|training|made a|have a|strict) schedule\b/,
    /\b(?:new year(?:'s)?,? (?:resolutions?|me)|resolutions?|(?:holiday|vacation) with|staycation)\b/,
    /\b(?:morning routine|quick trip to|productive day|be productive)\b/,
  ),
  falseSign: either(
    /\b(?:data|phone|floor|business|insurance|payment|health|dental|pension|marketing|project|premium|free|lesson|seating|storage) plans?\b/,
    /\b(?:(?:our|the) holiday (?:apartment|flat|home)|plan(?:ned|ning) (?:meeting|poker|permission))\b/,
    /\b(?:sprint planning|screen resolution|(?:high|low|display|image) resolution|db schedule)\b/,
    /\b(?:work(?:ing|s|ed)? (?:all|on|every|through|this|the) (?:the |my )?weekends?|den(?:y|ies|ied))\b/,
    /\b(?:introverts|\d ?gb|went (?:exactly )?(?:to|as) plan|as planned)\b/,
    /\b(?:boss|manager|client|director|company|team|they) (?:\w+ )?(?:plan|plans|planned|moved|changed|changes|cancel\w*)\b/,
    /\b(?:funeral|hospital|4k)\b/,
  ),
  reason: 'there was a plan, and then there was the day.',
  lines: [
    {
      template: 'expectation-reality',
      words: { expect: 'The plan, in four colours', reality: 'The day, in the one colour left' },
    },
    { template: 'before-after', words: { before: 'The plan at breakfast', after: 'The plan at lunch' } },
    {
      template: 'own-spokes',
      words: {
        p1: 'A plan, for once',
        p2: '“But first, one small other thing”',
        p3: 'Days used to be longer',
      },
    },
    {
      template: 'missing-plank',
      words: { plan: 'Every single hour accounted for', gap: 'Anything happening' },
    },
    {
      template: 'house-of-cards',
      words: {
        tower: 'The schedule',
        base: 'Nobody being hungry, lost or in the shower',
        cat: 'Somebody steps into the shower',
      },
    },
    {
      template: 'weather-map',
      words: {
        mon: 'Good intentions',
        wed: 'Reality, from the west',
        fri: 'Sofa, with sunny spells',
        line: 'Outlook for the plan',
      },
    },
    {
      template: 'iceberg',
      words: {
        tip: '“We shall see what the day brings”',
        under: 'There is a spreadsheet',
        deep: 'The spreadsheet has breaks in it',
        abyss: 'The breaks have a spreadsheet',
      },
    },
    {
      template: 'domino-chain',
      words: { cause: '“Let us just pop in somewhere first”', effect: 'It is dark and we own a lamp' },
    },
    {
      template: 'epic-agreement',
      words: { left: 'People with a plan', right: 'People without one', clasp: 'Flat on the sofa by three' },
    },
    {
      template: 'podium',
      words: { first: 'Whatever came up', second: 'Whatever was planned', third: 'Whatever was promised' },
    },
    {
      template: 'endless-list',
      words: { ticked: 'Breakfast', rest: 'Everything that was meant to come after breakfast' },
    },
    { template: 'flat-pack', words: { claim: 'Everything has been thought of', leftover: 'Time' } },
    {
      template: 'mental-maths',
      words: { thought: 'Eleven things, one day', variables: '“Ten minutes each” × the truth' },
    },
    {
      template: 'museum-piece',
      words: { art: 'The plan', critic: 'Pure fiction. But what a world it builds.' },
    },
    {
      template: 'shoulder-advice',
      words: { angel: 'Stick to the plan', imp: 'The plan never has to know', me: 'Me, 10 a.m., lying down' },
    },
    {
      template: 'big-ideas',
      words: {
        level1: 'Doing what was planned',
        level2: 'Moving it to the afternoon',
        level3: 'Moving it to a better season',
        level4: 'Framing the plan as a souvenir',
      },
    },
    {
      template: 'certificate',
      words: {
        title: 'Planner of the year',
        who: 'Whoever made the plan',
        for: 'Three colours, two backups, no result',
      },
    },
    {
      template: 'slow-zoom',
      words: {
        p1: 'A whole day, and a plan for it',
        p2: 'It is going quickly',
        p3: 'It is dark and I am on item one',
      },
    },
    { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Right on schedule.' } },
    {
      template: 'line-goes-up',
      words: { top: 'Crossed out everything that was not going to happen', bottom: 'Plan completed' },
    },
    {
      template: 'two-kinds-of-desks',
      words: { a: 'The day on paper, 08:00 to 22:00', b: 'The day in person' },
    },
    { template: 'the-long-queue', words: { crowd: 'Making plans', empty: 'Getting up for them' } },
    {
      template: 'ok-better-best',
      words: {
        l1: 'The plan works out',
        l2: 'The plan falls through and nobody minds',
        l3: 'The plan is called off by somebody else, with an apology',
      },
    },
    {
      template: 'monday-friday',
      words: { mon: 'Going where the plan says', fri: '“Shall we just stay in?”' },
    },
    {
      template: 'unmasked',
      words: { ghost: '“Where did all the time go?”', culprit: 'One very long breakfast' },
    },
    {
      template: 'hero-villain',
      words: { hero: 'Me, changing the plan: spontaneous', villain: 'You, changing the plan: chaos' },
    },
    {
      template: 'lion-and-kitten',
      words: { mighty: 'The evening before, with a pen', feeble: 'On the day, with a blanket' },
    },
    {
      template: 'tiny-trophy',
      words: { feat: 'One thing went exactly as intended', crowd: 'It was the nap' },
    },
    {
      template: 'cart-of-nonsense',
      words: { shelf: 'What was on the list', cart: 'A nap, a long look at a dog, and a second nap' },
    },
    {
      template: 'grand-entrance',
      words: { day: 'The plan in ruins, everybody a little cross', hero: 'Chips' },
    },
    {
      template: 'pick-two',
      words: {
        a: 'What was planned',
        b: 'A good mood',
        c: 'Lunch',
        deal: 'Pick two. Lunch has been picked.',
      },
    },
    {
      template: 'house-of-cards',
      words: { tower: 'The whole plan', base: '{Who} being on time', cat: '{Who}' },
    },
    {
      template: 'looming-clock',
      words: { clock: '{Thing}, as agreed', me: 'Still looking for the second sock' },
    },
    { template: 'podium', words: { first: 'Lunch', second: '{Thing}', third: 'The plan' } },
    { template: 'last-slice', words: { h1: 'The plan', h2: '{Who}', h3: 'My bed', prize: 'One free hour' } },
    { template: 'endless-list', words: { ticked: '{Thing}, on paper', rest: '{Thing}, in real life' } },
    { template: 'tug-of-war', words: { left: 'The plan', rope: 'One free afternoon', right: '{Who}' } },
    {
      template: 'not-my-job',
      words: { fire: '{Thing}, nine o’clock sharp', me: 'Still in a dressing gown, thinking' },
    },
  ],
}
