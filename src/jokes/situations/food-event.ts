import { either } from '../../core/text/pattern'
import type { Situation } from '../book'

/** Something is cooked, ordered, eaten or longed for. */
export const foodEvent: Situation = {
  name: 'food-event',
  sign: either(
    /\b(?:cook(?:ed|ing|s)?(?! the books)|(?<!half-)bak(?:e|ed|es|ing) (?!sale|idea))\b/,
    /\b(?:burn(?:t|ed|s)?|ruined|overcooked) (?:the |my |our |his |her |a )?(?:dinner|toast|rice|pasta|cake|lunch|cookies|pizza|bread|soup|food|popcorn|water|chicken|eggs?|pancakes|biscuits|sauce|turkey|lasagne|lasagna)\b/,
    /\b(?:dinner|leftovers?|(?:my|a|the|on a|new|start(?:ed|ing)?|broke my|crash|keto|vegan) diet)\b/,
    /\bdieting\b/,
    /\b(?:my|the|our|open(?:ed|ing)?|communal|office|empty|from the|staring into the|shared) (?:\w+ )?fridge\b/,
    /\b(?:recipes?|takeaway|takeout)\b/,
    /\border(?:ed|ing)? (?:a |the |some |another |two |in )?(?:pizza|food|sushi|chips|fries|burgers?|dessert|salad|noodles|curry|takeaway|takeout|kebab|soup|tacos?|chicken|lunch|dinner)\b/,
    /\b(?:hungry|hangry|starving|snack(?:s|ing|ed)?)\b/,
    /\b(?:my|for|ate|eat|eating|skip(?:ped)?|had|made|packed|somebody's|stole) lunch(?! break)\b/,
    /\b(?:for|made|skipped|my|ate) breakfast\b/,
    /\b(?:ate|eat|eaten|eating) (?:the|a|an|all|my|his|her|our|some|it|half|one|two|three|cake|pizza|cereal|cheese|chips|pasta|chocolate|salad|noodles|bread|crisps)\b/,
    /\bmicrowav(?:ed|es|ing)\b/,
    /\btried to (?:cook|bake|make) (?:ramen|pasta|bread|sushi|soup|risotto|lasagne|pizza|jam)\b/,
    /\b(?:ketchup on|cravings?|dessert|second helping|meal prep\w*|sourdough)\b/,
    /\b(?:slice|piece) of (?:cake|pizza|pie|cheese|bread)\b/,
  ),
  falseSign: either(
    /\b(?:burn(?:t|ed) out|hungry for|power hungry|cook(?:ed|ing) (?:the books|up)|meetings?)\b/,
    /\b(?:ate my (?:homework|words)|eat my words|food poisoning|eating disorder)\b/,
    /\b(?:dog|cat|hamster|baby|rabbit|guinea pig|parrot|goldfish|horse) (?:\w+ )?(?:ate|eats|is hungry|eating)\b/,
    /\b(?:calories|obes\w*|anorex\w*|starving (?:children|people))\b/,
    /\bfridge (?:repair|broke|door|stopped|magnets?|is broken|makes|hums)\b/,
    /\b(?:repair|install|fix|deliver|deliver\w*)\b.{0,20}\bfridge\b/,
    /\b(?:(?:dinner|lunch) with (?:the|my) (?:in-laws|boss|parents|ex)|dinner party|eye contact)\b/,
    /\b(?:(?:keys?|phone|glasses|remote|wallet) (?:\w+ )?in the fridge|cleaning the fridge|half-baked)\b/,
  ),
  reason: 'there was food, and it had plans.',
  lines: [
    {
      template: 'nope-yep',
      words: { reject: 'A meal with a plan', approve: 'Cheese, standing up, by the light of the fridge' },
    },
    {
      template: 'unmasked',
      words: {
        ghost: '“I am not angry, only disappointed in everyone”',
        culprit: 'Nothing to eat since two',
      },
    },
    {
      template: 'museum-piece',
      words: { art: 'What is on the plate', critic: 'It was a vegetable once. One respects that.' },
    },
    {
      template: 'expectation-reality',
      words: { expect: 'The meal, as pictured while hungry', reality: 'Toast, as eaten while leaning' },
    },
    {
      template: 'shoulder-advice',
      words: {
        angel: 'There is perfectly good fruit',
        imp: 'Fruit is a wish. Cheese is a plan.',
        me: 'Me, in the kitchen, 22:00',
      },
    },
    {
      template: 'iceberg',
      words: {
        tip: '“I only had a bite”',
        under: 'Of each of them',
        deep: 'And of the spare one',
        abyss: 'The box is in the neighbours’ bin',
      },
    },
    {
      template: 'clown-steps',
      words: {
        s1: 'I will only taste it',
        s2: 'I should taste the other side, to compare',
        s3: 'It is hardly worth keeping the rest',
        s4: 'What dish?',
      },
    },
    {
      template: 'podium',
      words: {
        first: 'Whatever comes in a box',
        second: 'Whatever was in the fridge',
        third: 'Whatever took two hours',
      },
    },
    {
      template: 'last-slice',
      words: {
        h1: 'Me',
        h2: 'Me, ten minutes later',
        h3: 'Whoever said “I am not hungry”',
        prize: 'The last bit',
      },
    },
    {
      template: 'two-buttons',
      words: { left: 'Stop, I am full', right: 'There is a second stomach for sweets' },
    },
    {
      template: 'final-boss',
      words: { hero: 'One person, one fork', boss: 'A portion “for two to three”', weapon: 'No other plans' },
    },
    {
      template: 'side-glance',
      words: { temptation: 'Dessert', subject: 'My stomach, “full”', neglected: 'Two more beans' },
    },
    {
      template: 'loading-patience',
      words: { task: '“Dinner in ten minutes”', wait: 'I have begun to eye the candle' },
    },
    {
      template: 'hero-villain',
      words: { hero: 'Me, finishing it: no waste', villain: 'Anyone else, finishing it: theft' },
    },
    {
      template: 'string-board',
      words: {
        c1: 'Crumbs',
        c2: 'A fork, still warm',
        c3: 'My own calm smile',
        theory: 'Somebody here has eaten, and it was me',
      },
    },
    {
      template: 'three-wise-avoiders',
      words: { see: 'The box at the very back of the fridge', hear: '“Use by”', speak: 'What it used to be' },
    },
    { template: 'debate-table', words: { claim: 'A meal eaten while looking for a meal does not count' } },
    { template: 'line-goes-up', words: { top: 'Put it on a real plate', bottom: 'Fine dining' } },
    {
      template: 'tiny-trophy',
      words: { feat: 'Ate a vegetable before it turned liquid', crowd: 'The other vegetables are moved' },
    },
    {
      template: 'calm-outside',
      words: {
        inside: 'IS THERE MORE? IS THERE MORE? IS THERE MORE?',
        outside: '“Only if nobody else wants it”',
      },
    },
    {
      template: 'mental-maths',
      words: {
        thought: 'It is only a small portion',
        variables: 'Small × four = the plate has been lying to me',
      },
    },
    {
      template: 'typing-deleting',
      words: {
        long: 'To whoever had the last of it: I had thought of it on the train. I had told people. I had put on the soft trousers.',
        sent: 'all gone? no worries!',
      },
    },
    {
      template: 'ok-better-best',
      words: {
        l1: 'A meal',
        l2: 'A meal that somebody else made',
        l3: 'A meal that somebody else made, and they are washing up, and humming',
      },
    },
    {
      template: 'certificate',
      words: {
        title: 'Knight of the round plate',
        who: 'Me',
        for: 'Leaving no crumb behind, and asking after the others',
      },
    },
    {
      template: 'weather-map',
      words: {
        mon: 'Moderate hunger',
        wed: 'Hunger, with gusts',
        fri: 'Crumbs, widespread',
        line: 'Outlook for the kitchen',
      },
    },
    {
      template: 'box-in-a-box',
      words: { outer: '“Tonight there is something special”', inner: 'Pasta. With hope.' },
    },
    {
      template: 'party-corner',
      words: {
        secret: 'There is more of it, behind the flour',
        crowd: '“Such a shame that it is all gone!”',
      },
    },
    {
      template: 'fork-in-road',
      words: {
        good: 'A balanced meal, at a table',
        bad: 'A spoon and the whole jar',
        who: 'Me, alone, unobserved',
      },
    },
    {
      template: 'spot-the-difference',
      words: { a: 'Dinner', b: 'Nine snacks in a row', line: 'One of them dirties a plate.' },
    },
    {
      template: 'domino-chain',
      words: { cause: '“Just one”', effect: 'A bag, turned inside out and shaken' },
    },
    {
      template: 'pick-two',
      words: { a: 'Healthy', b: 'Quick', c: 'Edible', deal: 'Pick two. Tonight: quick.' },
    },
    {
      template: 'grand-entrance',
      words: { day: 'Nothing in the house and nobody wants to go out', hero: 'Frozen peas from another age' },
    },
    { template: 'podium', words: { first: 'My appetite', second: '{Who}', third: 'Good manners' } },
    { template: 'outrunning-it', words: { runner: 'Me, with the last bit', boulder: '{Who}' } },
    { template: 'final-boss', words: { hero: '{Who}', boss: 'Me, hungry', weapon: 'A stick of celery' } },
    {
      template: 'typing-deleting',
      words: {
        long: 'To {who}: I have now eaten. I would like to take back most of what I said before, though not all of it.',
        sent: 'sorry, was hungry',
      },
    },
    {
      template: 'epic-agreement',
      words: { left: '{Who}', right: 'Me', clasp: 'Nobody looks into the kitchen' },
    },
    {
      template: 'silent-shield',
      words: {
        arrows: 'Everything that went wrong at the stove',
        shield: 'A great deal of grated cheese',
        safe: '{Who}, asking for seconds',
      },
    },
    {
      template: 'tug-of-war',
      words: { left: '{Who}', rope: 'My self-control', right: 'One open bag of crisps' },
    },
  ],
}
