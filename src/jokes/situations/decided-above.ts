import type { Situation } from '../book'

/** Somebody with a say decides, and others hear of it. */
export const decidedAbove: Situation = {
  name: 'decided-above',
  sign: /\b(?:boss(?:es)?|manager|managers|management|director|directors|headmaster|headmistress|head teacher|principal|landlord|landlady|landlords|council|town hall|city|mayor|government|ministry|school|university|college|faculty|company|corporate|ceo|cto|cfo|head office|headquarters|hq|leadership|board|owner|owners|chairman|chairwoman|chairperson|chair|conductor|coach|trainer|professor|dean|supervisor|hr|it department|club|the bank|insurance|airline|railway|team lead|product owner|editor|publisher|producer|captain|chef|head nurse|matron|teacher)(?: \w+ly| always| never| just| has| have| is| are| keeps?| kept| then| now| also| once| wants to| decides? to| decided to| suddenly){0,3} (?:changes?|changed|changing|(?:moves?|moved|moving) (?:the|our|my|us|it|all|everyone|every|desks|offices)|schedul(?:e|es|ed|ing)|reschedul(?:e|es|ed|ing)|announc(?:e|es|ed|ing)|cancel(?:s|led|ed|ling|ing)?|calls a|called a|books?|booked|introduc(?:e|es|ed|ing)|decid(?:e|es|ed|ing)|replac(?:e|es|ed|ing)|clos(?:e|es|ed|ing)|rais(?:e|es|ed|ing)|cuts?|cutting|bans?|banned|banning|rearrang(?:e|es|ed|ing)|restructur(?:es|ed|ing)|reorgani[sz](?:es|ed|ing)|postpon(?:es|ed|ing)|adds?|added|adding|demands?|demanded|demanding|insists? (?:on|that|we)|orders? (?:us|me|everyone)|makes? (?:us|me|everyone|everybody|attendance)|made (?:us|me|everyone|everybody|attendance)|(?:asks?|asked|asking) (?:me|us|everyone|everybody) to|(?:asks?|asked|asking|sends?|sent|sending|e-?mails?|e-?mailed|e-?mailing|texts|texted|texting|tells?|told|calls?|called)\b(?=.*\b(?:before|last[- ]minute|short notice|at (?:\d|five|six|seven|eight|nine|ten|eleven|night|midnight|the weekend|once)|on (?:a )?(?:friday|saturday|sunday|holiday|christmas|my day off|vacation)|weekend|tonight|tomorrow|overnight|midnight|holidays?|evening|night|\d ?(?:am|pm)|minutes|suddenly|again|after (?:work|hours)|out of hours))|(?:wants?|wanted) (?:(?:me|us|everyone|everybody|all of us) (?:all )?(?:to|in|on|at|back)|it|daily|weekly|more|the (?:whole|entire|same)|ten|three|five)|expects?|expected|(?:tells?|told) (?:us|everyone|everybody) (?:to|we)|assigns?|assigned|gives? (?:me|us) (?:until|a new|another|more|the night)|gave (?:me|us) (?:until|a new|another|more|the night)|renam(?:e|es|ed|ing)|renovat(?:e|es|ed|ing)|digs?|dug|digging|rips?|ripped|installs?|installed|rolls? out|rolled out)\b|\b(?:new (?:policy|rule|rules|dress code|mandate|guidelines)|return[- ]to[- ]office|reorgani[sz]ation|restructuring|mandatory (?:fun|meeting|training|attendance|workshop)|(?:was|were|been) (?:decided|announced|rescheduled|moved|cancelled|canceled) (?:without|at|by|last|an hour|the night|one|two|five|again)|rent increase)\b/,
  falseSign:
    /\b(?:promot(?:es|ed|ion)|bonus|thanks?|thanked|praised?|day off|free (?:lunch|cake|pizza)|sends? (?:love|flowers|kisses|regards)|clos(?:e|es|ed) (?:at|early|on|for (?:the )?(?:summer|winter|holidays)|(?:his|her|their|its|the) (?:eyes|door|mouth))|rais(?:e|es|ed|ing) (?:money|awareness|children|kids|funds|chickens)|(?:changed?|changes|cuts?) (?:his|her|their) (?:hair|name|shoes|own|life)|moves? (?:in|out|to (?:the|a) (?:sea|country|coast))|moved (?:in|out))\b|\b(?:high|primary|secondary|old) school (?:friend|crush|photo)/,
  mood: 'bad',
  reason: 'you heard of it last, and it is about you.',
  lines: [
    {
      template: 'podium',
      words: { first: 'The decision', second: 'The people it is about', third: 'The reason for it' },
    },
    {
      template: 'iceberg',
      words: {
        tip: 'The decision',
        under: 'Nobody whom it is about was in the room',
        deep: 'There was cake in the room',
        abyss: 'They were there for the cake',
      },
    },
    {
      template: 'three-wise-avoiders',
      words: { see: 'Who has to live with it', hear: '“Could we have known this earlier?”', speak: 'Why' },
    },
    {
      template: 'house-of-cards',
      words: {
        tower: 'My whole plan',
        base: 'Nobody in charge having an idea',
        cat: 'Somebody in charge, in the shower',
      },
    },
    {
      template: 'calm-in-chaos',
      words: { situation: '{text}', calm: 'I am sure that somebody thought about it.' },
    },
    {
      template: 'calm-outside',
      words: { inside: 'SINCE WHEN? WHO ASKED? WAS THERE A VOTE?', outside: '“Thanks for letting us know”' },
    },
    {
      template: 'typing-deleting',
      words: {
        long: 'Thank you for telling us so early, by which I mean now, about a thing that you knew, that we did not, and that we shall be doing',
        sent: '“Noted, thank you!”',
      },
    },
    {
      template: 'mental-maths',
      words: {
        thought: '{text}',
        variables: 'My plan − their plan ÷ the number of times that I was asked (0)',
      },
    },
    {
      template: 'snowball',
      words: {
        start: 'One thought, had in a corridor',
        end: 'How things are done from now on',
        hut: 'Everybody it applies to',
      },
    },
    {
      template: 'domino-chain',
      words: {
        cause: 'Somebody with a say has a thought in the shower',
        effect: 'Everybody else has a different week',
      },
    },
    {
      template: 'weather-map',
      words: {
        mon: 'Rumours',
        wed: 'An announcement',
        fri: 'The old plan, back',
        line: 'Decisions, moving in from above',
      },
    },
    {
      template: 'silent-shield',
      words: {
        arrows: 'New instructions',
        shield: '“It must have gone to spam”',
        safe: 'The evening I had planned',
      },
    },
    {
      template: 'obvious-trap',
      words: {
        bait: '“We value your opinion”',
        victim: 'Me, with an opinion',
        trap: 'It was decided on Tuesday',
      },
    },
    { template: 'box-in-a-box', words: { outer: 'The reasons for it', inner: 'A shrug, in a nice font' } },
    {
      template: 'unmasked',
      words: { ghost: 'A long-term strategy', culprit: 'Somebody had a free afternoon' },
    },
    {
      template: 'epic-agreement',
      words: {
        left: 'Those who had the idea',
        right: 'Those who heard of it last',
        clasp: 'No clue how it is meant to work',
      },
    },
    {
      template: 'spot-the-difference',
      words: {
        a: '“We would love your input”',
        b: '“We have decided”',
        line: 'One of them comes with biscuits.',
      },
    },
    {
      template: 'line-goes-up',
      words: { top: 'Told everybody, at the very end, in one sentence', bottom: 'Open communication' },
    },
    { template: 'two-buttons', words: { left: 'Ask why', right: 'Stay off the committee for it' } },
    {
      template: 'before-after',
      words: {
        before: 'My plan, in pencil, with a small sun in the corner',
        after: 'My plan, as improved by people who will be elsewhere',
      },
    },
    {
      template: 'fork-in-road',
      words: {
        good: 'Ask the people it concerns',
        bad: 'Surprise the people it concerns',
        who: 'Anybody with a say',
      },
    },
    {
      template: 'signpost',
      words: { s1: 'Be flexible', s2: 'See it as a chance', s3: 'It is only this once, as always' },
    },
    {
      template: 'flat-pack',
      words: { claim: 'All decided, all clear, all set', leftover: 'Telling anybody' },
    },
    {
      template: 'too-late-bulb',
      words: { moment: '{text}', idea: '“And who is going to do that?” Me. It was always me.' },
    },
    { template: 'missing-plank', words: { plan: 'Decide it, announce it, go to lunch', gap: 'How' } },
    {
      template: 'monday-friday',
      words: {
        mon: 'Doing what was decided',
        fri: 'Discussing what was decided, in small groups, with snacks',
      },
    },
    { template: '3am-brain', words: { brain: 'They also said “for now”.', me: 'i heard it' } },
    {
      template: 'worst-suggestion',
      words: {
        boss: 'It has been decided. Any questions?',
        a: '“None”',
        b: '“None at all, lovely”',
        c: '“Why?”',
        exit: 'Now in charge of carrying it out',
      },
    },
    {
      template: 'sawing-the-branch',
      words: { saw: 'Deciding without the people who do it', branch: 'The people who do it' },
    },
    {
      template: 'elevator-pitch',
      words: {
        floor1: '“A short announcement”',
        floor2: '“As some of you may know”',
        floor3: '“Starting today”',
      },
    },
    { template: 'line-goes-down', words: { cause: '{text}', result: 'My plan. It had stickers.' } },
    { template: 'not-my-job', words: { fire: '{text}', me: 'I have heard nothing. I was humming.' } },
    {
      template: 'the-penny-drops',
      words: {
        p1: 'A plan that suits everybody, at last',
        p2: '{text}',
        p3: 'I had bought stickers for that plan',
      },
    },
    // With whoever decides, or what it is about.
    {
      template: 'hero-villain',
      words: { hero: '{Who}, with a sudden idea', villain: 'Me, with a sudden idea' },
    },
    {
      template: 'final-boss',
      words: {
        hero: 'Me, with a plan in pencil',
        boss: '{Who}, and one more idea',
        weapon: 'A small eraser',
      },
    },
    {
      template: 'outrunning-it',
      words: { runner: 'Me, in soft shoes', boulder: '{Who}, with one more tiny wish' },
    },
    {
      template: 'certificate',
      words: { title: 'Surprise of the season', who: '{Who}', for: 'Told us last and called it transparent' },
    },
    {
      template: 'group-hug',
      words: { b: '{Who}', a: 'A new plan', c: 'Me, with the old plan', d: 'No explanation' },
    },
    {
      template: 'looming-clock',
      words: { clock: '{Who}, with a fresh idea', me: 'Being very hard to find' },
    },
    {
      template: 'tug-of-war',
      words: { left: 'All of us', rope: 'The plan we had', right: '{Who}, not even looking' },
    },
    {
      template: 'museum-piece',
      words: { art: '{Thing}, after the decision', critic: 'Nobody asked for it, and one sees that.' },
    },
  ],
}
