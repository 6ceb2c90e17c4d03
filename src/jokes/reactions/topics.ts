import type { Reaction } from '../book'

/** For a bare topic that people dread: "jury duty", "hot flashes", "roadworks on the bypass". */
export const dreadedTopicReactions: readonly Reaction[] = [
  { template: 'outrunning-it', words: { runner: 'Me, who never runs', boulder: '{text}' }, esteem: 0.04 },
  { template: 'outrunning-it', words: { runner: 'Me, in the wrong shoes, since spring', boulder: '{text}' } },
  {
    template: 'calm-outside',
    words: { inside: '{text}', outside: '“Fine, thanks, and you? And you? And you?”' },
    esteem: 0.02,
  },
  {
    template: 'calm-outside',
    words: { inside: '{text}', outside: '“This? This is just my face”' },
    esteem: 0.05,
  },
  {
    template: 'calm-outside',
    words: { inside: '{text}', outside: '“A glass of water would be lovely, yes”' },
    esteem: 0.01,
  },
  {
    template: 'calm-outside',
    words: { inside: '{text}', outside: '“I was only admiring the ceiling”' },
    esteem: 0.01,
  },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'We have met.' }, esteem: 0.03 },
  {
    template: 'calm-in-chaos',
    words: { situation: '{text}', calm: 'Come in. I saved you a chair.' },
    esteem: 0.06,
  },
  {
    template: 'calm-in-chaos',
    words: { situation: '{text}', calm: 'Could be worse. I am told.' },
    esteem: 0.03,
  },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Pull up a flame.' }, esteem: 0.07 },
  { template: '3am-brain', words: { brain: '{text}', me: 'you again' }, esteem: 0.01 },
  { template: '3am-brain', words: { brain: '{text}', me: 'make an appointment' }, esteem: 0.03 },
  { template: '3am-brain', words: { brain: '{text}', me: 'not before breakfast' } },
  {
    template: '3am-brain',
    words: {
      brain: 'Guess what I am thinking about. I will give you a hint: you hate it.',
      me: 'I know. go away.',
    },
  },
  {
    template: 'final-boss',
    words: { hero: 'Me, in odd socks', boss: '{text}', weapon: 'A firm “well, well”' },
  },
  { template: 'final-boss', words: { hero: 'Me, freshly combed', boss: '{text}', weapon: 'A second comb' } },
  { template: 'final-boss', words: { hero: 'Me, small but polite', boss: '{text}', weapon: '“After you”' } },
  { template: 'head-in-hole', words: { warnings: '{text}', who: 'Me, getting to know the worms' } },
  { template: 'head-in-hole', words: { warnings: '{text}', who: 'Me: “Nice and dark down here”' } },
  { template: 'head-in-hole', words: { warnings: '{text}', who: 'Me. No forwarding address.' } },
  { template: 'tiny-umbrella', words: { wave: '{text}', prep: 'A cardigan, just in case' }, esteem: 0.03 },
  { template: 'tiny-umbrella', words: { wave: '{text}', prep: 'A brave face and a banana' }, esteem: 0.04 },
  { template: 'tiny-umbrella', words: { wave: '{text}', prep: 'Two deep breaths, one of them spare' } },
  {
    template: 'slow-zoom',
    words: { p1: 'Name one thing that could spoil my mood', p2: 'Just one', p3: '{text}' },
    esteem: 0.03,
  },
  {
    template: 'slow-zoom',
    words: {
      p1: 'What a peaceful, pleasant thought I am having',
      p2: 'Here comes the next one',
      p3: '{text}',
    },
    esteem: 0.02,
  },
  {
    template: 'slow-zoom',
    words: { p1: 'I feel as if I have blocked something out', p2: 'Something large', p3: '{text}' },
    esteem: 0.01,
  },
  {
    template: 'the-penny-drops',
    words: { p1: 'Strolling along, not a care', p2: 'One thought knocks', p3: '{text}' },
    esteem: -0.02,
  },
  {
    template: 'the-penny-drops',
    words: { p1: 'Waking up, birds singing', p2: 'A memory stirs', p3: '{text}' },
    esteem: 0.03,
  },
  {
    template: 'the-penny-drops',
    words: { p1: '“Nothing frightens me any more”', p2: '“Nothing?”', p3: '{text}' },
    esteem: 0.06,
  },
  {
    template: 'certificate',
    words: { title: 'Gold in not screaming', who: 'Me, through my teeth', for: '{text}' },
  },
  {
    template: 'certificate',
    words: { title: 'Medal for keeping my face still', who: 'Me, minus one eyelid', for: '{text}' },
  },
  {
    template: 'certificate',
    words: { title: 'Order of the long sigh', who: 'Everyone who nodded just now', for: '{text}' },
  },
  {
    template: 'podium',
    words: { first: '{text}', second: 'Wet socks, robbed of the title', third: 'Cold tea, stunned' },
    esteem: 0.04,
  },
  {
    template: 'podium',
    words: { first: '{text}', second: 'Stubbing a toe, second again', third: 'Sand in the bed' },
    esteem: 0.06,
  },
  {
    template: 'podium',
    words: { first: '{text}', second: 'A pebble in the shoe', third: 'Somebody chewing ice' },
  },
  { template: 'under-the-rug', words: { lump: '{text}', sweeper: 'Me: “What mountain?”' } },
  { template: 'under-the-rug', words: { lump: '{text}', sweeper: 'Me, offering everyone biscuits' } },
  { template: 'under-the-rug', words: { lump: '{text}', sweeper: 'Me, humming, for no reason' } },
  {
    template: 'nope-yep',
    words: { reject: '{text}', approve: 'Becoming a houseplant, from today' },
    esteem: 0.01,
  },
  {
    template: 'nope-yep',
    words: { reject: '{text}', approve: 'Lying on the floor and being a rug' },
    esteem: 0.06,
  },
  {
    template: 'nope-yep',
    words: { reject: '{text}', approve: 'A lighthouse, an armchair, no post' },
  },
  {
    template: 'weather-map',
    words: {
      mon: 'A light unease',
      wed: 'Full unease, with livestock',
      fri: 'A very long bath',
      line: '{text}',
    },
  },
  {
    template: 'weather-map',
    words: {
      mon: 'Sighing, heavy at times',
      wed: 'Sweeping statements',
      fri: 'Cake, from the south',
      line: '{text}',
    },
  },
  {
    template: 'weather-map',
    words: { mon: 'A cold feeling', wed: 'A warm feeling. It is panic.', fri: 'Oddly, fine', line: '{text}' },
  },
  {
    template: 'grand-entrance',
    words: { day: '{text}', hero: 'A biscuit that I had forgotten in my coat' },
    esteem: 0.04,
  },
  { template: 'grand-entrance', words: { day: '{text}', hero: 'The one friend who says “ugh, same”' } },
  { template: 'monday-friday', words: { mon: '{text}', fri: 'Talking about absolutely anything else' } },
  {
    template: 'monday-friday',
    words: { mon: '{text}', fri: 'Pyjamas at five in the afternoon' },
  },
  { template: 'monday-friday', words: { mon: '{text}', fri: 'A sofa that asks nothing of me' } },
  {
    template: 'silent-shield',
    words: { arrows: '{text}', shield: 'A bucket of coffee', safe: 'My manners, fast asleep' },
  },
  {
    template: 'silent-shield',
    words: { arrows: '{text}', shield: 'Four biscuits', safe: 'What is left of my patience' },
  },
  {
    template: 'silent-shield',
    words: { arrows: '{text}', shield: 'Three cushions and a blanket', safe: 'Me, aged six, on the inside' },
  },
  {
    template: 'house-of-cards',
    words: {
      tower: 'My good mood, three storeys',
      base: 'A nice breakfast and nobody talking',
      cat: '{text}',
    },
  },
  {
    template: 'house-of-cards',
    words: {
      tower: 'A whole week of inner peace',
      base: 'Not thinking about one particular thing',
      cat: '{text}',
    },
  },
  { template: 'lion-and-kitten', words: { mighty: 'Me, who fears nothing', feeble: 'Me, hearing “{text}”' } },
  {
    template: 'lion-and-kitten',
    words: { mighty: 'Me, telling others not to worry', feeble: 'Me, when somebody says “{text}”' },
    esteem: -0.02,
  },
  {
    template: 'iceberg',
    words: {
      tip: '{text}',
      under: '“One gets used to everything”',
      deep: 'One does not',
      abyss: 'There are others down here. We wave.',
    },
  },
  {
    template: 'iceberg',
    words: {
      tip: '{text}',
      under: 'A small sigh',
      deep: 'A sigh with an echo',
      abyss: 'Something down here sighs back',
    },
  },
  {
    template: 'shrinking-into-hedge',
    words: { said: 'Next subject: {text}', who: 'Me, mostly leaves by now' },
  },
  {
    template: 'shrinking-into-hedge',
    words: { said: '{text}. Who would like to begin?', who: 'Me, at one with the twigs' },
  },
  { template: 'shrinking-into-hedge', words: { said: 'To lighten the mood: {text}', who: 'Me, nesting' } },
  { template: 'not-my-job', words: { fire: '{text}', me: 'I am a cushion now' } },
  { template: 'not-my-job', words: { fire: '{text}', me: 'Please ask the person I was yesterday' } },
  { template: 'not-my-job', words: { fire: '{text}', me: 'Out of office, in spirit' } },
  {
    template: 'rabbit-hole',
    words: {
      entry: '{text}',
      d1: 'Looking up whether others feel the same',
      d2: 'They do. They have a newsletter.',
      bottom: 'I am its editor',
    },
  },
  { template: 'debate-table', words: { claim: '{text}: there should be a medal' } },
  { template: 'debate-table', words: { claim: '{text}? I do not remember asking' } },
  { template: 'debate-table', words: { claim: '{text}: I was very brave, and nobody clapped' } },
  { template: 'line-goes-down', words: { cause: '{text}', result: 'My mood. It waved on the way.' } },
  {
    template: 'line-goes-down',
    words: { cause: '{text}', result: 'My shoulders, my standards' },
    esteem: -0.01,
  },
  { template: 'line-goes-down', words: { cause: '{text}', result: 'What I had for courage' } },
  {
    template: 'tug-of-war',
    words: { left: 'Me, both heels in the ground', rope: 'My cheerful side', right: '{text}' },
  },
  {
    template: 'tug-of-war',
    words: { left: 'Me, purple in the face', rope: 'My patience, fraying', right: '{text}' },
  },
  {
    template: 'shoulder-advice',
    words: {
      angel: 'Think of somewhere nice',
      imp: 'Somewhere nice, under another name',
      me: 'Me, growing a moustache',
    },
  },
  {
    template: 'shoulder-advice',
    words: { angel: 'Face your fears', imp: 'Your fears are busy. Have a nap.', me: 'Me, face down' },
  },
  {
    template: 'shoulder-advice',
    words: {
      angel: 'Be the bigger person',
      imp: 'Be the person behind the curtain',
      me: 'Me, and my shoes stick out',
    },
  },
  {
    template: 'fork-in-road',
    words: { good: 'Be brave', bad: 'Be behind the sofa', who: 'Me, in a cloud of dust' },
  },
  {
    template: 'fork-in-road',
    words: {
      good: 'Take a deep breath',
      bad: 'Take the next train to anywhere',
      who: 'Me, waving from the window',
    },
  },
  {
    template: 'signpost',
    words: {
      s1: '“Just breathe”',
      s2: '“Have you tried not minding?”',
      s3: '“My cousin loves that sort of thing”',
    },
  },
  {
    template: 'signpost',
    words: { s1: '“Stay positive”', s2: '“Stay hydrated”', s3: '“Stay somewhere else”' },
  },
  {
    template: 'ok-better-best',
    words: {
      l1: 'Handling this like an adult',
      l2: 'Handling this like an adult, with a blanket',
      l3: 'The blanket',
    },
  },
  {
    template: 'clown-steps',
    words: {
      s1: 'I am not nervous',
      s2: 'I am just walking up and down',
      s3: 'For exercise',
      s4: 'Nine thousand steps, all in the hallway',
    },
  },
  {
    template: 'clown-steps',
    words: {
      s1: 'This does not bother me',
      s2: 'I hardly mention this',
      s3: 'Except at breakfast, lunch and dinner',
      s4: 'I have a leaflet',
    },
  },
  {
    template: 'typing-deleting',
    words: {
      long: 'I have thought about living under the floor. I have measured. There is room for me, a small lamp and a kettle',
      sent: 'Doing great, thanks :)',
    },
  },
  {
    template: 'typing-deleting',
    words: {
      long: 'On a scale of one to ten I would like to be carried out of here on the shoulders of strangers, asleep',
      sent: 'All good, and you?',
    },
  },
  {
    template: 'victory-dance',
    words: { win: 'A full five minutes without thinking about that', who: 'Me, now thinking about that' },
  },
  {
    template: 'tiny-trophy',
    words: { feat: 'Thought about this without a sigh', crowd: 'There. That was one.' },
  },
  {
    template: 'own-spokes',
    words: {
      p1: 'Not thinking about that at all',
      p2: 'Checking whether I am still not thinking about that',
      p3: 'My brain started this',
    },
  },
  {
    template: 'online-offline',
    words: { online: '“Taking life as it comes”', offline: 'It has come. I am under the duvet.' },
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'The barber, who had asked “anything nice coming up?”' },
    esteem: 0.02,
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'A goldfish. The goldfish has sat down.' },
    esteem: -0.01,
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'My gran, who had only rung about the weather' },
  },
  { template: 'calm-outside', words: { inside: '{text}', outside: '“Who, me? I am a river.”' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '“Never slept better”' }, esteem: 0.01 },
  {
    template: 'calm-in-chaos',
    words: { situation: '{text}', calm: 'As feared. I have brought marshmallows.' },
  },
  { template: '3am-brain', words: { brain: '{text}', me: 'sorry, we are closed' }, esteem: -0.02 },
  { template: '3am-brain', words: { brain: '{text}', me: 'let us think of puffins' }, esteem: 0.06 },
  {
    template: 'slow-zoom',
    words: {
      p1: 'What was it that I did not want to think about?',
      p2: 'Oh, something beginning with dread',
      p3: '{text}',
    },
  },
  {
    template: 'the-penny-drops',
    words: { p1: 'Telling everyone how relaxed I am', p2: 'Somebody says the word', p3: '{text}' },
  },
  { template: 'line-goes-up', words: { top: '{text}', bottom: 'Fun, in the wider sense' } },
  { template: 'line-goes-up', words: { top: '{text}', bottom: 'Joy: rescheduled' }, esteem: 0.03 },
  {
    template: 'online-offline',
    words: { online: '“I say no to whatever drains me”', offline: '{text}' },
    esteem: -0.02,
  },
  {
    template: 'grand-entrance',
    words: { day: '{text}', hero: 'A note from my mother: “Excused today”' },
    esteem: 0.04,
  },
  {
    template: 'before-after',
    words: { before: 'Birdsong, a clean shirt, the good marmalade', after: '{text}' },
  },
  {
    template: 'too-late-bulb',
    words: { moment: '“Anything you would rather avoid?” Me: “No, anything is fine”', idea: '{text}' },
  },
  { template: 'tiny-umbrella', words: { wave: '{text}', prep: 'A mint, for courage' }, esteem: 0.01 },
  {
    template: 'house-of-cards',
    words: {
      tower: 'Me, an optimist',
      base: 'Eight hours of sleep and a nice piece of toast',
      cat: '{text}',
    },
  },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: '(My courage − 1) ÷ cake. Where there is no cake: undefined.' },
  },
  {
    template: 'town-crier',
    words: { scroll: '{text}', crowd: 'The guards have asked to be besieged instead' },
  },
  { template: 'town-crier', words: { scroll: '{text}', crowd: 'The miller has gone back to bed' } },
  {
    template: 'town-crier',
    words: { scroll: '{text}', crowd: 'The knight remembers that he left a dragon on' },
  },
  {
    template: 'town-crier',
    words: { scroll: '{text}', crowd: 'The goose heard it and left a feather behind' },
  },
  { template: 'campfire-story', words: { story: '{text}', listener: 'The bear has packed' } },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: 'The scoutmaster has gone to sit in the car' },
  },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: 'My gran told us never to say it after dark' },
  },
  { template: 'campfire-story', words: { story: '{text}', listener: 'There was a scout here a moment ago' } },
  { template: 'news-desk', words: { news: '{text}', ticker: 'Residents are asked to stay behind the sofa' } },
  {
    template: 'news-desk',
    words: { news: '{text}', ticker: 'The presenter has closed one eye and will read on' },
  },
  {
    template: 'news-desk',
    words: { news: '{text}', ticker: 'Our reporter was asked to cover this. She has moved house.' },
  },
  {
    template: 'news-desk',
    words: { news: '{text}', ticker: 'The newsroom cat has gone under the desk, with the editor' },
  },
  { template: 'cave-wall', words: { wall: '{text}', scholar: 'So that is what the thick walls were for.' } },
  {
    template: 'cave-wall',
    words: { wall: '{text}', scholar: 'All the footprints lead away from this part.' },
  },
  {
    template: 'cave-wall',
    words: { wall: '{text}', scholar: 'Say it quietly. There are old people in the tunnel.' },
  },
  {
    template: 'cave-wall',
    words: { wall: '{text}', scholar: 'Our pilot has read it and is back in the ship.' },
  },
  { template: 'the-couch', words: { told: '{text}', notes: 'I came into this job to avoid that subject' } },
  {
    template: 'the-couch',
    words: { told: '{text}', notes: 'Patient said it out loud. Very brave. Door is open.' },
  },
  {
    template: 'the-couch',
    words: { told: '{text}', notes: 'Move up a bit. Is there room for two on there?' },
  },
  { template: 'the-couch', words: { told: '{text}', notes: 'We will say “it” from now on, for my sake' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'We said no scary ones' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'The monster has moved out' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'Not that one. Read the one with the wolf.' } },
  {
    template: 'bedtime-book',
    words: { book: '{text}', child: 'Leave the light on. Leave the neighbours’ light on.' },
  },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: 'Four hundred people, going back under their towels' },
  },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: 'A man who had come here to get away from that' },
  },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: 'A paddling pensioner, walking on towards France' },
  },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: '“He has a nerve,” says a lady behind a windbreak' },
  },
  {
    template: 'crystal-ball',
    words: { ball: '{text}', teller: 'You could move house. I see the new house. Same there.' },
  },
  {
    template: 'crystal-ball',
    words: { ball: '{text}', teller: 'For five pounds I shall look away with you.' },
  },
  { template: 'crystal-ball', words: { ball: '{text}', teller: 'I see the same with my eyes shut.' } },
  { template: 'crystal-ball', words: { ball: '{text}', teller: 'Nobody is spared. Have a biscuit.' } },
]

