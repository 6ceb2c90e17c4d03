import type { Situation } from '../book'

/** A thing stops doing what it is for. */
export const itBroke: Situation = {
  name: 'it-broke',
  sign: /\b(?:(?:broke|breaks|is broken|are broken|was broken|has broken|breaking) down|(?:just |has |have |had |finally |also )(?:broke|broken|died|crashed|exploded|snapped|frozen|jammed)|(?:broke|breaks|crashed|crashes|died|dies|froze|freezes|quit|jammed|snapped|burst|exploded|gave up|gives up|packed up|conked out) (?:right |just |exactly |one day |two days |a day |a week |five minutes |ten minutes |an hour )?(?:on me|again|during|before|after|in the middle|mid-?\w*|the day|the moment|halfway|half way|while|when|today|yesterday|this morning|last night|on the (?:motorway|way|first|last|hottest|coldest))|stop(?:s|ped)? (?:working|heating|cooling|charging|printing|spinning|cooking|cleaning|flushing|responding)|(?:is|are|was|were|it's|keeps?|started|starts) (?:broken|leaking|jammed|frozen|freezing up|crashing|jamming|buffering|smoking|beeping|glitching|out of order|not working|making (?:a|that|strange|weird|funny) (?:\w+ )?noises?)|(?:won't|will not|wouldn't|doesn't|didn't|refuses to|refused to|does not) (?:start|turn on|switch on|boot|charge|connect|work|print|load|open any ?more|close properly|flush|drain|heat)|flat (?:tyre|tire|battery)|(?:tyre|tire) (?:is|was|went|burst)|went (?:flat|dead|dark)|blue screen|error (?:message|code|\d+)|(?:pipe|tap|roof|boiler|dishwasher|washing machine|fridge|toilet|ceiling|radiator|tent|boat|bottle) (?:is |was |has |keeps |started |starts )?(?:leak(?:s|ed|ing)?|burst)|leaks? (?:again|everywhere|when|all over|onto|into)|(?:server|website|site|system|app|wi-?fi|internet|power|heating|lift|elevator|boiler|printer|projector|network) (?:is|are|was|were|went|goes|has been) (?:down|out|off|dead|broken)|blew (?:a fuse|up)|power (?:cut|outage)|blackout|zip (?:broke|is stuck|got stuck|jammed)|(?:came|fell|falls|comes) (?:off in my hand|apart))\b/,
  falseSign:
    /\b(?:app|software|code|server|website|save|click|login|update|laptop|browser|bug|wifi|spreadsheet)\b|\b(?:heart|hearts|promise|promises|record|records|news|silence|ice|law|rules?|voice|fast|up with|even|habit|world record|spell|streak|diet|leg|arm|ankle|toe|bone|hip|wrist|nose|tooth)(?: \w+)? (?:is |was |are |has |have )?(?:broke|broken|breaks)\b|\b(?:broke|breaks|breaking|broken) (?:(?:my|his|her|their|the|a|our|its) )?(?:\w+ )?(?:heart|hearts|promises?|records?|news|silence|ice|law|rules?|fast|even|habit|spell|leg|arm|ankle|toe|bone|hip|wrist|nose|diet|up|into|in tears)\b|\b(?:grandma|grandpa|grandmother|grandfather|mother|father|mum|dad|cat|dog|hamster|fish|friend|uncle|aunt|wife|husband|he|she|actor|character|hero|heroine|horse|patient|people|plant|plants|everyone|they|i|we|baby|parrot|bird|pet|king|queen)(?: \w+)? (?:just |has |have |had |finally |almost |nearly )?(?:died|dies|broke down|breaks down|froze|freezes|burst|exploded|crashed|quit)\b|\b(?:i|we|he|she|they|people|heart|brain) (?:\w+ )?stop(?:s|ped)? (?:working|responding)\b|\bnothing (?:is|was) broken\b|\bfrozen (?:pizza|food|peas|yog|lake)|\bgate-?crash|\bcrashed (?:on (?:the|my|our) (?:sofa|couch)|at (?:my|his|her)|the (?:party|wedding))|\b(?:doesn't|won't|does not|will not|didn't) work (?:weekends|on|for (?:me|us)|with|late|there|here|hard|from)\b|\bleaked (?:email|photos|trailer|memo)|\bmarket crash/,
  mood: 'bad',
  reason: 'you own it, it has stopped, and it chose the moment.',
  lines: [
    { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'It is only resting.' } },
    {
      template: 'before-after',
      words: { before: 'It, working, ignored by everybody', after: 'It, broken, the centre of my life' },
    },
    {
      template: 'signpost',
      words: { s1: 'Give it a minute', s2: 'Give it a knock', s3: 'Give it a name and say sorry' },
    },
    {
      template: 'big-ideas',
      words: {
        level1: 'Calling somebody who can repair it',
        level2: 'Looking at it',
        level3: 'Looking at it from below',
        level4: 'Telling it what a new one costs',
      },
    },
    { template: 'line-goes-up', words: { top: 'Hit it again, from the other side', bottom: 'Engineering' } },
    { template: 'museum-piece', words: { art: '{text}', critic: 'At last it is only form.' } },
    {
      template: 'slow-zoom',
      words: {
        p1: 'It made a sound',
        p2: 'It has never made that sound',
        p3: 'It has stopped making sounds',
      },
    },
    {
      template: 'iceberg',
      words: {
        tip: 'It does not work',
        under: 'It has not really worked since spring',
        deep: 'I knew how to hold it',
        abyss: 'There was tape',
      },
    },
    { template: 'bailing-boat', words: { cup: 'Tape', leak: 'Everything that is not tape' } },
    {
      template: 'house-of-cards',
      words: { tower: 'My entire day', base: 'That thing doing what it always does', cat: 'One small click' },
    },
    {
      template: 'final-boss',
      words: { hero: 'Me, with a torch in my mouth', boss: '{text}', weapon: 'A butter knife' },
    },
    { template: 'unmasked', words: { ghost: 'A deep technical fault', culprit: 'Crumbs' } },
    {
      template: 'string-board',
      words: { c1: 'A click', c2: 'A smell', c3: 'Guests on Saturday', theory: 'It has read my calendar' },
    },
    {
      template: 'unfair-scales',
      words: { light: 'One tiny part somewhere inside it', heavy: 'All of my plans for today' },
    },
    {
      template: 'certificate',
      words: { title: 'Engineer, self-taught', who: 'Me', for: 'Opened it, nodded, closed it again' },
    },
    {
      template: 'flat-pack',
      words: { claim: 'Repaired, and without instructions', leftover: 'The bit that makes it go' },
    },
    {
      template: 'missed-target',
      words: { target: 'The manual', arrow: 'A video of a man with another model' },
    },
    {
      template: 'worst-suggestion',
      words: {
        boss: 'It has stopped. What do we do?',
        a: 'Stare at it',
        b: 'Blame whoever had it last',
        c: 'Call somebody?',
        exit: 'On hold, for all of us',
      },
    },
    {
      template: 'shoulder-advice',
      words: {
        angel: 'Leave it to somebody who knows',
        imp: 'You own a screwdriver',
        me: 'Me, rolling up a sleeve',
      },
    },
    {
      template: 'clown-steps',
      words: {
        s1: 'It only needs a moment',
        s2: 'It only needs a knock',
        s3: 'I shall just open it',
        s4: 'It is now a kit',
      },
    },
    {
      template: 'domino-chain',
      words: { cause: 'A small click, from somewhere inside it', effect: 'I am comparing prices in bed' },
    },
    {
      template: 'weather-map',
      words: {
        mon: 'It coughs',
        wed: 'It stops',
        fri: 'It starts once, smugly',
        line: 'Outlook for a thing that used to work',
      },
    },
    { template: 'tiny-umbrella', words: { wave: '{text}', prep: 'An old towel and a hopeful look' } },
    {
      template: 'ok-better-best',
      words: {
        l1: 'It works',
        l2: 'It works again',
        l3: 'It works again and nobody may touch, move or look at it',
      },
    },
    {
      template: 'elevator-pitch',
      words: {
        floor1: 'It makes a funny noise',
        floor2: 'It makes no noise',
        floor3: 'The thing next to it makes a funny noise',
      },
    },
    {
      template: 'hero-villain',
      words: {
        hero: 'It stopped while I was using it: its age',
        villain: 'It stopped while you were using it: you',
      },
    },
    {
      template: 'pick-two',
      words: {
        a: 'Repaired quickly',
        b: 'Repaired cheaply',
        c: 'Working afterwards',
        deal: 'You get one. It is a surprise which.',
      },
    },
    {
      template: 'own-spokes',
      words: {
        p1: 'It makes a small noise',
        p2: 'A small kick, to be on the safe side',
        p3: 'They do not build them as they used to',
      },
    },
    { template: 'line-goes-down', words: { cause: '{text}', result: 'My plans, and one small spring' } },
    { template: 'not-my-job', words: { fire: '{text}', me: 'I only walked past it' } },
    {
      template: 'the-penny-drops',
      words: { p1: 'Everything works today', p2: '{text}', p3: 'I had to say it aloud' },
    },
    { template: 'calm-outside', words: { inside: '{text}', outside: '“It has character”' } },
    // With the thing itself.
    {
      template: 'expectation-reality',
      words: { expect: 'My plans for today', reality: '{Thing}, and a torch' },
    },
    { template: 'tug-of-war', words: { left: 'Me, pleading', rope: 'Today', right: '{Thing}, unmoved' } },
    {
      template: 'certificate',
      words: {
        title: 'Award for timing',
        who: '{Thing}',
        for: 'Waited for years, and for exactly this moment',
      },
    },
    {
      template: 'head-in-hole',
      words: {
        warnings: 'Everything that {thing} had been hinting at since spring',
        who: 'Me, humming along',
      },
    },
    {
      template: 'the-presentation',
      words: {
        slide: 'What I know about {thing}: it should not do that',
        topic: 'Anybody who owns a toolbox',
      },
    },
    {
      template: 'grand-entrance',
      words: { day: '{Thing}, and what was left of the day', hero: 'A roll of tape' },
    },
    {
      template: 'spot-the-difference',
      words: { a: '{Thing}', b: 'A very large paperweight', line: 'The paperweight never pretended.' },
    },
    {
      template: 'lion-and-kitten',
      words: { mighty: '{Thing}, in the catalogue', feeble: '{Thing}, when it mattered' },
    },
  ],
}
