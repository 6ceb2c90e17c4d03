import type { Situation } from '../book'

/** A thing that behaves differently whenever it matters. */
export const worksWhenWatched: Situation = {
  name: 'works-when-watched',
  sign: /\b(?:works? (?:fine |perfectly |just fine )?(?:on (?:my|his|her|their|your) (?:machine|computer|laptop|phone|end|side)|on mine|for (?:everyone|everybody|anyone) (?:else|but)|(?:perfectly |again |fine )?(?:as soon as|the moment|the second|the minute|the instant|only when|until|every time except|except when|when nobody|when no one))|worked (?:fine |perfectly )?(?:on (?:my|his|her|their) (?:machine|computer|laptop|phone|end)|until|the moment|as soon as|when (?:the|he|she|they|nobody|no one|i showed))|why (?:does|do|is|are|did) (?:\w+ ){1,5}(?:only|always|never) (?:\w+ ){0,2}(?:work|works|working|jam|jams|crash|crashes|break|breaks|fail|fails|start|starts|stop|stops|freeze|freezes|happen|load|loads|print|prints|beep|die|dies|run out|run|get stuck|gets stuck|act up|acts up|leak|leaks|ring|rings)|only (?:work|works|jam|jams|crash|crashes|break|breaks|break down|breaks down|fail|fails|freeze|freezes|beeps?|dies?|acts? up|misbehaves?|makes? (?:the|that) (?:noise|sound)|happens?) (?:\w+ ){0,2}(?:when|if|while|once|after|before|on|at|during|in front of)|(?:stops?|stopped|disappears?|vanish(?:es|ed)?|goes away|went away) (?:\w+ ){0,3}(?:the moment|as soon as|the second|the minute|the instant|in front of|when (?:the|a|an) (?:mechanic|expert|doctor|technician|plumber|it guy|repairman|electrician|vet|engineer|developer|dentist)|when (?:someone|somebody|anyone|anybody) (?:looks|watches|comes))|(?:the moment|as soon as|the second|the minute|when) (?:the |a |i call the |i called the )?(?:mechanic|expert|technician|plumber|repairman|repair man|engineer|electrician|it guy|tech support)\b.{0,40}\b(?:works|worked|working|fine|nothing|stops|stopped|perfect|perfectly|behaves?)|(?:mechanic|expert|technician|plumber|repairman|engineer|electrician|it guy|vet|dentist) (?:arrives?|arrived|comes?|came|looks?|looked|shows? up|showed up|walks? in|walked in)\b.{0,40}\b(?:disappear\w*|vanish\w*|gone|works|worked|fine|stops|stopped|perfectly|behaves?)|can't reproduce|cannot reproduce|never does it when)\b/,
  falseSign:
    /\bhe only works|\bshe only works|\b(?:i|we|they|people|colleague|intern) (?:only )?works? (?:when|until|as soon)|\b(?:i|we) worked (?:until|when)\b/,
  reason: 'you saw it, and nobody is ever going to believe you.',
  lines: [
    {
      template: 'string-board',
      words: { c1: 'It works', c2: 'It does not', c3: 'It depends who looks', theory: 'It can smell need' },
    },
    { template: 'unmasked', words: { ghost: 'An intermittent fault', culprit: 'Spite' } },
    { template: 'slow-zoom', words: { p1: 'It cannot know', p2: 'It cannot possibly know', p3: 'It knows' } },
    {
      template: 'certificate',
      words: {
        title: 'Sense of timing, first class',
        who: 'The thing itself',
        for: 'Can tell exactly when it matters, and then does the opposite',
      },
    },
    {
      template: 'mental-maths',
      words: { thought: '{text}', variables: 'My need × the people watching ÷ its mood that day' },
    },
    {
      template: 'lion-and-kitten',
      words: {
        mighty: 'Me, calling somebody over to see it',
        feeble: 'Me, in front of them: “it was just now”',
      },
    },
    { template: 'online-offline', words: { online: 'It, with witnesses', offline: 'It, alone with me' } },
    {
      template: 'two-kinds-of-desks',
      words: { a: 'It, on a slow Tuesday, with nothing to prove', b: 'It, four minutes before anything' },
    },
    {
      template: 'tug-of-war',
      words: { left: 'Me, in a hurry, with a witness', rope: 'My dignity', right: 'It, enjoying this' },
    },
    { template: 'debate-table', words: { claim: 'Things have feelings, and the feeling is malice' } },
    {
      template: '3am-brain',
      words: { brain: 'Right now, in the dark, it is behaving perfectly.', me: 'i know' },
    },
    {
      template: 'museum-piece',
      words: {
        art: 'Me, about to show somebody what it always does',
        critic: 'And it did the other thing. I wept.',
      },
    },
    {
      template: 'podium',
      words: {
        first: 'Whatever it feels like',
        second: 'What I told everybody it does',
        third: 'What the instructions say',
      },
    },
    {
      template: 'spot-the-difference',
      words: { a: 'Me, trying it', b: 'Anybody else, trying it', line: 'We cannot tell them apart. It can.' },
    },
    {
      template: 'final-boss',
      words: { hero: 'Me, with a witness', boss: '{text}', weapon: '“It was different just now”' },
    },
    {
      template: 'too-late-bulb',
      words: { moment: '{text}', idea: 'I must not look as if I need it. It must never see that I need it.' },
    },
    {
      template: 'clown-steps',
      words: {
        s1: 'It is a coincidence',
        s2: 'It is a pattern',
        s3: 'I have made a chart',
        s4: 'I whisper when I am near it',
      },
    },
    { template: 'unfair-scales', words: { light: 'Its mood', heavy: 'Every test that it has ever passed' } },
    {
      template: 'shoulder-advice',
      words: { angel: 'It is only an object', imp: 'It heard that', me: 'Me, speaking softly' },
    },
    { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'We have an understanding. It wins.' } },
    {
      template: 'iceberg',
      words: { tip: 'A coincidence', under: 'A fault', deep: 'A personality', abyss: 'A grudge' },
    },
    {
      template: 'nope-yep',
      words: { reject: 'Doing the same thing twice', approve: 'Reading the room first' },
    },
    {
      template: 'epic-agreement',
      words: { left: 'Cats', right: 'That thing', clasp: 'Never once on command' },
    },
    {
      template: 'obvious-trap',
      words: {
        bait: 'Being sure what it will do next',
        victim: 'Me, in front of somebody',
        trap: 'It had been waiting for an audience',
      },
    },
    {
      template: 'house-of-cards',
      words: {
        tower: 'My little demonstration',
        base: 'It doing what it did a minute ago',
        cat: 'A second person walks in',
      },
    },
    {
      template: 'the-penny-drops',
      words: { p1: '“Watch this,” I said', p2: 'It watched back', p3: 'It did the other thing' },
    },
    {
      template: 'line-goes-up',
      words: { top: 'Turned my back to it, casually, to see what it would do', bottom: 'Science' },
    },
    {
      template: 'fork-in-road',
      words: { good: 'Behave', bad: 'Behave as soon as it no longer matters', who: 'That thing, every time' },
    },
    {
      template: 'worst-suggestion',
      words: {
        boss: 'Why does it only do that with me?',
        a: 'It is shy',
        b: 'It is you',
        c: 'Let me see it?',
        exit: 'It saw that coming',
      },
    },
    { template: 'monday-friday', words: { mon: 'It, when all depends on it', fri: 'It, when nothing does' } },
    { template: 'line-goes-down', words: { cause: '{text}', result: 'My word, as a witness' } },
    { template: 'not-my-job', words: { fire: '{text}', me: 'I saw nothing. It saw me.' } },
    { template: 'calm-outside', words: { inside: '{text}', outside: '“How odd, it never does that”' } },
    // With the thing itself.
    {
      template: 'epic-agreement',
      words: { left: '{Thing}', right: 'Toddlers on a stage', clasp: 'Not while anybody is asking for it' },
    },
    {
      template: 'certificate',
      words: {
        title: 'Actor of the year',
        who: '{Thing}',
        for: 'Has never played it the same way for two people',
      },
    },
    {
      template: 'string-board',
      words: {
        c1: 'My hurry',
        c2: 'An audience',
        c3: '{Thing}',
        theory: 'I am quite sure that I saw a smirk',
      },
    },
    {
      template: 'side-glance',
      words: { temptation: 'Bad timing', subject: '{Thing}', neglected: 'Me, in need' },
    },
    {
      template: 'the-presentation',
      words: {
        slide: 'Why {thing} and I are no longer on speaking terms',
        topic: 'The one who had only asked what was wrong',
      },
    },
    { template: 'unmasked', words: { ghost: 'A very unlucky day', culprit: '{Thing}, on purpose' } },
  ],
}
