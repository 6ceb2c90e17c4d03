import type { Situation } from '../book'

/** Somebody explains what nobody asked about, with confidence. */
export const knowItAll: Situation = {
  name: 'know-it-all',
  sign: /\b(?:mansplain\w*|know-it-alls?|know it alls?|(?:well,? )?"?(?:well,? )?actually"|well,? actually|says? actually|(?:explain(?:s|ed|ing)?|lectur(?:es|ed|ing)|educat(?:e|es|ed|ing)) (?:me|us|my (?:own )?\w+ to me|to me|to us|\w+ to me|\w+ \w+ to me|everyone|everybody|to everyone|to everybody)|correct(?:s|ed|ing) (?:me|us|my|our|everyone|everybody|people|the \w+)|unsolicited advice|advice (?:that )?(?:nobody|no one|no-one|i never|i didn't|we never) (?:asked|wanted)|(?:nobody|no one|no-one) asked (?:for|him|her|them|my|the)|(?:gives?|gave|giving) (?:me|us|everyone|everybody) (?:\w+ )?(?:advice|tips|a lecture)|(?:googled|looked (?:it|this|that|me|my \w+) up|read (?:it|this|that|about it|one article|an article|half an article)|saw it) (?:online|on the internet|once|and now)|(?:after|watched|watching|saw|seen|read) (?:just )?(?:one|a single|half a|half an|two) (?:\w+ )?(?:video|videos|article|tutorial|podcast|podcasts|headline|reel)|did (?:his|her|their) own research|is (?:now|suddenly) an expert|an expert (?:on|in|after|since|now)|thinks? (?:he|she|they) knows? (?:everything|better|best|it all)|tells? me how to (?:do|raise|park|cook|drive|run|fix|hold|train)|telling me how to (?:do|raise|park|cook|drive|run|fix|hold|train))\b|"(?:well,? )?actually\b/,
  falseSign:
    /\b(?:can|could|please|someone|somebody|nobody|no one|never|won't|can't|couldn't|doesn't|didn't|not) (?:\w+ )?(?:explain(?:s|ed)?|teach) |\basked (?:me|us|him|her|them) to explain\b|\bi (?:explain|correct|corrected|explained|googled|looked|taught)\b|\b(?:grateful|thankful|finally) |\b(?:good|great|best|kind|useful|helpful|wise|valuable|excellent) advice\b|\b(?:doctor|teacher|nurse|lawyer|therapist|professor|instructor|son|daughter|kid|child|toddler|nephew|niece|year-olds?|grandson|granddaughter)s? (?:\w+ ){0,2}(?:explain|lectur|correct|educat)|\b(?:kindly|patiently) |\bexpert in the field\b|\b(?:we|i) (?:need|hired?|called|asked) an expert\b/,
  reason: 'you had not asked, and now you know everything.',
  lines: [
    {
      template: 'the-presentation',
      words: {
        slide: 'What you have been doing wrong, with examples, in no particular order',
        topic: 'People who had only said hello',
      },
    },
    {
      template: 'big-ideas',
      words: {
        level1: 'Not knowing',
        level2: 'Reading one headline about it',
        level3: 'Watching half a video about it',
        level4: 'Correcting somebody who does it for a living',
      },
    },
    {
      template: 'podium',
      words: {
        first: 'Somebody who has seen it once',
        second: 'Somebody who does it every day',
        third: 'Somebody who was asked',
      },
    },
    {
      template: 'iceberg',
      words: {
        tip: '“Actually …”',
        under: 'One article',
        deep: 'The headline of one article',
        abyss: 'A dream about the article',
      },
    },
    { template: 'unmasked', words: { ghost: 'A leading expert', culprit: 'One video, without the sound' } },
    {
      template: 'house-of-cards',
      words: {
        tower: 'All of that confidence',
        base: 'Half an article, read on a train',
        cat: '“Oh? How come?”',
      },
    },
    {
      template: 'calm-outside',
      words: { inside: 'I KNOW. I KNEW. I HAVE ALWAYS KNOWN.', outside: '“Oh, how interesting”' },
    },
    {
      template: 'typing-deleting',
      words: {
        long: 'I had not asked, I did not wonder, and I counted: that was eleven sentences, and nine of them began with “basically”',
        sent: '“Good to know!”',
      },
    },
    {
      template: 'epic-agreement',
      words: {
        left: 'People who know nothing about it',
        right: 'People who know a bit too much',
        clasp: 'Beginning with “well, actually”',
      },
    },
    {
      template: 'certificate',
      words: {
        title: 'Doctor of nearly everything',
        who: 'The expert',
        for: 'One video, watched to the end, at double speed',
      },
    },
    {
      template: 'spot-the-difference',
      words: {
        a: '“I have done my research”',
        b: '“I have read the comments”',
        line: 'One of them can be done lying down.',
      },
    },
    {
      template: 'mental-maths',
      words: { thought: '{text}', variables: 'Nods so far + nods to go − the distance to the door' },
    },
    {
      template: 'shrinking-into-hedge',
      words: { said: 'Do you know what your mistake is?', who: 'Me, with all of them' },
    },
    {
      template: 'line-goes-up',
      words: { top: 'Explained it to the person who had explained it', bottom: 'Sharing knowledge' },
    },
    {
      template: 'missed-target',
      words: { target: '“I do not know”', arrow: 'Forty minutes, with gestures' },
    },
    {
      template: 'box-in-a-box',
      words: { outer: 'The whole explanation, from the very beginning', inner: '“It depends”' },
    },
    {
      template: 'two-buttons',
      words: { left: 'Say that I know it already', right: 'Be home before midnight' },
    },
    {
      template: 'unfair-scales',
      words: { light: 'One comment on the internet', heavy: 'Everybody who has ever studied it' },
    },
    {
      template: 'tiny-umbrella',
      words: { wave: 'The long version, with a bit of history', prep: '“I know, thanks”' },
    },
    {
      template: 'slow-zoom',
      words: { p1: 'Nobody has asked a question', p2: 'An answer has begun', p3: 'It has chapters' },
    },
    { template: 'not-my-job', words: { fire: '{text}', me: 'Nodding. Elsewhere, in spirit.' } },
    {
      template: 'museum-piece',
      words: { art: 'An opinion, freshly made', critic: 'Untouched by facts. So brave.' },
    },
    {
      template: 'three-wise-avoiders',
      words: { see: 'The yawn', hear: '“Thank you, I know”', speak: '“I might be wrong”' },
    },
    {
      template: 'string-board',
      words: {
        c1: 'A video',
        c2: 'A cousin',
        c3: 'A strong feeling',
        theory: 'Therefore everybody else is doing it wrong',
      },
    },
    { template: 'outrunning-it', words: { runner: 'The facts', boulder: 'Confidence, with a run-up' } },
    { template: 'debate-table', words: { claim: 'Advice is like soup: nicer when somebody ordered it' } },
    {
      template: 'too-late-bulb',
      words: { moment: '{text}', idea: '“And what happened when you tried it?”' },
    },
    {
      template: 'monday-friday',
      words: { mon: 'Being asked for an answer', fri: 'Not being asked for an answer' },
    },
    { template: 'line-goes-down', words: { cause: '{text}', result: 'My will to go on nodding' } },
    {
      template: 'the-penny-drops',
      words: { p1: 'Nodding, only to be polite', p2: '{text}', p3: 'The nod was taken for a question' },
    },
    // With whoever explains, or what is explained.
    {
      template: 'the-presentation',
      words: { slide: '{Who}: a short introduction, in nine parts', topic: 'Me, with my coat already on' },
    },
    {
      template: 'grand-entrance',
      words: { day: 'Nobody had asked anything', hero: '{Who}, with the answer' },
    },
    {
      template: 'certificate',
      words: {
        title: 'Honorary professor',
        who: '{Who}',
        for: 'Has never done it, has seen it, would do it differently',
      },
    },
    {
      template: 'head-in-hole',
      words: { warnings: 'Facts, with sources, one of them in large print', who: '{Who}' },
    },
    {
      template: 'side-glance',
      words: { temptation: 'A chance to explain', subject: '{Who}', neglected: 'The question' },
    },
    {
      template: 'hero-villain',
      words: { hero: 'Me, dropping a helpful hint', villain: '{Who}, dropping a helpful hint' },
    },
    {
      template: 'final-boss',
      words: { hero: 'Me', boss: '{Who}, at the words “it is quite simple”', weapon: 'A polite cough' },
    },
    {
      template: 'rabbit-hole',
      words: {
        entry: 'A word about {thing}',
        d1: 'The history of it',
        d2: 'What everybody else gets wrong',
        bottom: 'A drawing, on my napkin',
      },
    },
  ],
}
