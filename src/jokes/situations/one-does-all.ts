import type { Situation } from '../book'

/** A group, of which one does the work. */
export const oneDoesAll: Situation = {
  name: 'one-does-all',
  sign: /\bgroup (?:projects?|assignments?|presentations?|work)\b|\b(?:i|he|she|one (?:person|of us|volunteer|member|guy|woman|man|parent)|someone|somebody|my (?:mum|mom|mother|sister|wife)|only (?:one|two|me)) (?:\w+ ){0,2}(?:do|does|did|doing|made|make|makes|organi[sz]e[sd]?|organi[sz]ing|plan|plans|planned|wrote|write|writes|cook|cooks|cooked|clean|cleans|cleaned|carry|carries|carried|work|works|worked|built|build|builds|rows?|rowed|stacked|paint|painted|paints)\b.{0,60}\b(?:others|(?:the|my) (?:\w+ )?(?:bandmates|flatmates|roommates|teammates|classmates|colleagues|siblings|brothers)|the rest(?: of (?:them|us|the \w+|my \w+))?|everyone else|everybody else|the other (?:two|three|four|five|six|seven|eight|nine|ten|eleven|\w+ members)) (?:just |only |all |then |never |are |were |was |is )?(?:watch\w*|sen[dt]s?|vote[sd]?|voting|disappear\w*|vanish\w*|do(?:es)? nothing|did nothing|sits?|sat|sitting|sleep\w*|slept|relax\w*|talk\w*|chat\w*|gives? advice|gave advice|scroll\w*|ghost\w*|w[eo]nt home|go home|ha(?:d|s|ve) (?:opinions|ideas|fun|coffee)|cho?ose\w*|picks?|picked|eats?|ate|eating|supervis\w*|sunbath\w*|argue[sd]?|discuss\w*|debate[sd]?|play\w*|take pictures|took pictures|show(?:s|ed)? up (?:late|to eat)|drinks?|drank)\b|\b(?:the others|the rest of (?:the|us|them|my|our)(?: \w+)?|everyone else|everybody else|the other (?:two|three|four|five|six|seven|eight|nine|ten|eleven|\w+ members)) (?:just |only |all |then )?(?:supervis\w*|do(?:es)? nothing|did nothing|gives? advice|gave advice|ha(?:d|s|ve) opinions|w[eo]nt home|watch(?:es|ed)? me|watch(?:es|ed)? (?:him|her) (?:work|do)|sen[dt]s? (?:\w+ )?(?:thumbs|emojis?|memes|hearts))\b|\bdo(?:es|ing)? (?:all|all of|most of) the (?:work|cooking|cleaning|planning|organi[sz]ing|lifting|driving|washing)\b|\bdid (?:all|all of|most of) the (?:work|cooking|cleaning|planning|organi[sz]ing|lifting|driving|washing)\b|\b(?:team|committee|volunteers|band|choir|club|flat ?share|group|department) of \w+\b.{0,30}\b(?:one (?:\w+ )?(?:does|did|works|worked|volunteers?|person (?:does|did|works|worked)|actually|who works|who does)|nobody (?:volunteers|does|did|works|shows))\b|\b(?:no one|nobody|none of (?:them|the others|my \w+)) (?:else )?(?:volunteers|volunteered|lifts a finger|lifted a finger|(?:helps|helped)(?: me| us| her| him)? (?:with|clean|cook|tidy|carry|organi[sz]e|set up|wash))\b|\bcarr(?:y|ied|ies|ying) the (?:whole )?(?:team|group|project)\b/,
  falseSign:
    /\b(?:went well|great teamwork|everyone (?:helped|pitched in)|we all helped|group work therapy|machine does all|robot does all|dishwasher does all|ai does all|everyone else (?:is|has|says i|said i)|nobody helped me find)\b/,
  mood: 'bad',
  reason: 'you know who does it, and so do the others.',
  lines: [
    {
      template: 'podium',
      words: {
        first: 'The whole group, in the picture',
        second: 'Whoever did it',
        third: 'The plan to share it out',
      },
    },
    {
      template: 'endless-list',
      words: { ticked: 'Choose a name for the group', rest: 'Everything that the group was for' },
    },
    {
      template: 'silent-shield',
      words: { arrows: 'All of the tasks', shield: 'One person', safe: 'The others, with a thumb up' },
    },
    { template: 'line-goes-up', words: { top: 'Wrote “looks good” underneath', bottom: 'Teamwork' } },
    {
      template: 'iceberg',
      words: { tip: '“We did it”', under: '“We”', deep: 'One of us', abyss: 'At night, with soup' },
    },
    {
      template: 'not-my-job',
      words: { fire: 'The thing that all of us are doing together', me: 'There in spirit' },
    },
    {
      template: 'how-they-see-it',
      words: {
        job: 'Doing it as a group',
        p1: 'They learn to share',
        p2: 'A reason to meet',
        p3: 'Many hands',
        p4: 'Two hands. Always the same two.',
      },
    },
    {
      template: 'tug-of-war',
      words: { left: 'One person, with blisters', rope: 'The result', right: 'A group chat' },
    },
    { template: 'bailing-boat', words: { cup: 'One person, working', leak: '“Tell me if I can help”' } },
    {
      template: 'museum-piece',
      words: {
        art: 'A contribution to the joint effort: one comma',
        critic: 'It changes everything. So light.',
      },
    },
    {
      template: 'certificate',
      words: {
        title: 'Medal for moral support',
        who: 'All the others',
        for: 'Were there in thought, from the start to nearly the end',
      },
    },
    {
      template: 'calm-outside',
      words: {
        inside: 'IT WILL BE THE SAME PERSON. IT IS ALWAYS THE SAME PERSON.',
        outside: '“Whoever has time”',
      },
    },
    {
      template: 'three-wise-avoiders',
      words: { see: 'The list of tasks', hear: '“Any volunteers?”', speak: 'Who did it the last time' },
    },
    {
      template: 'epic-agreement',
      words: { left: 'Groups', right: 'Pyramids', clasp: 'Somebody is at the bottom' },
    },
    {
      template: 'expectation-reality',
      words: { expect: 'Many hands, light work', reality: 'Two hands, many opinions' },
    },
    { template: 'unmasked', words: { ghost: 'A strong team', culprit: 'One tired person' } },
    {
      template: 'house-of-cards',
      words: {
        tower: 'The whole group',
        base: 'One person who cannot say no',
        cat: 'That person, on holiday',
      },
    },
    { template: 'flat-pack', words: { claim: 'We have shared it out fairly', leftover: 'The work' } },
    {
      template: 'mental-maths',
      words: { thought: '{text}', variables: 'Tasks ÷ people × people who answer' },
    },
    { template: 'the-long-queue', words: { crowd: 'Having an idea', empty: 'Having a go' } },
    {
      template: 'missing-plank',
      words: { plan: 'We meet, we share it out, we shine', gap: 'The part after “we meet”' },
    },
    {
      template: 'worst-suggestion',
      words: {
        boss: 'How do we share out the work?',
        a: 'By feeling',
        b: 'By star sign',
        c: 'Equally?',
        exit: 'Doing it alone',
      },
    },
    {
      template: 'weather-map',
      words: {
        mon: '“Count me in”',
        wed: 'Silence, widespread',
        fri: '“What did I miss?”',
        line: 'Help, clearing up towards the end',
      },
    },
    {
      template: '3am-brain',
      words: { brain: 'Somebody will have to do it. You know who.', me: 'i know who' },
    },
    {
      template: 'fork-in-road',
      words: { good: 'Share it out', bad: '“It is quicker if I do it”', who: 'One person, every time' },
    },
    {
      template: 'group-hug',
      words: { b: 'Good advice', a: 'Thumbs up', c: 'Whoever is doing it', d: '“You are so good at this”' },
    },
    {
      template: 'spot-the-difference',
      words: {
        a: '“We are nearly there”',
        b: '“One of us is nearly there”',
        line: 'The first one is for the picture.',
      },
    },
    {
      template: 'domino-chain',
      words: { cause: '“I can do that bit”', effect: 'And that bit, and that bit, and the cake' },
    },
    {
      template: 'last-slice',
      words: {
        h1: 'The one who did it',
        h2: 'The one who was asked to',
        h3: 'The one who was at the beach',
        prize: 'The credit',
      },
    },
    {
      template: 'two-kinds-of-desks',
      words: { a: 'Those who are free to help at any time, from next month', b: 'The one who is doing it' },
    },
    {
      template: 'own-spokes',
      words: {
        p1: 'Many hands, one plan',
        p2: '“I shall wait until I am told what to do”',
        p3: 'Nobody told me anything',
      },
    },
    { template: 'line-goes-down', words: { cause: '{text}', result: 'The average number of helpers' } },
    {
      template: 'the-penny-drops',
      words: { p1: '“We shall do it together”', p2: '{text}', p3: '“We” was a figure of speech' },
    },
    // With what is to be done.
    {
      template: 'outrunning-it',
      words: { runner: 'Nearly everybody', boulder: '{Thing}, and somebody to do it' },
    },
    {
      template: 'final-boss',
      words: { hero: 'One of us', boss: '{Thing}, all of it', weapon: '“Say if you need help”' },
    },
    { template: 'flat-pack', words: { claim: '{Thing}: a team effort', leftover: 'The team' } },
    { template: 'museum-piece', words: { art: '{Thing}, by all of us', critic: 'I see one handwriting.' } },
    {
      template: 'looming-clock',
      words: { clock: '{Thing}, soon', me: 'Voting on a name for the group chat' },
    },
    {
      template: 'iceberg',
      words: {
        tip: '{Thing}',
        under: 'The group behind it',
        deep: 'The one behind the group',
        abyss: 'The tea behind that one',
      },
    },
  ],
}
