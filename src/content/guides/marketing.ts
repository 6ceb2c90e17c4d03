import { definePage, h, meme, memes, ol, p, press, ul } from '../page'

export const marketing = definePage(
  {
    path: '/meme-marketing',
    section: 'guides',
    kind: 'article',
    title: 'Meme marketing without the cringe',
    description:
      'What memes can do for a company and what they cannot: subjects that belong to you, a rhythm you can keep, what to measure and when to stay silent.',
    label: 'Meme marketing',
    headline: 'Meme marketing without the cringe',
    lead: 'Nobody has ever wanted to hear from a brand. They might want to hear from somebody who has the same problem.',
    published: '2026-11-22',
    updated: '2026-11-22',
    image: meme('typing-deleting', {
      long: 'Fellow humans, we at the company also experience the weekday known as Monday, which is relatable',
      sent: 'mondays',
    }),
    related: [
      '/meme-marketing/are-memes-copyrighted',
      '/meme-marketing/meme-marketing-platform',
      '/meme-templates/clean-meme-templates-for-business',
    ],
  },
  [
    p(
      'Most company memes fail for the same reason: they are advertisements that have put on a hoodie. The format says *we are among friends*, the content says *buy*, and readers notice the gap in less time than it takes to close it. The way out is not to be wittier. It is to say something that would be worth saying if you sold nothing.',
    ),
    h('Find the subject that belongs to you'),
    p(
      'You know things that your customers know and others do not: what goes wrong on a building site at seven in the morning, how a choir sounds before the second tenor arrives, what a tax form does to a kitchen table. That is your subject. Not your product, but the life in which it turns up. A meme about that life is recognised by the right people and passes the others by, which is exactly what advertising costs money for.',
    ),
    memes(
      'A shop for bicycles, and one for bookkeeping. Neither mentions what it sells.',
      meme('own-spokes', {
        p1: 'Everything on the bike is new',
        p2: 'Cleaned the chain with kitchen spray',
        p3: 'Who builds such fragile chains',
      }),
      meme('under-the-rug', { lump: 'Receipts, 2019 to yesterday', sweeper: 'Me, in March' }),
    ),
    h('Pick a voice and keep it'),
    p(
      'Dry, warm, tired, over-enthusiastic: any of them works, two of them do not. Write down three sentences that your company would say and three that it would not. Everybody who posts gets the list. If there is a person in the house who already talks like that, let them do it and leave them alone.',
    ),
    h('A rhythm that survives a bad month'),
    ol(
      'Collect sentences all week in a list that everyone can write to. Support and sales hear the best ones.',
      'On one fixed day, make memes from the three best. Half an hour is enough.',
      'Post one. Keep one for a week in which nothing happens. Throw one away.',
      'Once a quarter, look at which were passed on, and stop doing what was not.',
    ),
    p('One good meme a week is a lot. One a day is a job, and readers can tell when it has become one.'),
    h('What to measure'),
    p(
      'Forwarding, saving and replies tell you something. Likes tell you that a thumb was moving anyway. The most useful number is a small one: how often people from your trade reply with their own version. If that happens, you are part of the conversation. Do not expect sales within the week, and be suspicious of anybody who shows you a chart on which memes caused them.',
    ),
    memes(
      'Charts like that one.',
      meme('line-goes-up', { top: 'Posted a frog on a Tuesday', bottom: 'Brand love' }),
    ),
    h('When to stay silent'),
    ul(
      'When something has happened to people. Also when it is trending.',
      'When the joke is on customers, however well meant.',
      'When you would have to explain that it is ironic.',
      'When the template shows somebody who did not agree to advertise for you.',
    ),
    h('Rights come before wit'),
    p(
      'A private person who uses a film still is rarely bothered. A company that does so advertises with somebody else’s work and somebody else’s face. Read [are memes copyrighted](/meme-marketing/are-memes-copyrighted) before the first post, and use templates whose origin you can name: [drawn ones](/meme-templates), or photographs that you took yourself.',
    ),
    h('The small print of being funny'),
    p(
      'Answer replies. Credit people whose sentence you used, if they want it. Do not correct those who make the joke better. And when one of yours goes wrong, delete it, say so in a line and carry on; the internet has a long memory for apologies with five paragraphs.',
    ),
    press('Turn a sentence into memes', '/create'),
  ],
)
