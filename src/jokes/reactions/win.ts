import type { Reaction } from '../book'

/**
 * Answers to a boast or to good news, small or great, whoever did it: about the pride of the one who tells it, because
 * that is the one thing that every such text has.
 */
export const winReactions: readonly Reaction[] = [
  { template: 'victory-dance', words: { win: '{text}', who: 'Me, four songs later' } },
  { template: 'victory-dance', words: { win: '{text}', who: 'Both of my good knees' } },
  { template: 'victory-dance', words: { win: '{text}', who: 'Me, in the frozen food aisle' } },
  { template: 'victory-dance', words: { win: '{text}', who: 'My whole skeleton, unasked' } },
  { template: 'the-presentation', words: { slide: '{text}', topic: 'My plants, for the ninth time' } },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'A delivery man, still holding the parcel' },
    esteem: 0.1,
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'People who said “You look cheerful”' },
    esteem: 0.09,
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'There is one slide. We will stay on it for an hour.' },
    esteem: 0.06,
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'My dentist, whenever the drill stops' },
    esteem: 0.08,
  },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'I came for the café. I am staying for this.' },
    esteem: 0.05,
  },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'My knees went first. Then the tears.' },
    esteem: 0.05,
  },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'The other rooms may close now.' },
    esteem: 0.06,
  },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'I have been asked to stop applauding. I have declined.' },
    esteem: 0.03,
  },
  { template: 'tiny-trophy', words: { feat: '{text}', crowd: 'I would stand, but I have cake on my lap' } },
  {
    template: 'tiny-trophy',
    words: { feat: '{text}', crowd: 'Encore, with a taller trumpet' },
  },
  {
    template: 'tiny-trophy',
    words: { feat: '{text}', crowd: 'I clapped at noon. I cannot stop.' },
    esteem: -0.03,
  },
  {
    template: 'tiny-trophy',
    words: { feat: '{text}', crowd: 'Better than the film I had tickets for' },
    esteem: -0.03,
  },
  { template: 'certificate', words: { title: 'Quiet pride: not passed', who: 'Me', for: '{text}' } },
  {
    template: 'certificate',
    words: { title: 'Licence to bring this up at dinner', who: 'The bearer', for: '{text}' },
  },
  {
    template: 'certificate',
    words: { title: 'Permit: smugness, thirty days', who: 'Whom it may concern', for: '{text}' },
  },
  {
    template: 'party-corner',
    words: { secret: '{text}', crowd: '“Who is that, grinning into the dip?”' },
    esteem: 0.04,
  },
  { template: 'party-corner', words: { secret: '{text}', crowd: '“Careful, that one wants to be asked!”' } },
  { template: 'party-corner', words: { secret: '{text}', crowd: '“I got a new phone!” “No!” “Yes!”' } },
  { template: 'line-goes-up', words: { top: '{text}', bottom: 'Ask me how. Please.' }, esteem: 0.04 },
  { template: 'line-goes-up', words: { top: '{text}', bottom: 'Available for posters' }, esteem: 0.02 },
  { template: 'line-goes-up', words: { top: '{text}', bottom: 'And I barely mention it' } },
  { template: 'line-goes-up', words: { top: '{text}', bottom: 'Autographs after lunch' }, esteem: 0.07 },
  { template: '3am-brain', words: { brain: '{text}', me: 'say that again, slowly' }, esteem: 0.03 },
  { template: '3am-brain', words: { brain: '{text}', me: 'again, from the top' }, esteem: 0.04 },
  { template: '3am-brain', words: { brain: '{text}', me: 'best bedtime story' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '“Mustn’t grumble.”' }, esteem: 0.04 },
  { template: 'calm-outside', words: { inside: '{text}', outside: '“One is quite pleased.”' }, esteem: 0.04 },
  {
    template: 'calm-outside',
    words: { inside: '{text}', outside: '“I do have one small bit of news, if there is time”' },
    esteem: 0.07,
  },
  {
    template: 'calm-outside',
    words: { inside: '{text}', outside: '“Fine, thanks. And how are your tomatoes?”' },
    esteem: 0.04,
  },
  { template: 'grand-entrance', words: { day: 'A day that had been written off by nine', hero: '{text}' } },
  {
    template: 'grand-entrance',
    words: { day: 'A diary with nothing in it but “bins”', hero: '{text}' },
    esteem: 0.01,
  },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: 'Times mentioned today: 14. Times asked: 0. Remainder: pride' },
  },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: 'Everyone I know × nine minutes each = a very good week for me' },
  },
  {
    template: 'slow-zoom',
    words: { p1: '{text}', p2: 'Hm. No parade.', p3: 'Not even a small one.' },
    esteem: 0.07,
  },
  {
    template: 'slow-zoom',
    words: { p1: '{text}', p2: 'Nobody has asked me for details', p3: 'I shall have to start' },
    esteem: 0.06,
  },
  {
    template: 'slow-zoom',
    words: { p1: '{text}', p2: '“Lovely!” they said', p3: 'And then they talked about parking' },
  },
  {
    template: 'the-penny-drops',
    words: { p1: '{text}', p2: '“Tell us all about it!”', p3: 'That was all of it' },
    esteem: 0.01,
  },
  {
    template: 'the-penny-drops',
    words: { p1: '{text}', p2: 'I want to tell somebody', p3: 'I have told everybody' },
    esteem: 0.02,
  },
  {
    template: 'the-penny-drops',
    words: { p1: '{text}', p2: '“That is nice, dear”', p3: 'We are talking about her knee now' },
    esteem: 0.06,
  },
  {
    template: 'domino-chain',
    words: { cause: '{text}', effect: 'I answer the phone with “As you may have heard”' },
    esteem: 0.08,
  },
  {
    template: 'domino-chain',
    words: { cause: '{text}', effect: 'Me at the mirror, thanking everyone by name' },
    esteem: 0.04,
  },
  {
    template: 'domino-chain',
    words: { cause: '{text}', effect: 'I now wave from my window, once, like a queen' },
    esteem: 0.04,
  },
  {
    template: 'weather-map',
    words: {
      mon: 'Sudden gusts of pride',
      wed: 'Me, telling everyone',
      fri: 'Me, telling them again',
      line: '{text}',
    },
  },
  {
    template: 'weather-map',
    words: {
      mon: 'Patchy modesty',
      wed: 'Modesty, gone with the cow',
      fri: 'Smugness, all regions',
      line: '{text}',
    },
  },
  {
    template: 'weather-map',
    words: {
      mon: 'A sensible silence',
      wed: '“Did I mention”',
      fri: 'I had mentioned',
      line: '{text}',
    },
  },
  {
    template: 'ok-better-best',
    words: { l1: 'Winning the lottery', l2: 'Winning the lottery on a Friday', l3: '{text}' },
    esteem: 0.09,
  },
  {
    template: 'ok-better-best',
    words: { l1: 'A medal', l2: 'A medal with chocolate in it', l3: '{text}' },
    esteem: -0.02,
  },
  { template: 'ok-better-best', words: { l1: 'News', l2: 'News with cake', l3: '{text}' }, esteem: -0.02 },
  {
    template: 'big-ideas',
    words: { level1: 'A sticker', level2: 'A gold star', level3: 'My own postage stamp', level4: '{text}' },
  },
  { template: 'podium', words: { first: '{text}', second: 'Last summer, all of it', third: 'My birthday' } },
  {
    template: 'podium',
    words: { first: '{text}', second: 'All other news', third: 'Lunch, which was also good' },
  },
  {
    template: 'podium',
    words: { first: '{text}', second: 'Whatever you were about to say', third: 'The weather' },
  },
  {
    template: 'online-offline',
    words: { online: '{text}', offline: 'Cold pasta over the sink, glowing' },
    esteem: -0.03,
  },
  {
    template: 'online-offline',
    words: { online: '{text}', offline: 'Waiting for the first heart since breakfast' },
    esteem: 0.05,
  },
  {
    template: 'online-offline',
    words: { online: '{text}', offline: 'Refreshing the page with crumbs on my chin' },
  },
  {
    template: 'before-after',
    words: { before: '{text}', after: 'Me, having told it nineteen times' },
    esteem: -0.02,
  },
  {
    template: 'before-after',
    words: { before: '{text}', after: 'Me, after celebrating with moderation' },
    esteem: 0.03,
  },
  { template: 'nope-yep', words: { reject: '“Fine, thanks, and you?”', approve: '{text}' }, esteem: 0.04 },
  {
    template: 'nope-yep',
    words: { reject: 'Saying something about the weather', approve: '{text}' },
    esteem: -0.02,
  },
  {
    template: 'nope-yep',
    words: { reject: 'Hearing about your holiday first', approve: '{text}' },
  },
  { template: 'monday-friday', words: { mon: '“Any news?” “Not really.”', fri: '{text}' } },
  { template: 'monday-friday', words: { mon: 'Other people’s good news', fri: '{text}' } },
  { template: 'monday-friday', words: { mon: 'Everything else in my diary', fri: '{text}' } },
  {
    template: 'rabbit-hole',
    words: {
      entry: '{text}',
      d1: 'Is there a medal for this',
      d2: 'Can one award it to oneself',
      bottom: 'I have ordered a plinth',
    },
  },
  {
    template: 'rabbit-hole',
    words: {
      entry: '{text}',
      d1: 'Which of my old teachers are online',
      d2: 'How to word a letter so that it gloats softly',
      bottom: 'Twelve envelopes, all stamped',
    },
  },
  {
    template: 'rabbit-hole',
    words: {
      entry: '{text}',
      d1: 'Words that rhyme with “triumph”',
      d2: 'How long may a national anthem be',
      bottom: 'We are on verse nine',
    },
  },
  {
    template: 'clown-steps',
    words: {
      s1: '{text}',
      s2: 'I will tell one person, quietly',
      s3: 'And the woman at the till, she smiled',
      s4: 'I have had mugs made',
    },
  },
  {
    template: 'clown-steps',
    words: { s1: '{text}', s2: 'No fuss, please', s3: 'Well, perhaps a little fuss', s4: 'Where is my fuss' },
  },
  {
    template: 'clown-steps',
    words: {
      s1: '{text}',
      s2: 'It need not change me',
      s3: 'Sunglasses, for the fans',
      s4: 'I walked into a door',
    },
    esteem: 0.03,
  },
  {
    template: 'elevator-pitch',
    words: { floor1: '{text}', floor2: '“Oh, you must tell everyone!”', floor3: 'There is nobody left' },
  },
  {
    template: 'elevator-pitch',
    words: { floor1: '{text}', floor2: 'So far I have kept quiet', floor3: 'It has been nine minutes' },
  },
  {
    template: 'elevator-pitch',
    words: { floor1: '{text}', floor2: '“Good for you!”', floor3: '“Anyway, so MY week”' },
  },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'can’t complain, you?' } },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'not a bad day here' } },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'ask me how my day was' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'People who have heard this twice' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'Everyone I told at breakfast' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'Friends who know the long version' } },
  {
    template: 'iceberg',
    words: {
      tip: '{text}',
      under: 'I have told the whole street',
      deep: 'The street has asked me to stop',
      abyss: 'I have found another street',
    },
  },
  {
    template: 'iceberg',
    words: {
      tip: '{text}',
      under: 'I was calm about it',
      deep: 'I was calm for about a second',
      abyss: 'They heard me in the next town',
    },
    esteem: 0.06,
  },
  {
    template: 'how-they-see-it',
    words: {
      job: '{text}',
      p1: 'Framed, in the hall',
      p2: '“Drinks are on you, then”',
      p3: '“Lovely. And by Thursday?”',
      p4: 'Me, telling the kettle',
    },
  },
  {
    template: 'how-they-see-it',
    words: {
      job: '{text}',
      p1: 'They have rung all the aunts',
      p2: '“Does that come with a hat?”',
      p3: '“Good. Back to work.”',
      p4: 'Grinning at a microwave',
    },
  },
  {
    template: 'how-they-see-it',
    words: {
      job: '{text}',
      p1: 'Proof that they were right',
      p2: 'A reason to go out',
      p3: 'A rumour',
      p4: 'A very small dance by the sink',
    },
  },
  {
    template: 'hero-villain',
    words: { hero: '{text}', villain: 'Me, bringing it up for the eleventh time' },
    esteem: 0.06,
  },
  {
    template: 'hero-villain',
    words: { hero: '{text}', villain: 'Me, once there is a microphone' },
  },
  {
    template: 'lion-and-kitten',
    words: { mighty: '{text}', feeble: 'Me, when nobody asks a follow-up question' },
    esteem: -0.02,
  },
  {
    template: 'lion-and-kitten',
    words: { mighty: '{text}', feeble: 'Me, trying to tell it without a wobble' },
  },
  {
    template: 'lion-and-kitten',
    words: { mighty: '{text}', feeble: 'Me, when the call goes to voicemail' },
    esteem: -0.02,
  },
  {
    template: 'unfair-scales',
    words: { light: '{text}', heavy: 'Everything that went wrong this year' },
    esteem: 0.01,
  },
  { template: 'unfair-scales', words: { light: '{text}', heavy: 'My vow to stay modest' }, esteem: 0.04 },
  {
    template: 'unfair-scales',
    words: { light: '{text}', heavy: 'Whatever else I did today' },
    esteem: -0.01,
  },

  { template: 'debate-table', words: { claim: 'I shall be bringing this up at weddings' }, esteem: 0.04 },
  { template: 'debate-table', words: { claim: 'Good news may be told twice to the same person' } },
  {
    template: 'debate-table',
    words: { claim: 'This calls for cake. I do not make the rules.' },
    esteem: 0.02,
  },
  { template: 'debate-table', words: { claim: 'Modesty is for people with no news' }, esteem: 0.04 },
  { template: 'two-buttons', words: { left: 'Wait until somebody asks', right: '“Go on. Ask me.”' } },
  {
    template: 'shoulder-advice',
    words: { angel: 'Good news needs no trumpet', imp: 'I brought two', me: 'Me, breathing in' },
  },
  {
    template: 'shoulder-advice',
    words: { angel: 'You have told them already', imp: 'Not with the hands', me: 'Me, putting down my bag' },
  },
  {
    template: 'shoulder-advice',
    words: { angel: 'Smile and say thank you', imp: 'Bow. Bow lower. Roses.', me: 'Me, in a supermarket' },
  },
  {
    template: 'typing-deleting',
    words: {
      long: 'I would like to thank my parents, everyone who doubted me and whoever invented the cheese toastie. Mainly the toastie.',
      sent: 'pretty good day, actually',
    },
  },
  {
    template: 'typing-deleting',
    words: {
      long: 'SIT DOWN ALL OF YOU, PUT ME ON SPEAKER, FETCH THE DOG, I HAVE WAITED MY WHOLE LIFE TO TYPE THIS',
      sent: 'hey, you around?',
    },
  },
  {
    template: 'typing-deleting',
    words: {
      long: 'No law forbids telling good news four times a day, in a slightly higher voice each time. I looked. Ring me back.',
      sent: 'small update from me',
    },
  },
  {
    template: 'tab-hoarder',
    words: {
      tab: 'What I should be doing',
      all: 'Humble face, how to / Trumpeter, by the hour / Statues, price per metre',
    },
  },
  {
    template: 'tab-hoarder',
    words: {
      tab: 'The plan for this afternoon',
      all: 'My news, to nineteen people / Nineteen people, typing / My news, with photo',
    },
  },
  {
    template: 'final-boss',
    words: { hero: 'Me, with good news', boss: 'A man talking about parking', weapon: '“Speaking of which”' },
  },
  {
    template: 'final-boss',
    words: { hero: 'My straight face', boss: 'The grin, already at the ears', weapon: 'A small cough' },
  },
  { template: 'looming-clock', words: { clock: 'The rest of my to-do list', me: 'Bowing to the kettle' } },
  {
    template: 'looming-clock',
    words: { clock: 'Real life, back at nine', me: 'Still in the acceptance speech' },
  },
  { template: 'looming-clock', words: { clock: 'Bedtime, two hours ago', me: 'Smiling at the ceiling' } },
  {
    template: 'obvious-trap',
    words: {
      bait: '“So, what’s new?”',
      victim: 'Whoever asks me first',
      trap: 'Fifty minutes, with gestures and a diagram',
    },
  },
  {
    template: 'obvious-trap',
    words: {
      bait: '“You look happy!”',
      victim: 'A kind stranger',
      trap: 'The whole story, from the beginning',
    },
  },
  {
    template: 'obvious-trap',
    words: {
      bait: 'A short pause in the chat',
      victim: 'Me, glowing',
      trap: 'I have been talking since lunch',
    },
  },
  {
    template: 'house-of-cards',
    words: { tower: 'My modest silence', base: 'Nobody asking', cat: '“You seem cheerful”' },
  },
  {
    template: 'house-of-cards',
    words: { tower: 'My serious face', base: 'Biting the inside of my cheek', cat: 'Thinking of this again' },
  },
  {
    template: 'house-of-cards',
    words: { tower: 'A dignified evening', base: 'The record player staying off', cat: '“I love this song”' },
  },
  {
    template: 'signpost',
    words: { s1: 'Stay modest', s2: 'Stay modest out loud', s3: 'Ask the town for a statue' },
  },
  { template: 'signpost', words: { s1: 'Tell nobody', s2: 'Tell nobody, but hum', s3: 'Rent a balloon' } },
  { template: 'bailing-boat', words: { cup: 'Biting my tongue', leak: 'The T-shirt I had printed' } },
  { template: 'bailing-boat', words: { cup: 'Changing the subject', leak: 'And changing it straight back' } },
  { template: 'bailing-boat', words: { cup: 'A modest little shrug', leak: 'The cape' } },
  {
    template: 'tug-of-war',
    words: { left: 'My manners', rope: 'The grin', right: 'My face, which has made up its mind' },
  },
  {
    template: 'tug-of-war',
    words: { left: '“Keep it short”', rope: 'The story', right: 'Me, fetching a chair' },
  },
  {
    template: 'group-hug',
    words: {
      a: 'My good news',
      b: 'My excellent mood',
      c: 'Whoever comes through the door first',
      d: 'Me, still talking',
    },
  },
  { template: 'group-hug', words: { a: 'Pride', b: 'Disbelief', c: 'The postman, with a letter', d: 'Me' } },
  {
    template: 'three-wise-avoiders',
    words: {
      see: 'My lap of the kitchen',
      hear: 'The song I made of this',
      speak: 'How long this has been going on',
    },
  },
  {
    template: 'three-wise-avoiders',
    words: {
      see: 'My triumphant little wave',
      hear: '“Guess what!”',
      speak: 'That it is the fifth “Guess what!”',
    },
  },
  {
    template: 'three-wise-avoiders',
    words: {
      see: 'The bow, deep and slow',
      hear: 'The speech. It has a chorus.',
      speak: 'That we would like to go home',
    },
  },
  {
    template: 'endless-list',
    words: {
      ticked: 'Have good news',
      rest: 'Tell the family, tell the group chat, tell the dog, tell the dog properly, tell the bus',
    },
  },
  {
    template: 'endless-list',
    words: {
      ticked: 'Be pleased',
      rest: 'Be humble, be brief, let others talk, ask about their day, listen',
    },
  },
  { template: 'under-the-rug', words: { lump: 'How often I have mentioned this', sweeper: 'Me, humbly' } },
  {
    template: 'under-the-rug',
    words: { lump: 'The scream of joy from earlier', sweeper: 'Me, greeting the neighbours' },
  },
  {
    template: 'under-the-rug',
    words: { lump: 'The speech I had ready in case anybody asked', sweeper: 'Me, unasked' },
    esteem: -0.02,
  },
  {
    template: 'lion-and-kitten',
    words: { mighty: 'Me, announcing this to the mirror', feeble: '“Um, so, a nice thing happened”' },
  },
  {
    template: 'lion-and-kitten',
    words: { mighty: 'My pride', feeble: 'My pride, the moment nobody looks up' },
  },
  {
    template: 'lion-and-kitten',
    words: { mighty: 'Me, telling this story', feeble: 'Me, asked “and then what?”' },
  },
  {
    template: 'snowball',
    words: {
      start: '“A small bit of good news”',
      end: 'A forty-minute talk with two guest singers',
      hut: 'Whoever sat next to me',
    },
  },
  {
    template: 'snowball',
    words: {
      start: 'A little smile',
      end: 'A lap of the block, arms out, engine noises',
      hut: 'The people at number nine',
    },
  },
  {
    template: 'snowball',
    words: {
      start: 'One happy text',
      end: 'A group chat of sixty, called “THE NEWS”',
      hut: 'My cousin, asleep',
    },
  },
  {
    template: 'string-board',
    words: {
      c1: 'A whistle, in the hall',
      c2: 'A skip, on the stairs',
      c3: 'Cake, on a Tuesday',
      theory: 'They are in there being happy again',
    },
  },
  {
    template: 'string-board',
    words: {
      c1: 'I went first',
      c2: 'The lights were green',
      c3: 'My hair sat well',
      theory: 'Today was written about me',
    },
  },
  {
    template: 'string-board',
    words: {
      c1: 'Good news',
      c2: 'On a weekday',
      c3: 'Without a catch',
      theory: 'They have mixed us up with somebody',
    },
  },
  { template: 'unmasked', words: { ghost: 'A strange humming in the house', culprit: 'Me, being pleased' } },
  {
    template: 'unmasked',
    words: { ghost: 'Somebody is skipping down our stairs', culprit: 'Me, aged well over nine' },
  },
  {
    template: 'outrunning-it',
    words: { runner: 'Everyone I know', boulder: 'Me, with the story, from the beginning' },
    esteem: 0.07,
  },
  {
    template: 'outrunning-it',
    words: { runner: 'My last modest thought', boulder: 'A grin with its own weather' },
  },
  {
    template: 'outrunning-it',
    words: { runner: 'The postman', boulder: 'My good news, in slippers, waving' },
  },
  {
    template: 'sawing-the-branch',
    words: { saw: 'Telling this one again', branch: 'The last friend who listens' },
  },
  {
    template: 'spot-the-difference',
    words: { a: 'Sharing good news', b: 'Showing off', line: 'One of them has a slide show.' },
  },
  {
    template: 'spot-the-difference',
    words: {
      a: 'Me, being modest about this',
      b: 'Me, saying that I am modest about this',
      line: 'The second is louder.',
    },
  },
  {
    template: 'expectation-reality',
    words: { expect: 'One modest sentence', reality: 'An hour, two chairs and a broom' },
  },
  {
    template: 'expectation-reality',
    words: { expect: 'A dignified call to the family', reality: 'Everybody shouting “WHAT”' },
  },
  {
    template: 'expectation-reality',
    words: { expect: '“I am so happy for you”', reality: '“Huh.” And a thumb. A small one.' },
  },
  {
    template: 'monday-friday',
    words: { mon: '“Anyway, enough about that”', fri: '“No, no. Tell us again.”' },
  },
  {
    template: 'loading-patience',
    words: { task: 'Me, calming down about this', wait: 'The neighbours have moved' },
  },
  {
    template: 'loading-patience',
    words: { task: 'Getting over how good this is', wait: 'Try again in spring. Which spring?' },
  },
  {
    template: 'loading-patience',
    words: { task: '“I will only say it once”', wait: 'My listener had brown hair' },
  },
  { template: 'tiny-umbrella', words: { wave: 'My urge to tell everyone', prep: 'One finger, on my lips' } },
  {
    template: 'tiny-umbrella',
    words: { wave: 'All of my pride, at once', prep: '“It was nothing, really”' },
  },
  {
    template: 'town-crier',
    words: { scroll: '{text}', crowd: 'The goose has bowed. It did not bow for the king.' },
  },
  { template: 'town-crier', words: { scroll: '{text}', crowd: 'The baker has named a bun after it' } },
  {
    template: 'town-crier',
    words: { scroll: '{text}', crowd: 'Her washing can wait, she says. Again, from the top.' },
  },
  {
    template: 'town-crier',
    words: { scroll: '{text}', crowd: 'The mayor is renaming the square, and then the mayor' },
  },
  { template: 'town-crier', words: { scroll: '{text}', crowd: 'The pigeon has underlined it twice' } },
  {
    template: 'town-crier',
    words: { scroll: '{text}', crowd: 'The bell ringer ran up the tower without being asked' },
  },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: '“Again,” said the bear, who never asks for anything' },
  },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: 'The bear has gone to fetch the other bears' },
  },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: 'The cook let the beans burn rather than miss the end' },
  },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: 'There is a song about it now. The bear does the low part.' },
  },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: 'Grandchildren will get this instead of a bedtime story' },
  },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: 'A boy with jam on his chin has decided to believe it' },
  },
  {
    template: 'news-desk',
    words: { news: '{text}', ticker: 'The sports reader has run past with his shirt over his head' },
  },
  {
    template: 'news-desk',
    words: { news: '{text}', ticker: 'A brass band is stuck in the lift on its way up to us' },
  },
  {
    template: 'news-desk',
    words: { news: '{text}', ticker: 'Somebody’s mum has confirmed the report to four neighbours' },
  },
  {
    template: 'news-desk',
    words: { news: '{text}', ticker: 'The weather man has promised sun and will answer for it' },
  },
  {
    template: 'news-desk',
    words: { news: '{text}', ticker: 'Our presenter is fine. There is something in both his eyes.' },
  },
  {
    template: 'news-desk',
    words: { news: '{text}', ticker: 'The cameraman is clapping, which is why the picture shakes' },
  },
  {
    template: 'cave-wall',
    words: { wall: '{text}', scholar: 'It made me ring my mother. We are nine planets apart.' },
  },
  {
    template: 'cave-wall',
    words: { wall: '{text}', scholar: 'A whole village must have come out to clap.' },
  },
  {
    template: 'cave-wall',
    words: { wall: '{text}', scholar: 'My assistant weeps. I have something in my visor.' },
  },
  { template: 'cave-wall', words: { wall: '{text}', scholar: 'Copy that twice. I want one for my fridge.' } },
  {
    template: 'cave-wall',
    words: { wall: '{text}', scholar: 'No spears in this cave. Only cups and a very big drum.' },
  },
  {
    template: 'the-couch',
    words: { told: '{text}', notes: 'These are the good tears. They cost the same.' },
  },
  { template: 'the-couch', words: { told: '{text}', notes: 'Patient well. Counsellor needs a minute.' } },
  { template: 'the-couch', words: { told: '{text}', notes: 'My work here is done. I did none of it.' } },
  { template: 'the-couch', words: { told: '{text}', notes: 'Nobody told me there would be happy ones' } },
  {
    template: 'the-couch',
    words: { told: '{text}', notes: 'Same again next week, please. I shall bring bunting.' },
  },
  {
    template: 'the-couch',
    words: { told: '{text}', notes: 'You may get up. I am staying here to enjoy it.' },
  },
  { template: 'bedtime-book', words: { book: '{text}', child: 'Nobody sleeps now. We need a trumpet.' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'When I grow up I want to be this page' } },
  {
    template: 'bedtime-book',
    words: { book: '{text}', child: 'The monster says it has something in its eye' },
  },
  { template: 'bedtime-book', words: { book: '{text}', child: 'I knew it. Teddy owes me a biscuit.' } },
  {
    template: 'bedtime-book',
    words: { book: '{text}', child: 'Again. From the beginning. Standing up this time.' },
  },
  { template: 'bedtime-book', words: { book: '{text}', child: 'Tomorrow I am telling the whole nursery' } },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: 'The whole beach, clapping with sun cream on its hands' },
  },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: 'My mother, telling everyone from here to the pier' },
  },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: 'Second fly-past at four. Bring your neighbours.' },
  },
  { template: 'plane-banner', words: { banner: '{text}', beach: 'A stag party from Leeds, in happy tears' } },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: 'The lifeguard, who has given her whistle to a child' },
  },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: 'It was this or a tattoo. I may still get the tattoo.' },
  },
  {
    template: 'crystal-ball',
    words: { ball: '{text}', teller: 'I must sit down. I am so proud, and we have just met.' },
  },
  {
    template: 'crystal-ball',
    words: { ball: '{text}', teller: 'I never cry at work. Pass me the tablecloth.' },
  },
  {
    template: 'crystal-ball',
    words: { ball: '{text}', teller: 'The cat is fine. She weeps at weddings, too.' },
  },
  {
    template: 'crystal-ball',
    words: { ball: '{text}', teller: 'I have rung my mother. She saw it as well. She is dancing.' },
  },
  { template: 'crystal-ball', words: { ball: '{text}', teller: 'Keep your money. Today I pay.' } },
  {
    template: 'crystal-ball',
    words: { ball: '{text}', teller: 'Look, goose pimples. I usually fake those.' },
  },
]