/** For a bare topic that people like: "clean sheets", "Friday afternoon", "fresh bread". */
export const likedTopicReactions: readonly Reaction[] = [
  {
    template: 'nope-yep',
    words: { reject: 'Fame, riches, a walled garden', approve: '{text}' },
    esteem: -0.02,
  },
  { template: 'nope-yep', words: { reject: 'Whatever I was meant to be doing', approve: '{text}' } },
  {
    template: 'ok-better-best',
    words: { l1: 'A compliment', l2: 'A compliment from somebody who never gives one', l3: '{text}' },
  },
  {
    template: 'grand-entrance',
    words: { day: 'A grey day, wet socks, and everyone “just had a question”', hero: '{text}' },
  },
  {
    template: 'grand-entrance',
    words: { day: 'My hair had its own plans, and so did everybody else', hero: '{text}' },
  },
  { template: 'grand-entrance', words: { day: 'Eleven small annoyances before noon', hero: '{text}' } },
  { template: 'party-corner', words: { secret: '{text}', crowd: '“You are so quiet, are you all right?”' } },
  { template: 'party-corner', words: { secret: '{text}', crowd: '“We have just bought a second boat”' } },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'I came for ten minutes. My post is delivered here now.' },
  },
  { template: 'museum-piece', words: { art: '{text}', critic: 'At last, an artist who has understood me.' } },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'I wept. The guard wept. We are having dinner.' },
  },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'I have asked whether I may be hung next door.' },
  },
  { template: 'victory-dance', words: { win: '{text}', who: 'Me, using all my limbs' } },
  { template: 'victory-dance', words: { win: '{text}', who: 'Me, and I do not dance' } },
  { template: 'victory-dance', words: { win: '{text}', who: 'Me, in full view of the neighbours' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'tell me more' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'oh. that is lovely.' }, esteem: -0.02 },
  { template: 'calm-outside', words: { inside: '{text}', outside: '“No, no, I am listening, go on”' } },
  {
    template: 'calm-outside',
    words: { inside: '{text}', outside: '“I am always this normal”' },
    esteem: -0.02,
  },
  {
    template: 'calm-outside',
    words: { inside: '{text}', outside: '“Mm? Sorry. I was miles away.”' },
    esteem: -0.01,
  },
  {
    template: 'podium',
    words: { first: '{text}', second: 'Fame, asking for a recount', third: 'Fortune, in tears' },
  },
  {
    template: 'podium',
    words: { first: '{text}', second: 'Love, speechless', third: 'Money, looking for the lift' },
    esteem: 0.01,
  },
  {
    template: 'certificate',
    words: {
      title: 'Colleague of the year',
      who: '{text}',
      for: 'Doing more for me than any plan or podcast',
    },
  },
  {
    template: 'certificate',
    words: {
      title: 'Order of merit, with bow',
      who: '{text}',
      for: 'Holding me together without being told how',
    },
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'Slide 1 of 90. I have brought a pointer.' },
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'Anyone who made eye contact' },
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'It is dark outside. I am still on the highlights.' },
    esteem: -0.02,
  },
  { template: 'monday-friday', words: { mon: 'Everything else, in alphabetical order', fri: '{text}' } },
  { template: 'monday-friday', words: { mon: 'Trousers with a button', fri: '{text}' } },
  {
    template: 'unfair-scales',
    words: { light: '{text}', heavy: 'Everything I was going to achieve this year' },
    esteem: 0.01,
  },
  { template: 'unfair-scales', words: { light: '{text}', heavy: 'The opinion of everyone I know' } },
  {
    template: 'silent-shield',
    words: { arrows: 'A very long Tuesday', shield: '{text}', safe: 'My good mood, snoring' },
  },
  {
    template: 'silent-shield',
    words: { arrows: 'Everything with a deadline', shield: '{text}', safe: 'The child in me' },
  },
  {
    template: 'snowball',
    words: { start: '{text}', end: 'My entire personality', hut: 'Anyone who sits next to me' },
    esteem: 0.01,
  },
  {
    template: 'snowball',
    words: {
      start: '“{text}, you say…”',
      end: 'Still talking, now on a chair',
      hut: 'Whoever said “really?”',
    },
  },
  {
    template: 'weather-map',
    words: {
      mon: 'Everybody wants something',
      wed: 'They still do, and a cow',
      fri: '{text}',
      line: 'Hold on. Relief is moving in.',
    },
  },
  {
    template: 'weather-map',
    words: { mon: 'Meh', wed: 'Meh, rotating', fri: '{text}', line: 'Outlook: worth waking up for' },
  },
  {
    template: 'weather-map',
    words: {
      mon: 'Grumbling',
      wed: 'Grumbling, airborne',
      fri: '{text}',
      line: 'From bad to lovely, with no warning',
    },
  },
  {
    template: 'iceberg',
    words: {
      tip: '{text}',
      under: 'I like this',
      deep: 'I plan my week around this',
      abyss: 'My passport photo is about this',
    },
  },
  {
    template: 'iceberg',
    words: {
      tip: '{text}',
      under: 'I smile',
      deep: 'I smile with teeth',
      abyss: 'The neighbours have drawn the curtains',
    },
  },
  {
    template: 'tug-of-war',
    words: { left: 'My to-do list, sweating', rope: 'My one free hand', right: '{text}' },
  },
  {
    template: 'tug-of-war',
    words: { left: 'My better self, in sandals', rope: 'Me', right: '{text}' },
    esteem: -0.02,
  },
  {
    template: 'shoulder-advice',
    words: { angel: 'Everything in moderation', imp: '{text}', me: 'Me, already nodding' },
  },
  {
    template: 'shoulder-advice',
    words: { angel: 'You have responsibilities', imp: '{text}', me: 'Me: “What was the first thing?”' },
  },
  {
    template: 'shoulder-advice',
    words: { angel: 'Breathe in, breathe out', imp: '{text}', me: 'Me, breathing faster' },
  },
  { template: 'side-glance', words: { temptation: '{text}', subject: 'Me', neglected: 'My actual plans' } },
  {
    template: 'side-glance',
    words: { temptation: '{text}', subject: 'My whole heart', neglected: 'What you just said' },
    esteem: 0.01,
  },
  {
    template: 'side-glance',
    words: { temptation: '{text}', subject: 'Both my feet', neglected: 'The way home' },
  },
  {
    template: 'endless-list',
    words: { ticked: '{text}', rest: 'Everything that can wait until I am seventy' },
    esteem: -0.02,
  },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: 'How much of this can one person have before the others notice?' },
  },
  {
    template: 'lion-and-kitten',
    words: { mighty: 'Me, a person of iron discipline', feeble: 'Me, hearing a whispered “{text}”' },
  },
  {
    template: 'lion-and-kitten',
    words: { mighty: 'Me, impossible to impress', feeble: 'Me: “{text}? Where?”' },
  },
  { template: 'debate-table', words: { claim: '{text}: no notes' } },
  { template: 'debate-table', words: { claim: '{text}: give this a public holiday' } },
  { template: 'debate-table', words: { claim: '{text}: nobody has ever been sad near this' } },
  {
    template: 'rabbit-hole',
    words: {
      entry: '{text}',
      d1: 'Finding out that others feel this way',
      d2: 'They meet on Thursdays',
      bottom: 'They have made me treasurer',
    },
  },
  {
    template: 'typing-deleting',
    words: {
      long: 'I have no words, so here are several hundred, in no order, with a chapter about the moment when I wept',
      sent: 'nice :)',
    },
  },
  {
    template: 'big-ideas',
    words: {
      level1: 'Liking this',
      level2: 'Looking forward to this',
      level3: 'Planning my life around this',
      level4: 'Telling a tree about this',
    },
  },
  { template: 'two-buttons', words: { left: 'Act like an adult', right: 'Make a small, high noise' } },
  { template: 'two-buttons', words: { left: 'Tell somebody', right: 'Tell everybody' } },
  {
    template: 'fork-in-road',
    words: { good: 'Enjoy this quietly', bad: 'Announce this to the whole bus', who: 'Me, already standing' },
  },
  {
    template: 'shrinking-into-hedge',
    words: {
      said: 'Funny that you mention that. I have thoughts. I have cards.',
      who: 'Whoever mentioned that',
    },
  },
  {
    template: 'loading-patience',
    words: { task: 'Getting tired of this', wait: 'Year 31. Still not even warm.' },
  },
  { template: 'expectation-reality', words: { expect: 'Keeping my dignity', reality: 'Hopping' } },
  { template: 'missed-target', words: { target: 'Staying dignified about this', arrow: '“Eeeeee”' } },
  {
    template: 'two-kinds-of-desks',
    words: { a: 'People who can also talk about something else', b: 'Me. See above.' },
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'The receptionist, who had asked for my surname' },
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'The bus driver. We have passed my stop twice.' },
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'A burglar, who has sat down to listen' },
    esteem: 0.01,
  },
  { template: 'calm-outside', words: { inside: '{text}', outside: '“I suppose that would be acceptable”' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '“Oh, I could take or leave that”' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'now you are talking' }, esteem: -0.02 },
  { template: '3am-brain', words: { brain: '{text}', me: 'finally, a good one' } },
  {
    template: 'grand-entrance',
    words: { day: 'A day with the charm of a wet cardboard box', hero: '{text}' },
  },
  {
    template: 'grand-entrance',
    words: { day: 'Three queues, two forms and one hard chair', hero: '{text}' },
  },
  { template: 'too-late-bulb', words: { moment: '“What motivates you?” Me: “Challenges”', idea: '{text}' } },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: 'Me + this = me, but nicer to strangers' },
  },
  { template: 'tiny-umbrella', words: { wave: 'The whole of next week', prep: '{text}' }, esteem: 0.01 },
  {
    template: 'house-of-cards',
    words: { tower: 'My famous good nature', base: '{text}', cat: '“Are you busy?”' },
  },
  { template: 'domino-chain', words: { cause: '{text}', effect: 'I have been kind to a printer' } },
  {
    template: 'town-crier',
    words: { scroll: '{text}', crowd: 'The guards have left the gate open and gone' },
  },
  {
    template: 'town-crier',
    words: { scroll: '{text}', crowd: 'School is out. The teacher was first through the door.' },
  },
  { template: 'town-crier', words: { scroll: '{text}', crowd: 'The mayor has thrown his chain in the air' } },
  {
    template: 'town-crier',
    words: { scroll: '{text}', crowd: 'The herald has read it five times, for the joy of it' },
  },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: 'The ranger wiped an eye and blamed the smoke' },
  },
  { template: 'campfire-story', words: { story: '{text}', listener: '“Take me with you,” said the bear' } },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: 'Nobody had ever seen the scoutmaster smile' },
  },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: 'The bear has put its head on a stranger’s shoulder' },
  },
  {
    template: 'news-desk',
    words: { news: '{text}', ticker: 'Our reporter had her coat on before we finished asking' },
  },
  {
    template: 'news-desk',
    words: { news: '{text}', ticker: 'The whole newsroom has put in for the afternoon off' },
  },
  {
    template: 'news-desk',
    words: { news: '{text}', ticker: 'The police have nothing to add. They only came to watch.' },
  },
  {
    template: 'news-desk',
    words: { news: '{text}', ticker: 'The presenter has asked for ten more minutes of this' },
  },
  {
    template: 'cave-wall',
    words: { wall: '{text}', scholar: 'The stone in front of it is worn smooth by knees.' },
  },
  { template: 'cave-wall', words: { wall: '{text}', scholar: 'So this is what they hurried home for.' } },
  {
    template: 'cave-wall',
    words: { wall: '{text}', scholar: 'My assistant has asked whether she may live here.' },
  },
  {
    template: 'cave-wall',
    words: { wall: '{text}', scholar: 'They drew nothing else until the chalk ran out.' },
  },
  {
    template: 'the-couch',
    words: { told: '{text}', notes: 'I had asked about your mother. This is better.' },
  },
  { template: 'the-couch', words: { told: '{text}', notes: 'Nothing to treat here. Keep talking.' } },
  { template: 'the-couch', words: { told: '{text}', notes: 'Happy tears. The portrait started it.' } },
  {
    template: 'the-couch',
    words: { told: '{text}', notes: 'Cancelled my afternoon. Tell me from the beginning.' },
  },
  { template: 'bedtime-book', words: { book: '{text}', child: 'That is the whole story? It is perfect.' } },
  {
    template: 'bedtime-book',
    words: { book: '{text}', child: 'More. I can brush my teeth in the morning.' },
  },
  { template: 'bedtime-book', words: { book: '{text}', child: 'They lived with it happily ever after' } },
  {
    template: 'bedtime-book',
    words: { book: '{text}', child: 'Hide. If we are quiet, Mum will let us finish.' },
  },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: 'A retired couple, packing up to follow the plane' },
  },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: 'A teenager, who has taken out one earphone' },
  },
  { template: 'plane-banner', words: { banner: '{text}', beach: 'A man in armbands, saluting' } },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: 'Three sunburnt brothers, already singing' },
  },
  { template: 'crystal-ball', words: { ball: '{text}', teller: 'At last, a customer with taste.' } },
  { template: 'crystal-ball', words: { ball: '{text}', teller: 'Plenty of that ahead. Take a coat.' } },
  {
    template: 'crystal-ball',
    words: { ball: '{text}', teller: 'Everyone else asks me for love. You have a plan.' },
  },
  { template: 'crystal-ball', words: { ball: '{text}', teller: 'The cat is peeping. The cat never peeps.' } },
]

