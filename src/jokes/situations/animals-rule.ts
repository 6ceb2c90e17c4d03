import type { Situation } from '../book'

/** An animal does as it likes. */
export const animalsRule: Situation = {
  name: 'animals-rule',
  sign: /\b(?:my|our|the|a|his|her|their|your|neighbou?r's|sister's|one|both|all|these|this|every|mum's|mother's|friend's|brother's)(?: \w+){0,2} (?:cats?|kittens?|dogs?|puppy|puppies|pup|hamsters?|guinea pigs?|rabbits?|bunny|hens?|chickens?|rooster|cockerel|ducks?|goose|geese|goats?|sheep|cows?|horses?|pony|donkeys?|pigs?|parrots?|budgies?|tortoises?|turtles?|goldfish|bees|ferrets?|lizards?|snails?|llamas?|alpacas?|labrador|poodle|dachshund|terrier|beagle|retriever|greyhound|pug|corgi)(?: (?:just|always|never|only|suddenly|now|still|once|then|again|has|have|had|is|are|was|were|keeps?|kept|who|that|next door|insists? on|decided to|decides to|wants to|loves to|refuses to|prefers to|starts?|started|at \w+ \w+|in the \w+))* (?:sits?|sat|sitting|sleeps?|slept|sleeping|wants?|wanted|wakes?|woke|waking|steals?|stole|stolen|stealing|eats?|ate|eaten|eating|refus(?:e|es|ed|ing)|stares?|stared|staring|brings?|brought|knock(?:s|ed|ing)|jumps?|jumped|jumping|escap(?:e|es|ed|ing)|demands?|demanded|ignor(?:es|ed|ing)|walks?|walked|walking|lies|lay|lying|lays?|laid|laying|decid(?:e|es|ed)|hates?|hated|prefers?|preferred|scream(?:s|ed|ing)?|meow(?:s|ed|ing)?|barks? at|barked at|scratch(?:es|ed|ing)|digs?|dug|digging|hides?|hid|hidden|judg(?:e|es|ed|ing)|chas(?:e|es|ed|ing)|takes?|took|taken|taking|opens?|opened|moves?|moved|moving|moved in|attacks?|attacked|bites?|bit|lick(?:s|ed|ing)|chew(?:s|ed|ing)|poops?|pooped|run|runs|ran|running|watch(?:es|ed|ing)|waits?|waited|waiting|thinks?|looks? at|looked at|learn(?:s|ed|t)|follow(?:s|ed|ing)|destroy(?:s|ed|ing)|climbs?|climbed|climbing|drinks?|drank|drinking|drag(?:s|ged)|roll(?:s|ed|ing)|visits?|visited|rules?|runs?|believes?|pretends?|pretended|interrupt(?:s|ed|ing)|gets? up|got up|comes? in|came in|does|did|buried|buries|sheds?|snores?|snored|pecks?|pecked|found|finds?|step(?:s|ped)|destroying)\b/,
  falseSign:
    /\b(?:hot dogs?|fat cats?|copy ?cats?|dog days|pig in a|black sheep|wild goose|guinea pig (?:for|in)|lame ducks?|dark horse|rubber ducks?|scape ?goats?|fried chicken|roast(?:ed)? (?:chicken|duck|pork)|chicken (?:soup|wings|curry|salad)|i (?:ate|eat|cook|cooked|roasted) (?:the|a) (?:chicken|duck|goose)|died|vet says|put down|ill|sick|passed away|cat videos?|dog videos?|cow(?:s|'s)? milk|snail mail|cat (?:food|litter) (?:costs?|is))\b/,
  reason: 'you feed it, so you know who decides.',
  lines: [
    {
      template: 'podium',
      words: {
        first: 'The animal',
        second: 'Whoever pays for the animal',
        third: 'What was planned for today',
      },
    },
    {
      template: 'spot-the-difference',
      words: {
        a: 'Keeping an animal',
        b: 'Being kept by an animal',
        line: 'Ask which of you gets up early for it.',
      },
    },
    {
      template: 'unmasked',
      words: { ghost: 'The one who decides around here', culprit: 'Cannot open a tin' },
    },
    {
      template: 'epic-agreement',
      words: { left: 'Emperors', right: 'Anything I have ever fed', clasp: 'Never asking, always obeyed' },
    },
    {
      template: 'hero-villain',
      words: { hero: 'An animal, doing exactly that', villain: 'Me, doing exactly that, at work' },
    },
    {
      template: 'tug-of-war',
      words: {
        left: 'A human, larger, with a plan',
        rope: 'Authority',
        right: 'An animal that has stopped listening',
      },
    },
    {
      template: '3am-brain',
      words: { brain: 'That animal looked at you as if you worked here.', me: 'i do work here' },
    },
    {
      template: 'big-ideas',
      words: {
        level1: 'Saying “no”',
        level2: 'Saying “no” in a deeper voice',
        level3: 'Explaining the reasons',
        level4: 'Apologising to an animal',
      },
    },
    {
      template: 'museum-piece',
      words: { art: 'An animal, doing as it likes', critic: 'It does not ask whether we understand.' },
    },
    {
      template: 'house-of-cards',
      words: {
        tower: 'A day without any incidents',
        base: 'An animal with no ideas',
        cat: 'An idea',
      },
    },
    {
      template: 'clown-steps',
      words: {
        s1: 'Only this once',
        s2: 'But such a face, though',
        s3: 'We have both got used to it',
        s4: 'I ask before I sit down',
      },
    },
    {
      template: 'fork-in-road',
      words: { good: 'Be firm', bad: 'Be looked at', who: 'Me, for four seconds' },
    },
    {
      template: 'unfair-scales',
      words: { light: 'One look from an animal', heavy: 'Everything I had said about rules' },
    },
    {
      template: 'mental-maths',
      words: { thought: '{text}', variables: 'A brain the size of a nut ÷ mine = I have lost' },
    },
    {
      template: 'final-boss',
      words: { hero: 'Me, in a dressing gown', boss: '{text}', weapon: 'The word “no”' },
    },
    {
      template: 'domino-chain',
      words: { cause: 'One animal has one wish', effect: 'The rest of us have a timetable' },
    },
    { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'I am only the staff here.' } },
    {
      template: 'iceberg',
      words: {
        tip: 'An animal',
        under: 'A personality, in there',
        deep: 'A plan, in there',
        abyss: 'A plan with me in it',
      },
    },
    {
      template: 'the-presentation',
      words: {
        slide: 'What the animal did today, with all sixty-four pictures',
        topic: 'Somebody who had asked about the bus',
      },
    },
    {
      template: 'pick-two',
      words: {
        a: 'An animal',
        b: 'A tidy place',
        c: 'A say in things',
        deal: 'It has picked. It picked the animal.',
      },
    },
    {
      template: 'before-after',
      words: { before: '“There will be rules for the animal”', after: 'There are rules. They are for me.' },
    },
    {
      template: 'lion-and-kitten',
      words: { mighty: 'The human: top of the food chain', feeble: 'Also the human, moving over' },
    },
    {
      template: 'string-board',
      words: {
        c1: 'A stare',
        c2: 'A slow blink',
        c3: 'A second stare',
        theory: 'It was a contract, and I have signed',
      },
    },
    {
      template: 'line-goes-up',
      words: { top: 'Did as the animal wished, but slowly', bottom: 'Leadership' },
    },
    {
      template: 'shoulder-advice',
      words: { angel: 'You are the human', imp: 'Look at that face', me: 'The human' },
    },
    {
      template: 'rabbit-hole',
      words: {
        entry: 'Why would an animal do that?',
        d1: 'A forum, with charts',
        d2: 'A professor, with the same animal on her keyboard',
        bottom: 'It turns out that I am the pet',
      },
    },
    {
      template: 'monday-friday',
      words: { mon: 'The animal, when it is called', fri: 'The animal, when nobody asked' },
    },
    { template: 'under-the-rug', words: { lump: 'What the animal did', sweeper: 'Me, as its lawyer' } },
    { template: 'line-goes-down', words: { cause: '{text}', result: 'My rank, by one more place' } },
    { template: 'not-my-job', words: { fire: '{text}', me: 'I only pay the rent here' } },
    {
      template: 'the-penny-drops',
      words: { p1: 'Leaving the room for one minute', p2: '{text}', p3: 'No sign of guilt, anywhere' },
    },
    { template: 'calm-outside', words: { inside: '{text}', outside: '“We are training each other”' } },
    // With the animal.
    {
      template: 'certificate',
      words: { title: 'Head of the household', who: '{Who}', for: 'No rent, no job, the best seat' },
    },
    {
      template: 'side-glance',
      words: { temptation: 'A terrible idea', subject: '{Who}', neglected: 'The sensible idea' },
    },
    {
      template: 'how-they-see-it',
      words: {
        job: '{Who}',
        p1: 'Almost one of the family',
        p2: 'Quite a character',
        p3: 'Why I was late again',
        p4: 'My line manager',
      },
    },
    {
      template: 'looming-clock',
      words: { clock: '{Who}, with a plan', me: 'Lying very still, so as not to be part of it' },
    },
    {
      template: 'before-after',
      words: { before: '{Who}, caught in the act', after: 'Me, saying sorry for the interruption' },
    },
    {
      template: 'grand-entrance',
      words: { day: 'A quiet day, with everything in its place', hero: '{Who}' },
    },
    {
      template: 'epic-agreement',
      words: { left: '{Who}', right: 'My old headmaster', clasp: 'One look is enough' },
    },
  ],
}
