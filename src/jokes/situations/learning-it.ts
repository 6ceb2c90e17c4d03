import { either } from '../../core/text/pattern'
import type { Situation } from '../book'

/** Somebody learns something new and practises it. */
export const learningIt: Situation = {
  name: 'learning-it',
  sign: either(
    /\b(?:guitar|piano|violin|drum|dance|dancing|driving|swimming|riding|surf(?:ing)?|ski(?:ing)?|singing|cello|flute|tennis|french|spanish|italian|german|japanese|english|yoga|first|music|pottery|golf|sailing|art|drawing|language) (?:lessons?|class(?:es)?|course)\b/,
    /\b(?:(?:after|during|in|before|at|to) (?:a|my|our|his|her|the) lessons?|lessons? (?:one|1))\b/,
    /\bpracti[cs](?:e|ed|es|ing) (?:the|my|his|her|their|our|for|every|scales|at|a|on|guitar|piano|violin|trumpet|drums|parking|yoga|\w+ing|with)\b/,
    /\b(?:choir|band|piano|violin|trumpet|guitar|football|orchestra|drum|dance) practice\b/,
    /\bi practi[cs]ed?\b/,
    /\b(?:beginner|beginners'?|beginner's) (?:\w+ )?(?:course|class|luck|guitar|book|level|yoga|pottery|group)\b/,
    /\b(?:a|an|absolute|total|the|complete) beginners?\b/,
    /\b(?:online|language|evening|crash|pottery|cooking|first[- ]aid|knitting|wine|sewing) (?:course|class)\b/,
    /\b(?:learn|learns|learning|learnt|learned|teach(?:ing)? (?:myself|him|her|my \w+|them)|taught (?:myself|him|her|my \w+)) (?:how )?(?:to \w+|the (?:guitar|piano|violin|ukulele|trumpet|drums|accordion|recorder|saxophone|cello|flute|harp|bagpipes|alphabet|rules|ropes|basics)|(?:guitar|piano|violin|french|spanish|italian|german|english|japanese|chinese|korean|portuguese|dutch|swedish|latin|python|javascript|rust|coding|programming|chess|knitting|crochet|latin|calculus|juggling|pottery|sign language|a (?:new )?(?:language|instrument|song|dance)))\b/,
    /\b(?:started|took up|taking up|trying|tried|discovered|learning|bought|attempted|began) (?:to )?(?:knit(?:ting)?|crochet(?:ing)?|pottery|painting|calligraphy|juggl(?:e|ing)|woodwork(?:ing)?|the (?:guitar|violin|piano|ukulele|drums|trumpet|accordion)|a (?:guitar|violin|piano|ukulele|trumpet|drum kit|loom|sewing machine)|sew(?:ing)?|surf(?:ing)?|origami)\b/,
    /\b(?:driving (?:test|instructor|examiner|school)|learner driver|tutorials?)\b/,
    /\bjoined (?:a|the) (?:choir|band|class|course|orchestra)\b/,
    /\b(?:my|our) (?:guitar|piano|violin|dance|swimming|driving|music|french|spanish|italian|language|yoga) (?:teacher|instructor|tutor)\b/,
    /\b(?:new hobby|day (?:1|one|2|two|3|three) of (?:learning|practi[cs]\w+|my \w+ course))\b/,
  ),
  falseSign: either(
    /\b(?:of course|(?:main|golf|race|first|second|third) course)\b/,
    /\b(?:learn(?:ed|t)?|taught)(?: \w+){0,3} (?:a|my|their|his|her|the|valuable) lesson\b/,
    /\blessons? (?:learned|learnt)\b/,
    /\b(?:learn(?:ed|t|ing)?) (?:that|from my|about|of|to (?:live|accept|love|say no|let|expect|stop|ignore|hide|never|be|keep|open|use the))\b/,
    /\b(?:in practice|best practice|machine learning|medical practice|obstacle course|the hard way)\b/,
    /\b(?:passed|private practice|lesson plans?|e-learning portal)\b/,
  ),
  reason: 'every master began, and it sounded like this.',
  lines: [
    { template: 'before-after', words: { before: 'Lesson one', after: 'Lesson one, minute nine' } },
    {
      template: 'big-ideas',
      words: {
        level1: 'Practising',
        level2: 'Watching somebody else practise',
        level3: 'Buying better equipment',
        level4: 'Advising beginners',
      },
    },
    { template: 'flat-pack', words: { claim: 'We can skip the basics', leftover: 'The basics' } },
    {
      template: 'museum-piece',
      words: { art: 'The very first attempt', critic: 'One feels how much is still to come.' },
    },
    {
      template: 'how-they-see-it',
      words: {
        job: 'Learning something new',
        p1: 'A born talent',
        p2: 'A phase',
        p3: 'So there was free time',
        p4: 'The same four seconds, for a month',
      },
    },
    { template: 'podium', words: { first: 'The equipment', second: 'Talent', third: 'Practice' } },
    {
      template: 'line-goes-up',
      words: { top: 'Did it wrong again, but faster', bottom: 'Audible progress' },
    },
    {
      template: 'cart-of-nonsense',
      words: {
        shelf: 'Ten minutes of practice a day',
        cart: 'The bag, the special shoes and a mug that says it is a passion',
      },
    },
    {
      template: 'side-glance',
      words: { temptation: 'Chapter nine', subject: 'A beginner', neglected: 'Chapter one' },
    },
    {
      template: 'silent-shield',
      words: {
        arrows: 'Everything a beginner produces',
        shield: 'A teacher’s smile',
        safe: 'A beginner’s confidence',
      },
    },
    {
      template: 'calm-outside',
      words: {
        inside: 'It is getting worse. How can it get worse?',
        outside: '“We are really getting somewhere”',
      },
    },
    {
      template: 'certificate',
      words: {
        title: 'Beginner, seventh year',
        who: 'Whoever is practising',
        for: 'Knowing the first chapter by heart',
      },
    },
    { template: 'tiny-trophy', words: { feat: 'Once, nearly right, by accident', crowd: '“Was that it?”' } },
    {
      template: 'mental-maths',
      words: {
        thought: 'Ten thousand hours make a master',
        variables: 'At four minutes a week: a master in the year 4910',
      },
    },
    {
      template: 'own-spokes',
      words: {
        p1: 'Practise a little every day',
        p2: 'Practise once, for nine hours',
        p3: '“It is a question of talent”',
      },
    },
    {
      template: 'lion-and-kitten',
      words: { mighty: 'With nobody watching: genius', feeble: 'With one person watching: flippers' },
    },
    {
      template: 'expectation-reality',
      words: {
        expect: 'After three months, in the advert',
        reality: 'After three months, in the living room',
      },
    },
    {
      template: 'the-presentation',
      words: {
        slide: 'What one can do after only three months: all four things',
        topic: 'Visitors who had come for cake',
      },
    },
    {
      template: 'loading-patience',
      words: { task: '“It clicks after a while”', wait: 'Something clicked. It was my jaw.' },
    },
    {
      template: 'party-corner',
      words: {
        secret: 'I can do it slowly, with my tongue out',
        crowd: '“Oh, I taught myself, in a weekend”',
      },
    },
    {
      template: 'signpost',
      words: { s1: 'Just relax your hands', s2: 'Tighter', s3: 'Some have it and some have other qualities' },
    },
    {
      template: 'ok-better-best',
      words: {
        l1: 'Getting it right',
        l2: 'Getting it right twice in a row',
        l3: 'Somebody asking “how do you do that?”',
      },
    },
    {
      template: 'weather-map',
      words: {
        mon: 'Bursts of enthusiasm',
        wed: 'A long dry spell',
        fri: 'Two minutes of brilliance',
        line: 'Outlook for a beginner',
      },
    },
    {
      template: 'endless-list',
      words: { ticked: 'Chapter one', rest: 'Chapter one again, but this time with the exercises' },
    },
    {
      template: '3am-brain',
      words: { brain: 'You do know that small children can do this?', me: 'tiny show-offs' },
    },
    { template: 'all-green', words: { dash: 'Practised: every day this week', truth: 'In thought' } },
    {
      template: 'unfair-scales',
      words: { light: 'One person who said “not bad”', heavy: 'All the evidence' },
    },
    {
      template: 'clown-steps',
      words: {
        s1: 'Just a trial lesson',
        s2: 'I may have a gift',
        s3: 'A gift deserves the professional set',
        s4: 'It is still in the professional box',
      },
    },
    {
      template: 'missed-target',
      words: { target: 'A little practice', arrow: 'The perfect playlist for practising' },
    },
    {
      template: 'rabbit-hole',
      words: {
        entry: 'A video for beginners',
        d1: 'A video for experts, on fast forward',
        d2: 'A quarrel about how to hold the thing',
        bottom: 'I have taken a side and cannot do it yet',
      },
    },
    {
      template: 'museum-piece',
      words: { art: '{Thing}, first attempt', critic: 'They had been warned, and began all the same.' },
    },
    { template: 'tug-of-war', words: { left: 'A beginner', rope: 'Everyone’s patience', right: '{Thing}' } },
    {
      template: 'final-boss',
      words: { hero: 'A beginner, with a book', boss: '{Thing}', weapon: 'Page one' },
    },
    {
      template: 'epic-agreement',
      words: { left: '{Who}', right: 'The neighbours', clasp: 'There are other hobbies' },
    },
    {
      template: 'tiny-umbrella',
      words: { wave: '{Thing}, the difficult part', prep: 'One free trial lesson' },
    },
    {
      template: 'shrinking-into-hedge',
      words: { said: '“So, {thing}! Show us something!”', who: 'A beginner, fading' },
    },
    { template: 'outrunning-it', words: { runner: 'Talent', boulder: '{Thing}' } },
  ],
}
