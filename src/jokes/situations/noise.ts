import type { Situation } from '../book'

/** Somebody or something makes a noise, and somebody hears it. */
export const noise: Situation = {
  name: 'noise',
  sign: /\b(?:nois(?:e|es|y|ier)|(?:too|so|very|really|always|chew\w*|eats?|eating|talk\w*|sings?|singing|sneez\w*|breath\w*|types?|typing|play\w*|snor\w*) (?:\w+ )?loud(?:ly)?|loud(?:est|ly)? (?:music|party|parties|neighbou?rs?|phone|calls?|chew\w*|typ\w*|talk\w*|eaters?|breath\w*|sneez\w*|keyboard|colleague|coworker|flatmate|roommate|motorbike|engine|singing|snor\w*)|snor(?:e|es|ed|ing)|chew(?:s|ed|ing)? (?:\w+ ){0,3}(?:loud\w*|mouth open|gum|next to|at (?:the|her|his) desk|ice|crisps|an apple|carrots)|slurp(?:s|ed|ing)?|crunch(?:es|ed|ing)? (?:\w+ ){0,3}(?:next|crisps|carrots|beside|behind|ice)|bark(?:s|ed|ing)|drum (?:kit|set|solo|lessons?)|(?:plays?|playing|practi[sc]\w+|learn\w*) (?:the )?drums|drill(?:s|ed|ing) (?:\w+ ){0,2}(?:at|on|since|all|next|again|into|before|through)|power drill|leaf ?blowers?|lawn ?mowers?|mow(?:s|ed|ing) (?:the|his|her|their) (?:lawn|grass) (?:at|on|every|before)|hammer(?:s|ed|ing) (?:\w+ ){0,2}(?:at|since|all|next|again|on the wall)|jackhammers?|(?:hoover|vacuum)(?:s|ed|ing) (?:at|on|before|every)|car alarms?|karaoke|bagpipes?|trumpet|recorder|violin practice|practi[sc](?:e|es|ed|ing) (?:the|his|her|their) (?:\w+ )?(?:trumpet|violin|recorder|drums|saxophone|scales|tuba|clarinet|piano|trombone|cello|accordion)|bass (?:through|from|at)|blast(?:s|ed|ing) (?:\w+ )?(?:music|techno|songs?|the (?:radio|tv))|music (?:all night|at (?:night|\d+|midnight|two|three|one|full))|party (?:upstairs|next door|downstairs)|(?:upstairs|downstairs|next[- ]door) neighbou?rs?(?: \w+){0,6} (?:drops?|dropping|moves? furniture|moving furniture|stomp\w*|danc\w*|sing\w*|practi[sc]\w*|playing|plays?|bowl\w*|jump\w*|renovat\w*)|stomp(?:s|ed|ing)?|hum(?:s|med|ming) (?:\w+ ){0,3}(?:next to|all day|at (?:his|her|their|the) desk)|whistl(?:es|ed|ing) (?:\w+ ){0,2}(?:all day|at|next|behind|again|every)|click(?:s|ed|ing)? (?:his|her|their) pen|pen[- ]clicking|tapp(?:s|ed|ing) (?:his|her|their) (?:pen|foot|fingers)|crow(?:s|ed|ing) at|scream(?:s|ing) (?:\w+ ){0,4}(?:plane|flight|train|all night|bus)|speakerphone|on speaker)\b/,
  falseSign:
    /\b(?:out loud|aloud|(?:weird|strange|odd|funny) (?:\w+ )?nois\w+|complain(?:s|ed|ing)? .{0,40}(?:loud|nois)\w*|(?:makes?|made|making|the) (?:(?:a|the|that|this|strange|weird|funny) )+noise|noise (?:disappear|vanish|goes|stops|stopped)\w*|i (?:\w+ )?(?:love|like|enjoy)d?|video recorder|tape recorder|too noisy to hear|loud and clear|laugh\w* (?:\w+ )?loud|for crying out loud|noise[- ]cancell?ing|background noise in the data|drum up|makes? noise about|bark(?:ing)? up|barking orders|loud (?:shirt|tie|colou?rs?|pattern|jumper|curtains|trousers)|whistle-?blow\w*|too quiet|loud silence|white noise machine|chew(?:ed|s|ing)? (?:up|through|on)|chew(?:ed|s|ing)? (?:my|the|his|her) (?:shoes?|slippers?|sofa|cable)|steam ?whistle|i(?:'m| am) (?:\w+ )?(?:loud|noisy)|i (?:snore|whistle|hum|play|stomp))\b/,
  reason: 'you can hear it too, and you know what comes next.',
  lines: [
    {
      template: 'slow-zoom',
      words: { p1: 'It has stopped', p2: 'It has really stopped', p3: 'It was only taking a breath' },
    },
    {
      template: 'string-board',
      words: {
        c1: 'A sound',
        c2: 'A pause',
        c3: 'The same sound',
        theory: 'It is in code, and it is about me',
      },
    },
    {
      template: 'iceberg',
      words: {
        tip: 'A sound',
        under: 'A sound with a rhythm',
        deep: 'I know what comes next',
        abyss: 'I have been tapping along',
      },
    },
    {
      template: 'calm-outside',
      words: { inside: 'THERE IT IS. AND AGAIN. AND AGAIN. AND AGAIN.', outside: '“Oh, is there a noise?”' },
    },
    {
      template: 'museum-piece',
      words: { art: 'That sound', critic: 'Bold. Repetitive. I hear it in my teeth.' },
    },
    { template: 'debate-table', words: { claim: 'Silence should come out of the wall, like water' } },
    {
      template: 'weather-map',
      words: {
        mon: 'A first sound',
        wed: 'A solo',
        fri: 'Silence, suspicious',
        line: 'Sounds of the week, all of them nearby',
      },
    },
    {
      template: 'big-ideas',
      words: {
        level1: 'Sighing',
        level2: 'Sighing so that it can be heard',
        level3: 'Coughing in the direction of the noise',
        level4: 'Learning the trumpet',
      },
    },
    {
      template: 'typing-deleting',
      words: {
        long: 'I have now heard the whole of it through a door, a pillow and a pair of headphones, and I have notes on the second half',
        sent: '“Hi, quick question :)”',
      },
    },
    { template: '3am-brain', words: { brain: 'Why is it quiet now?', me: 'do not ask it' } },
    {
      template: 'two-buttons',
      words: { left: 'Say something about the noise', right: 'Go on being the nice one' },
    },
    {
      template: 'podium',
      words: {
        first: 'That noise',
        second: 'My headphones, as loud as they go',
        third: 'The thought I was having',
      },
    },
    {
      template: 'mental-maths',
      words: { thought: '{text}', variables: 'Loudness ÷ distance × what a lighthouse costs' },
    },
    {
      template: 'final-boss',
      words: { hero: 'My one quiet hour', boss: '{text}', weapon: 'A raised eyebrow' },
    },
    {
      template: 'spot-the-difference',
      words: {
        a: '“It is only a bit of noise”',
        b: '“It is the end of peace as we knew it”',
        line: 'It depends on who is making it.',
      },
    },
    {
      template: 'lion-and-kitten',
      words: { mighty: 'Me, on my way to say something', feeble: 'Me, having arrived: “no, no, do go on”' },
    },
    {
      template: 'unfair-scales',
      words: { light: 'One sound, at regular intervals', heavy: 'My whole upbringing' },
    },
    {
      template: 'bailing-boat',
      words: { cup: 'A pillow on each ear', leak: 'Everything that can go through a pillow' },
    },
    {
      template: 'pick-two',
      words: { a: 'Peace', b: 'Quiet', c: 'Living among others', deal: 'You have the third one.' },
    },
    {
      template: 'certificate',
      words: { title: 'Order of the clenched jaw', who: 'Me', for: 'Heard all of it and slammed nothing' },
    },
    { template: 'unmasked', words: { ghost: 'Inner peace', culprit: 'Earplugs' } },
    {
      template: 'house-of-cards',
      words: { tower: 'My good mood', base: 'Nobody making that sound', cat: 'That sound' },
    },
    { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'I hear it as rain. Angry rain.' } },
    {
      template: 'rabbit-hole',
      words: {
        entry: 'What is that noise?',
        d1: 'An ear against the wall',
        d2: 'An ear against the other wall',
        bottom: 'A notebook, with times',
      },
    },
    {
      template: 'signpost',
      words: { s1: 'Just do not listen', s2: 'Imagine that it is the sea', s3: 'Join in' },
    },
    {
      template: 'expectation-reality',
      words: { expect: 'Earplugs: total silence', reality: 'The same noise, but from the seabed' },
    },
    {
      template: 'before-after',
      words: { before: 'Me: live and let live', after: 'Me, looking up the law on that exact sound' },
    },
    {
      template: 'own-spokes',
      words: {
        p1: 'Quiet, at last',
        p2: 'Listening hard whether it is really quiet',
        p3: 'Now the silence is too loud',
      },
    },
    { template: 'line-goes-down', words: { cause: '{text}', result: 'My inner peace, in time to it' } },
    { template: 'not-my-job', words: { fire: '{text}', me: 'I live in my headphones now' } },
    {
      template: 'the-penny-drops',
      words: { p1: 'A moment of peace', p2: '{text}', p3: 'It has a second verse' },
    },
    // With whoever makes it.
    {
      template: 'the-presentation',
      words: {
        slide: 'A work in four movements, all of them loud, by {who}',
        topic: 'Everybody within half a mile',
      },
    },
    { template: 'group-hug', words: { b: '{Who}', a: 'The echo', c: 'My head', d: 'Thin walls' } },
    {
      template: 'certificate',
      words: { title: 'Prize for stamina', who: '{Who}', for: 'Not one break, not even for soup' },
    },
    {
      template: 'side-glance',
      words: { temptation: 'More volume', subject: '{Who}', neglected: 'Everybody’s ears' },
    },
    {
      template: 'hero-villain',
      words: { hero: 'Me, singing while I cook', villain: '{Who}, making any sound at all' },
    },
    {
      template: 'party-corner',
      words: { crowd: '{Who}, at full volume', secret: 'I have found the fuse box' },
    },
  ],
}
