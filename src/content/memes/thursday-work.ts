import { definePage, h, meme, memes, p } from '../page'

export const thursdayMemes = definePage(
  {
    path: '/memes/thursday-work',
    section: 'memes',
    kind: 'page',
    title: 'Thursday work memes: so near, so Thursday',
    description:
      'Memes for the day that is nearly Friday and does not count as such: Thursday evenings, Thursday deadlines and the plan for “before the weekend”.',
    label: 'Thursday at work',
    headline: 'Thursday work memes',
    lead: 'Monday has its songs and Friday its drinks. Thursday has a calendar full of what should have been done on Tuesday.',
    published: '2026-11-22',
    updated: '2026-11-22',
    image: meme('slow-zoom', {
      p1: 'Have a nice weekend, everyone',
      p2: 'Why is nobody leaving',
      p3: 'It is Thursday',
    }),
    related: ['/memes/work', '/memes/coworkers', '/memes/meetings'],
  },
  [
    p(
      'Thursday is the only day that is defined by another one. It is not the end and no longer the middle; it is the day on which the week finds out what it has promised. That makes its memes gentler than Monday’s: nobody hates Thursday. They only expected more of it, namely that it be Friday.',
    ),
    h('In the morning'),
    memes(
      'Hope, before the calendar opens.',
      meme('lion-and-kitten', { mighty: 'My to-do list, on Monday', feeble: 'Me, who wrote it' }),
      meme('outrunning-it', { runner: 'Me, since Tuesday', boulder: '“End of week”, which is tomorrow' }),
    ),
    p(
      'Before ten o’clock a Thursday can still be anything. That is the moment for a contrast: what was planned with a fresh week in hand, and who is left to do it.',
    ),
    h('Around noon'),
    memes(
      'The plan for the rest of the week.',
      meme('endless-list', { ticked: 'Bought the nice pastries', rest: 'Monday, Tuesday and Wednesday' }),
      meme('shoulder-advice', {
        angel: 'Finish it today, be free tomorrow',
        imp: 'Tomorrow you will be somebody else',
        me: 'Thursday me',
      }),
    ),
    p(
      'The person one hands the work to is always oneself, one day older. Any template with two versions of one character fits: the tidy one makes the plan, the other one receives it.',
    ),
    h('In the evening'),
    memes(
      'Practically the weekend.',
      meme('bedtime-book', {
        book: 'And so they all agreed that Thursday was nearly the weekend, and ordered another round',
        child: 'And who was in the nine o’clock meeting?',
      }),
      meme('3am-brain', { brain: 'You said “I will send it tomorrow morning”.', me: 'it is tomorrow' }),
    ),
    h('And on the other side'),
    memes(
      'For those whose Thursday is a Friday.',
      meme('online-offline', {
        online: 'Four-day week, fully rested',
        offline: 'Five days, in four, at night',
      }),
    ),
    p(
      'Post these at three in the afternoon, when the day is at its most Thursday. For the rest of the week there is the [work shelf](/memes/work).',
    ),
  ],
)
