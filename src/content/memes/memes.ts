import { creditCosts, freeMonthlyCredits } from '@/core/credits/credit-costs'
import { definePage, h, meme, memes, p, press } from '../page'

export const memesHub = definePage(
  {
    path: '/memes',
    section: 'memes',
    kind: 'page',
    title: 'Memes by subject, each painted on the spot',
    description:
      'Memes about work, meetings, sales, support, travel and the fifth Thursday of the week. None is a stock picture: each is words on a template of ours.',
    label: 'Memes',
    headline: 'Memes by subject',
    lead: 'Twelve shelves of small grievances. Every meme on them is words on a template that we drew, painted by the code that paints yours.',
    published: '2026-11-22',
    updated: '2026-11-22',
    image: meme('ok-better-best', {
      l1: 'Complaining about it',
      l2: 'Complaining about it in six words',
      l3: 'Six words, and a raccoon in a crown who agrees',
    }),
    related: ['/meme-templates', '/meme-maker/creating-memes', '/gif-memes'],
  },
  [
    memes(
      'The same Monday, told in three shapes: a contrast, a list without end, a thought.',
      meme('monday-friday', {
        mon: 'Eleven unread threads with my name in them',
        fri: 'One unread thread: “cake in the kitchen”',
      }),
      meme('endless-list', { ticked: 'Make a list', rest: 'Everything on it' }),
      meme('3am-brain', { brain: 'You never answered that message from March.', me: 'not now' }),
    ),
    p(
      'A meme about work and a meme about travel are built from the same few shapes: somebody wants the wrong thing, says that everything is fine, or earns a prize for nothing. What changes is the noun. So these shelves are sorted by what happened, and on each of them you find several shapes of joke to borrow. Take the words, change the noun, and it is yours.',
    ),
    h('The shelves'),
    { kind: 'pages', section: 'memes' },
    h('Yours is not among them'),
    p(
      `Then say it in a sentence. *“The printer works for everybody except me”* is enough: you get up to twelve memes back, each on another template, with the words in place. What you get is yours to edit, and a free account has enough credits for ${freeMonthlyCredits / creditCosts['text-to-meme']} such sentences a month.`,
    ),
    press('Say what happened', '/create'),
  ],
)
