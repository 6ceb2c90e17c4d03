import { either } from '../../core/text/pattern'
import type { Situation } from '../book'

/** A thing of daily use is not where it was, and somebody looks for it. */
export const lostAndFound: Situation = {
  name: 'lost-and-found',
  sign: either(
    /\b(?:lost|lose|loses|losing|can't find|cannot find|couldn't find|can never find|never find|look(?:ing|ed|s)? (?:everywhere )?for|search(?:ing|ed|es)? (?:everywhere |the (?:\w+ )?)?for|hunt(?:ing|ed)? for|where(?: did i (?:put|leave)| is| are|'s|'d i put| have i put)|misplac(?:e|ed|es)|left|find|found|forgot where i (?:put|left)|remember where i (?:put|left|parked)|who took|missing) (?:\w+ ){0,3}(?:keys?|phone|glasses|socks?|remote(?: control)?|wallet|purse|passport|charger|headphones|earphones|earbuds?|umbrella|scissors|tape measure|lid|ticket|rings?|gloves?|sunglasses|pen|hat|scarf|water bottle|receipt|watch|earring|tupperware|bag|mug|car in the|cable|id card|badge|luggage|suitcase|notebook|pencil|screwdriver|my car)\b/,
    /\b(?:keys?|phone|glasses|socks?|remote|wallet|passport|charger|headphones|umbrella|scissors|lids?|sunglasses|gloves?|earbuds?|suitcase|luggage|pen|mug) (?:\w+ ){0,3}(?:lost|missing|gone|vanish(?:ed|es)?|disappear(?:ed|s|ing)?|went missing|in my (?:hand|pocket|bag)|on my (?:head|face|nose))\b/,
    /\bwhere do (?:all )?(?:the|my|our) (?:\w+ )?(?:socks|teaspoons|spoons|pens|lids|hair ties|chargers|forks) go\b/,
    /\b(?:can't|couldn't|never) find (?:my|his|her|their|the) (?:shoes?|boots?|slippers?|coat|jacket|tickets?|other)\b/,
    /\b(?:lost and found|safe place|in the last place)\b/,
  ),
  falseSign: either(
    /\blost (?:his|her|their|my|our) (?:job|mind|temper|dad|mum|mom|father|mother|dog|cat|husband|wife|friend)\b/,
    /\b(?:lost weight|lost signal|wedding venue|looking for(?:ward)? to)\b/,
    /\blook(?:ing)? for (?:a|an) (?:new )?(?:job|flat|house|apartment)\b/,
    /\b(?:found (?:a|an|the|some) (?:bug|hole|hair|mistake|error)|died|left the)\b/,
    /\bleft (?:my|the) (?:phone|keys?|bag|charger|wallet|umbrella|glasses|passport|ticket)\b.{0,30}\b(?:charging|with)\b/,
    /\b(?:lost (?:my|the) (?:signal|connection)|the ring(?:ing)?tone)\b/,
    /\bwhere is (?:the )?(?:my )?(?:mind|life|money|love)\b/,
    /\bwhere is (?:the )?(?:justice|logic)\b/,
  ),
  reason: 'it is in the last place you will look.',
  lines: [
    {
      template: 'unmasked',
      words: { ghost: '“Somebody must have taken that”', culprit: 'The other pocket' },
    },
    {
      template: 'slow-zoom',
      words: { p1: '“I had that a minute ago”', p2: '“I have looked everywhere”', p3: 'What am I holding?' },
    },
    {
      template: 'string-board',
      words: {
        c1: 'Not in the bag',
        c2: 'Not on the table',
        c3: 'Not where I left that',
        theory: 'The house is eating my things',
      },
    },
    {
      template: 'iceberg',
      words: {
        tip: '“I put that in a safe place”',
        under: 'So safe that nobody has been back',
        deep: 'There are other things there by now',
        abyss: 'They have formed a government',
      },
    },
    {
      template: 'rabbit-hole',
      words: {
        entry: 'A look into one drawer',
        d1: 'Photographs from 2009',
        d2: 'A charger for a phone from 2009',
        bottom: 'Wait. What am I looking for?',
      },
    },
    {
      template: 'museum-piece',
      words: { art: 'The drawer where that should be', critic: 'Batteries, string, eleven keys to nothing.' },
    },
    {
      template: 'worst-suggestion',
      words: {
        boss: 'Something is missing. Where do we look?',
        a: 'Same place, angrier',
        b: 'Inside the kettle',
        c: 'Where you had that last?',
        exit: 'Now missing as well',
      },
    },
    {
      template: 'mental-maths',
      words: {
        thought: '“Where did you have that last?”',
        variables: 'If I knew that + if I knew that × if I knew that',
      },
    },
    {
      template: 'domino-chain',
      words: { cause: '“That must be around here somewhere”', effect: 'One sofa, in eleven parts' },
    },
    {
      template: 'elevator-pitch',
      words: {
        floor1: 'Looking in the usual place',
        floor2: 'Looking in the freezer',
        floor3: 'Looking in the usual place, but shouting',
      },
    },
    {
      template: 'signpost',
      words: {
        s1: 'Retrace your steps',
        s2: 'Have you looked properly?',
        s3: 'Buy a new one and you will find the old one',
      },
    },
    {
      template: 'typing-deleting',
      words: {
        long: 'To whatever lives behind the sofa: keep the coins, keep the pens, but kindly give back what you took this morning',
        sent: 'has anyone seen it?',
      },
    },
    {
      template: 'podium',
      words: {
        first: 'Eleven things that were lost last year',
        second: 'What is actually needed',
        third: 'Leaving on time',
      },
    },
    {
      template: 'hero-villain',
      words: { hero: 'Me, moving things: tidying', villain: 'Others, moving things: a crime wave' },
    },
    { template: 'all-green', words: { dash: '“Everything has its place”', truth: 'Nobody knows which' } },
    {
      template: 'the-penny-drops',
      words: {
        p1: 'Accusing the entire household',
        p2: 'Patting down my own coat',
        p3: 'Thanking the entire household',
      },
    },
    {
      template: 'house-of-cards',
      words: {
        tower: 'Leaving on time',
        base: 'Everything being where I put that',
        cat: '“One last look for that”',
      },
    },
    {
      template: 'calm-outside',
      words: { inside: 'GONE. GONE FOR GOOD. NEW LIFE, NEW NAME.', outside: '“That will turn up”' },
    },
    {
      template: 'big-ideas',
      words: {
        level1: 'Looking in the bag',
        level2: 'Emptying the bag',
        level3: 'Looking in a bag that I gave away',
        level4: 'Questioning the bag',
      },
    },
    {
      template: 'certificate',
      words: {
        title: 'Explorer of a single drawer',
        who: 'Me',
        for: 'Fourth expedition, still no land in sight',
      },
    },
    {
      template: 'tab-hoarder',
      words: {
        tab: 'The one thing I need',
        all: 'Four adapters, a dry pen, and a spare button for a coat I never had',
      },
    },
    {
      template: 'three-wise-avoiders',
      words: {
        see: 'The hook bought for exactly this',
        hear: '“Where did you put that?”',
        speak: '“Again?”',
      },
    },
    {
      template: 'missed-target',
      words: { target: 'The hook by the door', arrow: 'Any flat surface in the house' },
    },
    {
      template: 'epic-agreement',
      words: { left: 'Lost things', right: 'Cats', clasp: 'Turning up once nobody calls' },
    },
    {
      template: 'grand-entrance',
      words: { day: 'Nine minutes of searching, coat already on', hero: 'Somebody who looks for one second' },
    },
    {
      template: 'box-in-a-box',
      words: { outer: 'A search of the whole place', inner: 'A spoon, missing since 2019' },
    },
    {
      template: 'ok-better-best',
      words: {
        l1: 'Finding that',
        l2: 'Finding that before anyone has to help',
        l3: 'Finding that exactly where I had said that it was',
      },
    },
    {
      template: 'loading-patience',
      words: { task: '“Coming! I am just looking for something!”', wait: 'The taxi has retired' },
    },
    {
      template: 'fork-in-road',
      words: {
        good: 'Put things on the hook',
        bad: 'Put things “somewhere sensible”',
        who: 'Me, with a free hand',
      },
    },
    {
      template: 'sawing-the-branch',
      words: { saw: 'Putting things where I will surely remember', branch: 'Being able to leave the house' },
    },
    {
      template: 'unmasked',
      words: { ghost: 'The great mystery of {thing}', culprit: 'The place where I looked first' },
    },
    {
      template: 'head-in-hole',
      words: { warnings: 'A hook, a tray and a bowl, all of them for {thing}', who: 'Me, using the floor' },
    },
    {
      template: 'string-board',
      words: {
        c1: 'A bag, untouched',
        c2: 'A coat, empty',
        c3: 'A door, ajar',
        theory: '{Thing}: gone by choice',
      },
    },
    {
      template: 'calm-in-chaos',
      words: { situation: 'The search for {thing}, hour two', calm: 'I am only here for the exercise now.' },
    },
    {
      template: 'tug-of-war',
      words: { left: 'Me, late, shoes on', rope: '{Thing}', right: 'The gap behind the sofa' },
    },
    {
      template: 'shoulder-advice',
      words: { angel: 'Ask {who} nicely', imp: 'Accuse {who} at once', me: 'Me, emptying a bag' },
    },
    {
      template: 'certificate',
      words: { title: 'Best hiding place', who: '{Thing}', for: 'Lying in plain view the whole time' },
    },
  ],
}