/** For a bare topic that is neither dreaded nor liked: "radishes", "compost heap", "night bus home". */
export const plainTopicReactions: readonly Reaction[] = [
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'One person, who came in for the biscuits' },
    esteem: 0.02,
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'Day two. Nobody has found the door.' },
    esteem: 0.03,
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'People who said “tell me about yourself”' },
    esteem: -0.02,
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'Slide 4 of 212. Please hold your applause.' },
    esteem: 0.01,
  },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'I do not understand a thing. I have bought two.' },
  },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'Nobody has looked at this properly before. I include myself.' },
    esteem: -0.02,
  },
  { template: 'party-corner', words: { secret: '{text}', crowd: '“What are you thinking about?”' } },
  {
    template: 'party-corner',
    words: { secret: '{text}: I know seven facts', crowd: '“Say something, anything at all”' },
  },
  { template: '3am-brain', words: { brain: '{text}', me: 'why. why now.' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'who sent you' }, esteem: 0.01 },
  { template: '3am-brain', words: { brain: '{text}', me: 'what about that?' }, esteem: -0.02 },
  {
    template: 'slow-zoom',
    words: { p1: 'At last, an empty mind', p2: 'Wait, there is one thing left in here', p3: '{text}' },
  },
  {
    template: 'unmasked',
    words: { ghost: 'What goes on in my head all day', culprit: '{text}' },
    esteem: 0.01,
  },
  {
    template: 'too-late-bulb',
    words: { moment: '“Name one thing that you feel strongly about”', idea: '{text}' },
  },
  {
    template: 'too-late-bulb',
    words: { moment: '“So what are you into?” Me: “Oh, this and that”', idea: '{text}' },
  },
  {
    template: 'too-late-bulb',
    words: { moment: '“Tell us something nobody knows about you”', idea: '{text}' },
  },
  {
    template: 'rabbit-hole',
    words: {
      entry: '{text}',
      d1: 'A man who has given his life to this',
      d2: 'Writing to him',
      bottom: 'We have a podcast',
    },
  },
  {
    template: 'rabbit-hole',
    words: {
      entry: '{text}',
      d1: 'There is a museum',
      d2: 'There is a rival museum',
      bottom: 'I have picked a side. There was shouting.',
    },
  },
  { template: 'debate-table', words: { claim: '{text}: I have nothing to say, and I brought a chair' } },
  { template: 'debate-table', words: { claim: '{text}: not discussed nearly enough' } },
  { template: 'debate-table', words: { claim: '{text}: ask me, and cancel your evening' } },
  {
    template: 'final-boss',
    words: { hero: 'Me, at a quiz', boss: 'Round four: {text}', weapon: 'Nodding slowly' },
  },
  {
    template: 'final-boss',
    words: { hero: 'Me, who said “ask me anything”', boss: '{text}', weapon: 'A long, wise blink' },
  },
  {
    template: 'certificate',
    words: { title: 'World’s leading expert', who: 'Me, in this one kitchen', for: '{text}' },
  },
  {
    template: 'unfair-scales',
    words: { light: '{text}', heavy: 'Everything I was meant to think about today' },
    esteem: -0.03,
  },
  {
    template: 'weather-map',
    words: { mon: 'A little', wed: 'Far too much, and a cow', fri: 'Just the right amount', line: '{text}' },
  },
  {
    template: 'weather-map',
    words: { mon: 'Some', wed: 'More than some', fri: 'Nobody mentions the cow', line: '{text}' },
  },
  {
    template: 'shrinking-into-hedge',
    words: { said: '{text}? Oh, where do I begin?', who: 'Everyone within earshot' },
  },
  {
    template: 'shrinking-into-hedge',
    words: { said: 'Did you know that I have a slideshow? {text}. Part one.', who: 'Your evening' },
  },
  {
    template: 'shrinking-into-hedge',
    words: { said: 'Let us each say a few words. The subject: {text}.', who: 'Me, seventh in line' },
  },
  {
    template: 'lion-and-kitten',
    words: { mighty: 'Me: “{text}? Simple. Let me explain”', feeble: 'Me, when somebody asks “but why?”' },
    esteem: 0.01,
  },
  { template: 'calm-outside', words: { inside: '{text}', outside: '“Go on, I am with you”' }, esteem: 0.01 },
  {
    template: 'calm-outside',
    words: { inside: '{text}', outside: '“No, I have nothing to add”' },
    esteem: 0.02,
  },
  {
    template: 'calm-outside',
    words: { inside: '{text}', outside: '“Sorry, could you repeat the last hour?”' },
    esteem: 0.05,
  },
  {
    template: 'before-after',
    words: { before: '“{text}? How much can there be to know?”', after: 'Volume nine' },
  },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: 'What I know ÷ how long I can talk about this = dinner is cold' },
  },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: 'When did I start having views on this, and who can stop me?' },
  },
  {
    template: 'mental-maths',
    words: {
      thought: '{text}',
      variables: 'Other things to think about today: crossed out, crossed out, crossed out',
    },
  },
  {
    template: 'typing-deleting',
    words: {
      long: '{text}? I have waited years for somebody to ask. Sit down. Cancel your evening. Is there a whiteboard?',
      sent: 'not really my area, sorry',
    },
  },
  {
    template: 'two-buttons',
    words: { left: 'Admit that I know nothing about this', right: 'Speak for an hour regardless' },
  },
  {
    template: 'fork-in-road',
    words: {
      good: 'Let the subject drop',
      bad: 'Draw a diagram on the tablecloth',
      who: 'Me, asking for a pen',
    },
  },
  {
    template: 'shoulder-advice',
    words: {
      angel: 'You know nothing about this',
      imp: 'Nor do they. Speak slowly.',
      me: 'Me, speaking slowly',
    },
  },
  {
    template: 'tab-hoarder',
    words: {
      tab: 'What I sat down for',
      all: 'Nineteen articles about this and one about whether I am all right',
    },
  },
  { template: 'flat-pack', words: { claim: 'I can tell you all about this', leftover: 'Anything true' } },
  {
    template: 'tiny-trophy',
    words: { feat: 'Brought this up and somebody stayed', crowd: 'I was looking for my coat' },
  },
  {
    template: 'victory-dance',
    words: { win: 'Somebody has finally brought this up', who: 'Me, and only me' },
  },
  {
    template: 'missed-target',
    words: { target: 'A normal conversation', arrow: 'A lecture, with hand puppets' },
  },
  {
    template: 'loading-patience',
    words: { task: 'Somebody asking me about this', wait: 'I have aged. I have notes.' },
  },
  {
    template: 'expectation-reality',
    words: {
      expect: 'One short remark on the subject',
      reality: 'Dessert is over and I am still defining terms',
    },
  },
  {
    template: 'house-of-cards',
    words: {
      tower: 'My name as an expert on this',
      base: 'Half a documentary, lying down',
      cat: '“Oh? Such as?”',
    },
  },
  { template: 'missing-plank', words: { plan: 'Giving everybody my opinion on this', gap: 'An opinion' } },
  {
    template: 'tug-of-war',
    words: { left: 'What I was about to say', rope: 'My thread', right: '{text}' },
    esteem: -0.02,
  },
  {
    template: 'shoulder-advice',
    words: { angel: 'Ask them about their day', imp: '{text}', me: 'Me, opening my mouth' },
    esteem: -0.05,
  },
  {
    template: 'expectation-reality',
    words: { expect: 'Deep thoughts, going by my face', reality: '{text}' },
  },
  { template: 'expectation-reality', words: { expect: 'A mind like a quiet lake', reality: '{text}' } },
  {
    template: 'online-offline',
    words: { online: '“Lost in thought, as we artists are”', offline: '{text}' },
  },
  {
    template: 'tab-hoarder',
    words: { tab: 'The one I came for', all: '{text}: eleven tabs, two of them playing' },
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'The lady who had asked whether this seat was free' },
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'Two firemen, who had come about a cat' },
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'The optician, who had said “read me the bottom line”' },
    esteem: -0.02,
  },
  {
    template: 'calm-outside',
    words: { inside: '{text}', outside: '“Ask me about anything else. Carpets. Ask me about carpets.”' },
    esteem: 0.02,
  },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'So here we both are.' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'you could have knocked' }, esteem: -0.02 },
  { template: '3am-brain', words: { brain: '{text}', me: 'we can talk tomorrow' }, esteem: -0.02 },
  {
    template: 'slow-zoom',
    words: { p1: 'My mind, at rest, with its shoes off', p2: 'Somebody rings the bell', p3: '{text}' },
    esteem: 0.03,
  },
  { template: 'line-goes-up', words: { top: '{text}', bottom: 'A developing story' }, esteem: -0.03 },
  { template: 'line-goes-up', words: { top: '{text}', bottom: 'More on this at nine' }, esteem: -0.04 },
  {
    template: 'online-offline',
    words: { online: '“My thoughts are mostly with the opera”', offline: '{text}' },
    esteem: -0.03,
  },
  {
    template: 'before-after',
    words: { before: '{text}: how hard can that be?', after: 'Me, four years older by teatime' },
  },
  {
    template: 'too-late-bulb',
    words: { moment: '“And what keeps you busy these days?” Me: “Um”', idea: '{text}' },
  },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: 'x + the weather + how I slept. Nobody has ever solved for x.' },
  },
  {
    template: 'domino-chain',
    words: { cause: '{text}', effect: 'The neighbours know where I stand, and walk faster' },
  },
  {
    template: 'tiny-umbrella',
    words: { wave: '{text}', prep: 'A colander and a brave smile' },
    esteem: 0.01,
  },
  { template: 'town-crier', words: { scroll: '{text}', crowd: '“Go on,” said the goose, and waited' } },
  {
    template: 'town-crier',
    words: { scroll: '{text}', crowd: 'The pigeon turned the page over, to be sure' },
  },
  { template: 'town-crier', words: { scroll: '{text}', crowd: 'The baker clapped, in case that was it' } },
  { template: 'town-crier', words: { scroll: '{text}', crowd: 'A village that had expected a second line' } },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: '“Is that the whole story?” “That is the whole story.”' },
  },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: 'The bear screamed first and asked afterwards' },
  },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: 'The owl has been thinking about it since' },
  },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: 'A long silence. Somebody’s sausage fell in.' },
  },
  {
    template: 'news-desk',
    words: { news: '{text}', ticker: 'A man in a cardigan has views. We cross to him live.' },
  },
  {
    template: 'news-desk',
    words: { news: '{text}', ticker: 'No further details, says a woman who has them all' },
  },
  {
    template: 'news-desk',
    words: { news: '{text}', ticker: 'Our political editor has been woken up for this' },
  },
  {
    template: 'news-desk',
    words: { news: '{text}', ticker: 'That is all we have. The reporter had a bus to catch.' },
  },
  {
    template: 'cave-wall',
    words: { wall: '{text}', scholar: 'They thought that we would know. We do not know.' },
  },
  {
    template: 'cave-wall',
    words: { wall: '{text}', scholar: 'A king, a soup or a day off. Opinions differ.' },
  },
  {
    template: 'cave-wall',
    words: { wall: '{text}', scholar: 'I have written nine books on this. I was guessing.' },
  },
  {
    template: 'cave-wall',
    words: { wall: '{text}', scholar: 'The guides skip this bit. I never let them.' },
  },
  { template: 'the-couch', words: { told: '{text}', notes: 'At last somebody has brought it up' } },
  { template: 'the-couch', words: { told: '{text}', notes: 'Go on. I have four boxes left.' } },
  { template: 'the-couch', words: { told: '{text}', notes: 'I was doing so well until then' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'And then? There has to be an “and then”.' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'A very short story with a very big cover' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'Teddy had guessed the ending' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'Is there a film of it?' } },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: 'The beach would like to know: for or against?' },
  },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: 'A tourist, looking it up in his phrase book' },
  },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: 'One person clapped, to be on the safe side' },
  },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: 'A man with a newspaper, who says he knew' },
  },
  {
    template: 'crystal-ball',
    words: { ball: '{text}', teller: 'Quite clear. I had hoped for more of a swirl.' },
  },
  {
    template: 'crystal-ball',
    words: { ball: '{text}', teller: 'That will be ten pounds. I do not know why either.' },
  },
  { template: 'crystal-ball', words: { ball: '{text}', teller: 'It is perfectly sharp. Now what?' } },
  {
    template: 'crystal-ball',
    words: { ball: '{text}', teller: 'The ball has never been so sure of anything.' },
  },
]
