import { definePage, h, meme, memes, p, ul } from '../page'

export const coworkerMemes = definePage(
  {
    path: '/memes/coworkers',
    section: 'memes',
    kind: 'page',
    title: 'Coworker memes you can send to the coworker',
    description:
      'Memes about colleagues, the fridge, reply-all and the one who is always early. With three rules that let you send them to the person they are about.',
    label: 'Coworkers',
    headline: 'Coworker memes',
    lead: 'You spend more waking hours with them than with anybody you chose. These can be sent to the person in question.',
    published: '2026-11-22',
    updated: '2026-11-22',
    image: meme('two-kinds-of-desks', {
      a: '“Let me find that for you.” Finds it.',
      b: '“It is here somewhere.” It was, in 2019.',
    }),
    related: ['/memes/work', '/memes/meetings', '/memes/thursday-work'],
  },
  [
    p('Three rules first, since these have an address:'),
    ul(
      'It is about something they *do*, never about something they *are*.',
      'You would show it to them. Better: you do.',
      'You are the fool in every second one.',
    ),
    h('The kitchen'),
    memes(
      'Where civilisation is tested.',
      meme('not-my-job', {
        fire: 'The dishwasher, finished since yesterday',
        me: 'Putting my cup on top of it',
      }),
      meme('last-slice', {
        h1: 'Accounting',
        h2: 'The intern',
        h3: 'A man from another company',
        prize: 'Cold pizza from Tuesday’s training',
      }),
    ),
    p(
      'The fridge, the dishwasher and the milk are safe subjects, because everybody is guilty of one of them. Leave out the names and let people confess by themselves.',
    ),
    h('Messages'),
    memes(
      'Reply all, and its survivors.',
      meme('snowball', {
        start: 'Someone said “thanks” to all',
        end: '400 people said “please remove me” to all',
        hut: 'The mail server',
      }),
      meme('typing-deleting', {
        long: 'That is precisely what I proposed in March, with a diagram, while you were eating a yoghurt',
        sent: 'Great idea!',
      }),
    ),
    h('The good ones'),
    memes(
      'Praise, as far as one can go in an office.',
      meme('silent-shield', {
        arrows: 'Questions from upstairs',
        shield: 'A colleague with a spreadsheet',
        safe: 'The rest of us, having lunch',
      }),
      meme('epic-agreement', {
        left: 'Early birds',
        right: 'People who arrive at ten',
        clasp: 'The light stays off',
      }),
    ),
    p(
      'Memes that thank somebody are underrated. They need the same precision as the others: not “best team ever”, but the spreadsheet, the arrow, the lunch.',
    ),
    h('You, among them'),
    memes(
      'Every second one.',
      meme('hero-villain', {
        hero: 'I book the big room for a quick call',
        villain: 'They book the big room for a quick call',
      }),
      meme('the-couch', {
        told: 'They microwaved fish at half past eleven, and everybody knew, and then it turned out that it was my fish',
        notes: 'We shall need more sessions',
      }),
    ),
    p(
      'If you notice that you are the wise one in all of them, you have become the colleague whom others make theirs about. Take the last thing that you did in the kitchen and start there.',
    ),
  ],
)
