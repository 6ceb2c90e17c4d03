import type { Reaction } from '../book'

/** For somebody's words, a quote or a short dialogue: nothing is claimed of who spoke, nor of how it was meant. */
export const sayingReactions: readonly Reaction[] = [
  {
    template: 'calm-outside',
    words: { inside: '{text}', outside: '“I see. I see. I see.”' },
    needs: 'listener',
  },
  {
    template: 'calm-outside',
    words: { inside: '{text}', outside: '“Well, I never. Biscuit?”' },
  },
  {
    template: 'calm-outside',
    words: { inside: '{text}', outside: '“What a way to put things”' },
    needs: 'listener',
  },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Well put.' } },
  {
    template: 'calm-in-chaos',
    words: { situation: '{text}', calm: 'Nothing to add from me.' },
    needs: 'listener',
  },
  {
    template: 'calm-in-chaos',
    words: { situation: '{text}', calm: 'I have nodded. That must do.' },
    needs: 'listener',
  },
  { template: 'museum-piece', words: { art: '{text}', critic: 'One can hear the eyebrows.' } },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'I would not change a word. I would change the subject.' },
    esteem: -0.01,
  },
  {
    template: 'too-late-bulb',
    words: { moment: '{text}', idea: 'Still nothing. I have been in here for two hours.' },
  },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: '(What was said + what was not said) × eyebrows²' },
    esteem: -0.03,
  },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: 'Possible replies: 214. Replies that I may say aloud: 0.' },
    needs: 'listener',
  },
  {
    template: 'mental-maths',
    words: {
      thought: '{text}',
      variables: 'Words: understood. Order of the words: understood. Sum: pending.',
    },
  },
  {
    template: 'slow-zoom',
    words: { p1: '{text}', p2: 'Let me play that again, in my head', p3: 'My head has put that to music' },
    esteem: -0.02,
  },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'My entire reply' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'Me, pretending to be a thrush' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'Whoever has to speak next' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'Me, taking my opinion with me' } },
  { template: 'line-goes-up', words: { top: '{text}', bottom: 'Clear communication' }, esteem: 0.04 },
  { template: 'line-goes-up', words: { top: '{text}', bottom: 'Famous words, volume one' }, esteem: -0.01 },
  {
    template: 'party-corner',
    words: { secret: '{text}', crowd: '“A penny for your thoughts”' },
    esteem: -0.02,
  },
  { template: 'grand-entrance', words: { day: '{text}', hero: '“Anyway. Who wants tea?”' }, esteem: -0.03 },
  {
    template: 'grand-entrance',
    words: { day: '{text}', hero: 'A change of subject, at full speed' },
    esteem: -0.03,
  },
  {
    template: 'domino-chain',
    words: { cause: '{text}', effect: 'I tell this at every gathering, standing up' },
  },
  {
    template: 'domino-chain',
    words: { cause: '{text}', effect: 'I speak mostly to plants now' },
    esteem: -0.02,
  },
  {
    template: 'expectation-reality',
    words: { expect: 'Conversation, as taught in school', reality: '{text}' },
    esteem: -0.04,
  },
  {
    template: 'expectation-reality',
    words: { expect: '“Let us all choose our words with care”', reality: '{text}' },
    esteem: -0.03,
  },
  {
    template: 'final-boss',
    words: { hero: 'Me, put on the spot', boss: '{text}', weapon: 'Laughing one beat late' },
    esteem: -0.02,
  },
  { template: 'all-green', words: { dash: 'Communication: excellent', truth: '{text}' }, esteem: 0.01 },
  { template: 'all-green', words: { dash: 'Talking skills: certified', truth: '{text}' } },
  {
    template: 'rabbit-hole',
    words: {
      entry: '{text}',
      d1: 'What I should have said',
      d2: 'What I should have said, but taller',
      bottom: 'There is a musical now',
    },
  },
  { template: 'loading-patience', words: { task: '{text}', wait: 'My face, still choosing' } },
  { template: 'loading-patience', words: { task: '{text}', wait: 'Reply at 99 %. I had dark hair once.' } },
  {
    template: 'loading-patience',
    words: { task: 'My reply to that', wait: 'Still stuck at “well”' },
    needs: 'listener',
  },
  {
    template: 'ok-better-best',
    words: { l1: 'A quote on a calendar', l2: 'A quote on a cushion', l3: 'These exact words' },
    esteem: -0.02,
  },
  {
    template: 'big-ideas',
    words: {
      level1: 'Saying something back',
      level2: 'Saying nothing back',
      level3: 'Saying nothing back, with one eyebrow',
      level4: 'Leaving on a horse',
    },
    needs: 'listener',
  },
  {
    template: 'two-buttons',
    words: { left: 'Laugh politely', right: 'Ask for the words again, in writing' },
  },
  {
    template: 'two-buttons',
    words: { left: 'Tell everybody tonight', right: 'Save this for a wedding' },
    esteem: -0.02,
  },
  {
    template: 'fork-in-road',
    words: {
      good: 'Smile and move on',
      bad: 'Quote this at every meal for ten years',
      who: 'Me, tapping a glass',
    },
  },
  {
    template: 'fork-in-road',
    words: {
      good: 'Answer like an adult',
      bad: 'Answer in an accent',
      who: 'Me, already regretting the accent',
    },
  },
  {
    template: 'shoulder-advice',
    words: { angel: 'Keep this to yourself', imp: 'Keep this for a speech', me: 'Me, writing on my hand' },
  },
  {
    template: 'shoulder-advice',
    words: {
      angel: 'Words are only words',
      imp: 'These are the good ones, though',
      me: 'Me, reaching for a pen',
    },
  },
  {
    template: 'shoulder-advice',
    words: {
      angel: 'Do not repeat that',
      imp: 'Not without a hat and a cane',
      me: 'Me, with a hat and a cane',
    },
  },
  { template: 'signpost', words: { s1: '“Laugh”', s2: '“Do not laugh”', s3: '“Make the noise in between”' } },
  {
    template: 'clown-steps',
    words: {
      s1: 'I shall not repeat this to anyone',
      s2: 'I shall tell one person',
      s3: 'With gestures',
      s4: 'There are posters, and a second night',
    },
  },
  {
    template: 'typing-deleting',
    words: {
      long: 'I have a reply in three parts. Part one: a short history of language. Part two: was any of that necessary. Part three is sung',
      sent: 'ha, quite :)',
    },
  },
  {
    template: 'typing-deleting',
    words: {
      long: 'I have now read this to the cat, the plumber and a man at the bus stop, and each of us has a different favourite word',
      sent: 'noted :)',
    },
  },
  {
    template: 'victory-dance',
    words: { win: 'Thought of the perfect answer, nine days late', who: 'Me, alone, by the fridge' },
  },
  {
    template: 'victory-dance',
    words: { win: 'Kept a straight face until the corner', who: 'Me, round the corner' },
  },
  {
    template: 'victory-dance',
    words: { win: 'Somebody finally asked “any news?”', who: 'Me, doing all the voices' },
  },
  { template: 'debate-table', words: { claim: 'That belongs on a tea towel' }, esteem: -0.02 },
  {
    template: 'box-in-a-box',
    words: { outer: 'Everything I wanted to say about that', inner: 'A small noise through the nose' },
    needs: 'listener',
  },
  {
    template: 'tab-hoarder',
    words: { tab: 'A normal reply', all: 'Eleven sharp ones, six that rhyme, and one with a drum solo' },
  },
  {
    template: 'spot-the-difference',
    words: {
      a: 'What somebody said',
      b: 'What I shall tell people was said',
      line: 'One of them has better timing.',
    },
    esteem: -0.02,
  },
  {
    template: 'missing-plank',
    words: { plan: 'Retelling this, with the right pauses', gap: 'The right pauses' },
  },
  {
    template: 'missing-plank',
    words: { plan: 'Open my mouth and see what comes out', gap: 'Anything coming out' },
  },
  { template: 'missing-plank', words: { plan: 'Coming back with the perfect line', gap: 'The line' } },
  {
    template: 'string-board',
    words: {
      c1: 'The words',
      c2: 'The order of the words',
      c3: 'The full stop',
      theory: 'Nobody talks like that by accident',
    },
  },
  {
    template: 'online-offline',
    words: { online: '“Ha, good one”', offline: 'Explaining this to the shower wall, with pauses' },
    esteem: -0.02,
  },
  {
    template: 'online-offline',
    words: { online: '“I never repeat what people say”', offline: 'Act one. Lights, please.' },
  },
  {
    template: 'three-wise-avoiders',
    words: { see: 'My face', hear: 'These words', speak: 'What I nearly said' },
  },
  {
    template: 'looming-clock',
    words: { clock: 'My turn to say something', me: 'Opening and closing like a fish' },
  },
  {
    template: 'podium',
    words: {
      first: 'Those words, off the cuff',
      second: 'Everything I have ever rehearsed',
      third: 'Poetry, in the rain',
    },
  },
  {
    template: 'podium',
    words: {
      first: 'The pause right after that',
      second: 'All great speeches',
      third: 'Me, still in the pause',
    },
  },
  {
    template: 'tiny-trophy',
    words: { feat: 'Repeated this word for word', crowd: 'I was there. You added a hat.' },
  },
  {
    template: 'iceberg',
    words: {
      tip: 'My official reply',
      under: 'What I would have liked to say',
      deep: 'What I wrote on the steamed-up window',
      abyss: 'The director’s cut',
    },
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'Two removal men, halfway up the stairs with a wardrobe' },
    esteem: 0.03,
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'A cold caller, who is now trying to hang up' },
    esteem: 0.02,
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'The plumber, who cannot get out from under the sink' },
    esteem: 0.02,
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'My physiotherapist, who has hold of my leg' },
    esteem: 0.05,
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'The taxi driver, who has turned up the radio twice' },
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'The lollipop lady, in the middle of the crossing' },
    esteem: -0.01,
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'A baby at the next table. The baby had asked.' },
    esteem: -0.02,
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'The goalkeeper, during the match' },
  },
  {
    template: 'calm-outside',
    words: { inside: '{text}', outside: '“Nothing. I was just smiling at the soup.”' },
    esteem: -0.02,
  },
  {
    template: 'calm-outside',
    words: { inside: '{text}', outside: '“How lovely. Is that the time?”' },
    needs: 'listener',
  },
  { template: 'calm-outside', words: { inside: '{text}', outside: '“Ha. Well. More potatoes?”' } },
  {
    template: 'calm-in-chaos',
    words: { situation: '{text}', calm: 'So that is how things stand.' },
  },
  {
    template: 'calm-in-chaos',
    words: { situation: '{text}', calm: 'The toast, meanwhile, is done.' },
    esteem: -0.02,
  },
  {
    template: 'calm-in-chaos',
    words: { situation: '{text}', calm: 'I have heard worse before breakfast.' },
    needs: 'listener',
  },
  { template: '3am-brain', words: { brain: '{text}', me: 'and you kept that?' } },
  {
    template: 'the-penny-drops',
    words: { p1: 'In bed, warm, nearly gone', p2: 'My memory taps on the lampshade', p3: '{text}' },
    esteem: -0.01,
  },
  { template: 'line-goes-up', words: { top: '{text}', bottom: 'A meeting of minds' }, esteem: 0.01 },
  { template: 'line-goes-up', words: { top: '{text}', bottom: 'Relations remain warm' }, esteem: 0.05 },
  {
    template: 'online-offline',
    words: { online: '“I surround myself with inspiring people”', offline: '{text}' },
    esteem: 0.02,
  },
  {
    template: 'online-offline',
    words: { online: '“A day of deep and meaningful talks”', offline: '{text}' },
    esteem: 0.04,
  },
  {
    template: 'too-late-bulb',
    words: { moment: '{text}', idea: '“Look, a heron!” And then you walk off. You just walk off.' },
  },
  {
    template: 'tiny-umbrella',
    words: { wave: '{text}', prep: 'A short laugh and a cheese sandwich' },
    needs: 'listener',
  },
  { template: 'town-crier', words: { scroll: '{text}', crowd: 'The herald does all the voices' } },
  {
    template: 'town-crier',
    words: { scroll: '{text}', crowd: 'The stonemason has begun on the first letter' },
  },
  {
    template: 'town-crier',
    words: { scroll: '{text}', crowd: 'The pigeon has it in shorthand, with gestures' },
  },
  { template: 'town-crier', words: { scroll: '{text}', crowd: 'The goose would have put it differently' } },
  {
    template: 'town-crier',
    words: { scroll: '{text}', crowd: 'The innkeeper has had it painted over the bar' },
  },
  { template: 'campfire-story', words: { story: '{text}', listener: 'The bear has moved its lips along' } },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: '“Do the voice again,” said the one in the sleeping bag' },
  },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: 'Passed down from scoutmaster to scoutmaster' },
  },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: 'A girl with one marshmallow left has stopped chewing' },
  },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: 'The owl now says it at midnight, in the same tone' },
  },
  {
    template: 'news-desk',
    words: { news: '{text}', ticker: 'Our reporter wrote it down, and then put down her pen' },
  },
  {
    template: 'news-desk',
    words: { news: '{text}', ticker: 'A spokesman for the family made the same face twice' },
  },
  {
    template: 'news-desk',
    words: { news: '{text}', ticker: 'The interpreter has asked for a minute and a window' },
  },
  {
    template: 'news-desk',
    words: { news: '{text}', ticker: 'Two witnesses confirm every word. One did the voice.' },
  },
  {
    template: 'news-desk',
    words: { news: '{text}', ticker: 'We shall repeat it at seven and at eight, with feeling' },
  },
  {
    template: 'cave-wall',
    words: { wall: '{text}', scholar: 'Somebody was in the room, and somebody had a chisel.' },
  },
  {
    template: 'cave-wall',
    words: { wall: '{text}', scholar: 'Ten thousand years, and I can still hear the sigh after it.' },
  },
  {
    template: 'cave-wall',
    words: { wall: '{text}', scholar: 'Spoken aloud, it makes my whole crew look at the floor.' },
  },
  {
    template: 'cave-wall',
    words: { wall: '{text}', scholar: 'Carved very deep. Somebody meant to bring it up again.' },
  },
  { template: 'the-couch', words: { told: '{text}', notes: 'Asked to hear it again, in the same voice' } },
  {
    template: 'the-couch',
    words: { told: '{text}', notes: 'Read it to my husband. He has gone for a walk.' },
  },
  {
    template: 'the-couch',
    words: { told: '{text}', notes: 'Embroidered it on your cushion. Lift your head.' },
  },
  { template: 'the-couch', words: { told: '{text}', notes: 'Underlined it twice. The pencil has snapped.' } },
  {
    template: 'the-couch',
    words: { told: '{text}', notes: 'The flower keeps repeating it under its breath' },
  },
  { template: 'bedtime-book', words: { book: '{text}', child: 'Which voice was that? Do the other one.' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'Close the book. I can still hear it.' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'Teddy has started saying it too' } },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: 'A man in flippers, whose lips move as he reads' },
  },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: 'The deckchair man, who will have it on a mug by Friday' },
  },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: 'A retired actor, who has stood up to do it properly' },
  },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: 'Nobody on this beach said that. Everybody checked.' },
  },
  { template: 'plane-banner', words: { banner: '{text}', beach: 'Two aunts, trying it out on each other' } },
  {
    template: 'crystal-ball',
    words: { ball: '{text}', teller: 'I hear voices for a living. Not this one.' },
  },
  {
    template: 'crystal-ball',
    words: { ball: '{text}', teller: 'And you want to know what happens next. So do I.' },
  },
  {
    template: 'crystal-ball',
    words: { ball: '{text}', teller: 'It comes with sound. I had to turn it down.' },
  },
  {
    template: 'crystal-ball',
    words: { ball: '{text}', teller: 'The spirits would like to know who said that.' },
  },
  { template: 'crystal-ball', words: { ball: '{text}', teller: 'My eleven o’clock only wanted a husband.' } },
]
