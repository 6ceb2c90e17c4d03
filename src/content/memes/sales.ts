import { definePage, h, meme, memes, p } from '../page'

export const salesMemes = definePage(
  {
    path: '/memes/sales',
    section: 'memes',
    kind: 'page',
    title: 'Sales memes for the last week of the quarter',
    description:
      'Memes about pipelines, cold calls, demos that worked yesterday and the deal that is as good as signed. For sales teams and those who love them.',
    label: 'Sales',
    headline: 'Sales memes',
    lead: 'For people who end every sentence with a next step. Best read on the thirtieth, with the phone face down.',
    published: '2026-11-22',
    updated: '2026-11-22',
    image: meme('calm-in-chaos', {
      situation: 'Two days left and the pipeline is a puddle',
      calm: 'It is as good as signed.',
    }),
    related: ['/memes/customer-service', '/memes/marketing', '/memes/product-manager'],
  },
  [
    p(
      'Selling is optimism with a deadline, and both halves are funny. What makes a sales meme work is the moment at which hope meets the calendar, so most of these have a number or a date in them.',
    ),
    h('The pipeline'),
    memes(
      'A forecast is a kind of poem.',
      meme('crystal-ball', {
        ball: 'Close date: 31 December. Then 31 January. Then “Q2”.',
        teller: 'It wants a discount first.',
      }),
      meme('house-of-cards', {
        tower: 'This quarter',
        base: 'One champion, currently on a boat',
        cat: 'A new CFO',
      }),
    ),
    p(
      'A forecast has the form of knowledge and the content of a wish, which is what fortune-tellers and card houses are for. Use your own stage names; “verbal yes” needs no further words.',
    ),
    h('The call'),
    memes(
      'Cold, warm, and what was heard.',
      meme('side-glance', { temptation: 'Cleaning up the CRM', subject: 'Me', neglected: 'Forty calls' }),
      meme('typing-deleting', {
        long: 'I am following up on my follow-up to the follow-up, in which I was merely following up',
        sent: 'Just checking in!',
      }),
    ),
    p(
      '*Just checking in* means something else in every language in which it is written. If you have a house variant, put it into the second box of that template and send it to the person who invented it.',
    ),
    h('The demo'),
    memes(
      'It worked yesterday.',
      meme('obvious-trap', {
        trap: 'Live demo, production data',
        victim: 'Me, confident',
        bait: '“Could you just click there?”',
      }),
      meme('flat-pack', { claim: 'It works out of the box', leftover: 'the box' }),
    ),
    p(
      'Every demo has one click that must not happen, and the person who asks for it is always friendly. Name the click. The others in the room will do the laughing for you.',
    ),
    h('The promise'),
    memes(
      'Heard through a wall by engineering.',
      meme('domino-chain', {
        cause: '“Sure, it can do that”',
        effect: 'Four engineers learn what it can do',
      }),
    ),
    h('The bell'),
    memes(
      'And then, sometimes.',
      meme('victory-dance', {
        win: 'Signed at 23:52, after nine months, by the nephew’s assistant',
        who: 'The whole floor',
      }),
    ),
    p(
      'Celebrate with something that moves. And send one to those who answered the security questionnaire with its three hundred rows; they were there too.',
    ),
  ],
)
