import type { Situation } from '../book'

/** Something should have come by now. */
export const keptWaiting: Situation = {
  name: 'kept-waiting',
  sign: /\b(?:still waiting|(?:been|was|were|is|are|am|i'm|we're|keeps?|kept|spent (?:\w+ ){1,4}) ?(?:me |us |everyone )?(?:waiting|stuck in (?:a|the) (?:queue|line)|queu(?:e)?ing|on hold)|on hold (?:for|with|since|again|music)|hold music|wait(?:ed|ing|s)? (?:\w+ )?(?:for )?(?:(?:\w+ ){0,2}hours?|days|weeks|months|years|ages|forever|all (?:day|morning|afternoon|week)|(?:\d+|twenty|thirty|forty|ninety) minutes|in (?:line|the queue|a queue|the waiting room))|(?:has|have|is|are|was|were|been|got|gets|arrives?|arrived|shows? up|showed up|comes?|came|running|always|'s|'re) (?:\w+ ){0,2}(?:delayed|(?:hours?|minutes?|days?|weeks?|months?) late|late again|always late)|(?:hour|minute|day|week|month|year)s? late|always (?:\w+ )?late|delay(?:s|ed)? (?:again|by|for|until|of)|(?:no|without (?:a|any)) (?:reply|response)|no answer (?:from|yet|since|for)|(?:hasn't|haven't|never|not|didn't|still not|yet to) (?:\w+ )?(?:replied|answered|responded|texted back|called back|call back|reply|arrived|turned up|showed up|heard back)|any (?:day|minute|moment) now|left (?:me |us )?on read|(?:any|some) time between|(?:com\w+|arriv\w+|deliver\w+|be here|window) (?:\w+ ){0,2}between \w+ (?:and|&) \w+|(?:endless|huge|long|longest|slow|slowest) (?:queue|line|wait)|the (?:slow|slowest|other) (?:queue|line|lane)|waiting room|waiting list|supposed to (?:arrive|come|be here|be delivered) (?:\w+ )?(?:yesterday|last|days|weeks|hours|an hour|at)|(?:ordered|asked for|applied|sent|requested) (?:\w+ ){0,6}(?:weeks|months|days|years|hours) ago)\b/,
  falseSign:
    /\b(?:can't|cannot|can not|couldn't) wait\b|\bi(?:'m| am|'ll be|'ve been| was|'m always| am always)? (?:\w+ ){0,2}late\b|\bwhen i(?:'m| am) late\b|\bworth the wait\b|\bi (?:still )?(?:haven't|have not|never|didn't) (?:replied|answered|responded|reply|called back)|\b(?:my|leaving) late\b|\bstay(?:s|ed|ing)? up late\b|\bdeadline\b|\bno (?:wait|delay|queue)\b/,
  mood: 'bad',
  reason: 'you were told soon, and soon has not come.',
  lines: [
    { template: 'loading-patience', words: { task: '{text}', wait: 'I have given names to the dust' } },
    {
      template: 'before-after',
      words: { before: 'Me, when the wait began', after: 'Me, now: a local landmark' },
    },
    {
      template: 'weather-map',
      words: {
        mon: '“Soon”',
        wed: '“Any moment now”',
        fri: '“Let us say spring”',
        line: 'The wait, with sunny promises later on',
      },
    },
    {
      template: 'big-ideas',
      words: {
        level1: 'Waiting',
        level2: 'Waiting with a foot that taps',
        level3: 'Looking at the clock so that everybody sees it',
        level4: 'Going away for a moment, so that it comes',
      },
    },
    {
      template: 'mental-maths',
      words: { thought: '{text}', variables: 'Time waited + time left ÷ “soon” (value unknown)' },
    },
    {
      template: 'string-board',
      words: {
        c1: '“Shortly”',
        c2: 'No movement',
        c3: 'Nobody in sight',
        theory: 'It never was coming. We are the exhibition.',
      },
    },
    {
      template: 'fork-in-road',
      words: {
        good: 'Give up and have a nice day',
        bad: 'Give it just ten more minutes',
        who: 'Me, every ten minutes',
      },
    },
    {
      template: 'clown-steps',
      words: {
        s1: 'It must be nearly here',
        s2: 'I have waited too long to leave',
        s3: 'If I leave, it comes',
        s4: 'I get my post here',
      },
    },
    {
      template: 'museum-piece',
      words: { art: 'Me, in the same position since it began', critic: 'Such stillness. Is it for sale?' },
    },
    {
      template: 'certificate',
      words: { title: 'Long service medal', who: 'Me', for: 'Waiting, and smiling for the first part of it' },
    },
    {
      template: 'calm-in-chaos',
      words: { situation: '{text}', calm: 'It builds character. I have enough now.' },
    },
    {
      template: 'iceberg',
      words: {
        tip: '“Soon”',
        under: '“Shortly”',
        deep: '“We thank you for your patience”',
        abyss: 'Nobody has started',
      },
    },
    {
      template: 'spot-the-difference',
      words: {
        a: '“Any minute now”',
        b: '“In this lifetime”',
        line: 'The first one sounds nicer on the telephone.',
      },
    },
    {
      template: 'slow-zoom',
      words: { p1: 'No news', p2: 'No news is good news', p3: 'It is a very great deal of no news' },
    },
    {
      template: 'expectation-reality',
      words: { expect: '“It will not be long”', reality: 'I have finished my book, and then yours' },
    },
    {
      template: 'epic-agreement',
      words: { left: 'Philosophers', right: 'People who wait for this', clasp: 'What is time, anyway?' },
    },
    {
      template: 'tug-of-war',
      words: { left: 'Me, who would like to know', rope: 'The day', right: '“It should not be long”' },
    },
    {
      template: 'house-of-cards',
      words: { tower: 'My timetable', base: 'It coming when it should', cat: 'The word “slight”' },
    },
    { template: 'all-green', words: { dash: 'Everything is on schedule', truth: 'It is another schedule' } },
    {
      template: 'box-in-a-box',
      words: { outer: 'News, after all that waiting', inner: '“Thank you for waiting”' },
    },
    { template: 'tiny-trophy', words: { feat: 'Something moved', crowd: 'It was the curtain' } },
    {
      template: '3am-brain',
      words: { brain: 'What if it came in the two minutes when you looked away?', me: 'it did not. did it?' },
    },
    {
      template: 'signpost',
      words: {
        s1: 'It will be soon',
        s2: 'It will be sooner if you relax',
        s3: 'It heard you sigh and went back',
      },
    },
    {
      template: 'ok-better-best',
      words: {
        l1: 'It comes',
        l2: 'It comes, and somebody says sorry',
        l3: 'It comes on time, on the one day when I am late',
      },
    },
    { template: 'unmasked', words: { ghost: '“A delay for technical reasons”', culprit: 'Somebody forgot' } },
    {
      template: 'rabbit-hole',
      words: {
        entry: 'Waiting for a moment',
        d1: 'Reading the small print on a leaflet',
        d2: 'Reading it in the other language',
        bottom: 'I speak some Danish now',
      },
    },
    {
      template: 'lion-and-kitten',
      words: {
        mighty: 'Me, rehearsing what I shall say when it comes',
        feeble: 'Me, when it comes: “no problem at all”',
      },
    },
    {
      template: 'victory-dance',
      words: { win: 'Something has happened. Not it. But something.', who: 'Everybody who waits' },
    },
    {
      template: 'monday-friday',
      words: { mon: 'Waiting for it', fri: 'Telling everybody how long it took' },
    },
    { template: 'line-goes-down', words: { cause: '{text}', result: 'My hopes. They are still falling.' } },
    { template: 'not-my-job', words: { fire: '{text}', me: 'Sitting. It is all I do now.' } },
    {
      template: 'the-penny-drops',
      words: { p1: '“You will hardly notice the wait”', p2: '{text}', p3: 'I have noticed it' },
    },
    { template: 'calm-outside', words: { inside: '{text}', outside: '“No rush at all”' } },
    // With what is awaited.
    {
      template: 'loading-patience',
      words: { task: '{Thing}, any moment now', wait: 'My houseplants have retired' },
    },
    { template: 'outrunning-it', words: { runner: '{Thing}', boulder: 'The date that was promised' } },
    {
      template: 'final-boss',
      words: { hero: 'My patience', boss: '{Thing}, and the word “shortly”', weapon: 'A magazine from 2014' },
    },
    {
      template: 'weather-map',
      words: {
        mon: 'Delays',
        wed: 'Patchy excuses',
        fri: '“Tomorrow, surely”',
        line: '{Thing}, seen coming from afar',
      },
    },
    {
      template: 'before-after',
      words: { before: 'Me, freshly combed, ready for {thing}', after: 'Me, six cups of tea later' },
    },
    { template: 'group-hug', words: { b: 'Hope', a: '“Soon”', c: 'Me', d: 'No sign of {thing}' } },
  ],
}
