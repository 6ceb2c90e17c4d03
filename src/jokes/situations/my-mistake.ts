import { either } from '../../core/text/pattern'
import type { Situation } from '../book'

/** Whoever owns up: the writer, or a headline without a subject. */
const culprit =
  /(?:^|\b(?:i|we|you|me|i've|we've|i'd|and|then)(?: (?:have|had|just|accidentally|totally|completely|once|again|also|then|already|definitely|somehow|may|might|only|nearly|always|went|and|realised|realized))*,? )/

const deeds = [
  /accidentally \w+/,
  /(?:forgot(?:ten)?|forget) (?:my|the|to|that|a|an|it|our|where|what|which|how|your)/,
  /(?:forgot(?:ten)?|forget) about (?:my|the|it|our|a)/,
  /(?:lost|misplaced) (?:my|the|our|a|an) (?:keys?|phone|wallet|ticket|passport|bag|card|glasses|luggage|password|receipt|ring|car)/,
  /left (?:my|the|our|a|an|it) .{1,40}?\b(?:on|in|at|behind|running|open|home|outside|unlocked)/,
  /locked (?:myself|ourselves|yourself|my|the|our|us|me)/,
  /(?:sent|texted|emailed|e-mailed|called|messaged|forwarded|booked|ordered|packed|bought) .{1,60}\bwrong/,
  /(?:replied|reply|replying|hit|pressed|clicked) ['"]?(?:to )?(?:reply[- ])?all/,
  /(?:spilled|spilt|deleted|overslept|misread|misspelled|misspelt|mistyped|mixed up|messed up|screwed up|ruined|stepped in|walked into|shrank)/,
  /burn(?:ed|t) (?:the|my|our|a|it|dinner|lunch|toast|rice|popcorn)/,
  /(?:broke|dropped) (?:my|the|our|a|his|her|it)/,
  /(?:turned|showed) up .{0,60}\b(?:wrong|(?:a|an|one|two) (?:day|week|hour|month)s? (?:early|late))/,
  /(?:came|went|got|wore|put|arrived) .{0,60}\b(?:wrong|inside out|back to front|(?:a|an|one|two) (?:day|week|hour|month)s? (?:early|late))/,
  /wore two different/,
  /made a (?:huge |big |small |stupid |terrible )?(?:typo|mistake)/,
]

const mishaps = [
  /\bmy (?:own )?(?:typo|mistake|fault)\b/,
  /\btypo in (?:my|the|our)\b/,
  /\bby (?:mistake|accident)$/,
  /\blocked out of my\b/,
  /\b(?:on|at|to|into|in) the wrong (?:day|date|house|room|address|person|chat|group|week|time|meeting|flat|car|bus|train|shop|class|office|gate)\b/,
  /\b(?:i|we) liked (?:my ex|(?:a|his|her|their) (?:photo|picture|post) from)/,
  /\bautocorrect(?:ed)? (?:sent|changed|turned|wrote|made|my)/,
  /\b(?:i|we) (?:was|were)(?:n't| not) (?:muted|on mute)/,
  /\b(?:headphones|microphone|mic|camera) (?:was|were)(?:n't| not)? (?:connected|still on|on|muted|off)\b/,
  /\breplied all\b/,
]

/** The writer has done something stupid, by accident. */
export const myMistake: Situation = {
  name: 'my-mistake',
  sign: either(...deeds.map(({ source }) => new RegExp(`${culprit.source}${source}\\b`)), ...mishaps),
  falseSign: either(
    /\bleft (?:my|the) (?:\w+ )?(?:partner|husband|wife|company|job|party)\b/,
    /\b(?:broke|burned|burnt) (?:the|my|a|our) (?:\w+ )?(?:record|news|ice|silence|streak|calories|heart|leg|arm|back|ankle)\b/,
    /\b(?:he|she|they|boss|son|daughter|husband|wife|waiter|bank|dog|cat|kids?) (?:\w+ )?(?:forgot|lost|left|locked|sent|replied|spilled|spilt|burned|burnt|broke|deleted|dropped)\b/,
    /\b(?:never forget|died|funeral|cancer|pregnan\w*)\b/,
  ),
  reason: 'it was you, and you know it.',
  lines: [
    { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'It looks smaller from over here.' } },
    { template: '3am-brain', words: { brain: '{text}', me: 'every night now?' } },
    {
      template: 'spot-the-difference',
      words: { a: 'What I did', b: '“A small mix-up”', line: 'The second one is the version for my mother.' },
    },
    {
      template: 'own-spokes',
      words: { p1: 'A perfectly ordinary day', p2: '{text}', p3: 'The moon. It has been acting strange.' },
    },
    { template: 'certificate', words: { title: 'Most improved, in reverse', who: 'Me', for: '{text}' } },
    {
      template: 'museum-piece',
      words: { art: '{text}', critic: 'The artist insists that it was on purpose.' },
    },
    { template: 'under-the-rug', words: { lump: '{text}', sweeper: 'Me, whistling' } },
    {
      template: 'unmasked',
      words: { ghost: '“Who would do a thing like that?”', culprit: 'The one who asked it loudest' },
    },
    {
      template: 'worst-suggestion',
      words: {
        boss: 'It has happened. What do we do?',
        a: 'Move abroad',
        b: 'Grow a moustache',
        c: 'Say sorry?',
        exit: 'Too simple. Next.',
      },
    },
    {
      template: 'two-buttons',
      words: { left: 'Own up like an adult', right: 'Begin a new life by the sea' },
    },
    {
      template: 'iceberg',
      words: {
        tip: '“Small mistake, sorry!”',
        under: 'It was not small',
        deep: 'It was not the first',
        abyss: 'I am getting rather good at it',
      },
    },
    {
      template: 'podium',
      words: {
        first: 'What I did in one second',
        second: 'Forty things I did right',
        third: 'My explanation',
      },
    },
    {
      template: 'unfair-scales',
      words: { light: 'One second of not thinking', heavy: 'My entire reputation' },
    },
    {
      template: 'mental-maths',
      words: {
        thought: 'Can this still be put right?',
        variables: 'Witnesses × their memory ÷ how fast I can leave town',
      },
    },
    { template: 'slow-zoom', words: { p1: 'A good day so far', p2: 'Something feels off', p3: '{text}' } },
    {
      template: 'the-penny-drops',
      words: {
        p1: 'Looking for whoever did this',
        p2: 'A small, cold feeling',
        p3: 'It was me. It is always me.',
      },
    },
    {
      template: 'silent-shield',
      words: {
        arrows: 'Everything people will say about it',
        shield: '“It was like that when I came”',
        safe: 'My dignity, which has had a long day',
      },
    },
    {
      template: 'typing-deleting',
      words: {
        long: 'I take full responsibility for what happened, and attach eleven reasons why it was really nobody’s fault, with diagrams',
        sent: 'oops',
      },
    },
    {
      template: 'flat-pack',
      words: { claim: 'I have learned from this', leftover: 'Whatever there was to learn' },
    },
    {
      template: 'domino-chain',
      words: { cause: 'One second of thinking about lunch', effect: 'All of this' },
    },
    {
      template: 'grand-entrance',
      words: { day: 'My good name, hanging by a thread', hero: 'Somebody who does something worse' },
    },
    {
      template: 'ok-better-best',
      words: {
        l1: 'Putting it right',
        l2: 'Putting it right before anyone sees',
        l3: 'Hearing that it has always been like that',
      },
    },
    {
      template: 'epic-agreement',
      words: { left: 'Past me', right: 'Future me', clasp: 'Blaming present me' },
    },
    {
      template: 'fork-in-road',
      words: {
        good: 'Admit it while it is small',
        bad: 'Wait until it is a legend',
        who: 'Me, looking at the ceiling',
      },
    },
    {
      template: 'hero-villain',
      words: { hero: 'Me, doing it: could happen to anyone', villain: 'Anyone, doing it: unbelievable' },
    },
    {
      template: 'shrinking-into-hedge',
      words: { said: '“Do we know who did this?”', who: 'Me, putting out roots' },
    },
    { template: 'line-goes-up', words: { top: '{text}', bottom: 'Keeping people on their toes' } },
    {
      template: 'string-board',
      words: {
        c1: 'I was alone with it',
        c2: 'It was fine before',
        c3: 'It is not fine now',
        theory: 'Somebody is framing me',
      },
    },
    {
      template: 'house-of-cards',
      words: { tower: 'My reputation', base: 'One whole week without an incident', cat: '{Thing}' },
    },
    { template: 'final-boss', words: { hero: 'Me, on one brain cell', boss: '{Thing}', weapon: '“Oops”' } },
    {
      template: 'tug-of-war',
      words: { left: 'Me, explaining {thing}', rope: 'My dignity', right: 'Everybody who knows me' },
    },
    {
      template: 'the-presentation',
      words: {
        slide: '{Thing}: how it really happened, with diagrams, part 1 of 6',
        topic: 'People who had already said “no problem”',
      },
    },
    { template: 'debate-table', words: { claim: '{Thing} started it' } },
    {
      template: 'shoulder-advice',
      words: { angel: 'Tell {who} at once', imp: '{Who} need never know', me: 'Me, already sweating' },
    },
    {
      template: 'calm-outside',
      words: { inside: '{Who} must never hear of this', outside: '“So, any plans for the weekend?”' },
    },
  ],
}
