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
      meme('before-after', { before: '“Just two more days”', after: '“Two. More. Days.”' }),
      meme('outrunning-it', { runner: 'Me, since Tuesday', boulder: '“End of week”, which is tomorrow' }),
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
      meme('shoulder-advice', {
        angel: 'One drink. It is Thursday.',
        imp: 'It is *basically* Friday.',
        me: 'Us, at seven',
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
