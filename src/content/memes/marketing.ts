import { definePage, h, meme, memes, p } from '../page'

export const marketingMemes = definePage(
  {
    path: '/memes/marketing',
    section: 'memes',
    kind: 'page',
    title: 'Marketing memes, unapproved by marketing',
    description:
      'Memes about funnels, brand guidelines, attribution and the word “just”. Made for marketers, by way of revenge, on templates that are safe to post.',
    label: 'Marketing',
    headline: 'Marketing memes',
    lead: 'Approved by nobody, forwarded by everybody. For people who have kerned a button at midnight.',
    published: '2026-11-22',
    updated: '2026-11-22',
    image: meme('line-goes-up', {
      top: 'Changed the button from blue to slightly bluer',
      bottom: 'Strategy',
    }),
    related: ['/meme-marketing', '/memes/sales', '/memes/product-manager'],
  },
  [
    p(
      'Marketing is the art of being certain about things that cannot be known, in a template that somebody else chose. Hence these. They are for internal use, like most of what is true about the trade; for memes that a company may post, there is a [guide](/meme-marketing).',
    ),
    h('Feedback'),
    memes(
      'It arrives in layers.',
      meme('clown-steps', {
        s1: 'One round of comments, that is all',
        s2: 'The CEO’s partner has had a look',
        s3: 'Could we see it in green, just to compare',
        s4: 'We are going with the first one, but in green',
      }),
      meme('side-glance', { temptation: 'A rebrand', subject: 'New CMO', neglected: 'The rebrand' }),
    ),
    p(
      'Feedback jokes want an escalation: each step a little more reasonable on its own and a little madder in a row. Four steps are the most that a reader will follow.',
    ),
    h('Numbers'),
    memes(
      'Attribution, explained.',
      meme('last-slice', {
        h1: 'Search',
        h2: 'Social',
        h3: 'The newsletter',
        prize: 'One sale. It was my mother.',
      }),
      meme('string-board', {
        c1: 'A billboard',
        c2: 'A podcast',
        c3: 'Rain',
        theory: 'It is a multi-touch journey',
      }),
    ),
    p(
      'Numbers are safe to laugh at as long as they are your own. Take the metric that your team is proudest of and write down the smallest true story behind it.',
    ),
    h('Words'),
    memes(
      'One thing, two names.',
      meme('spot-the-difference', {
        a: 'Advert',
        b: 'Storytelling moment',
        line: 'That is the same receipt, madam.',
      }),
      meme('museum-piece', { art: 'Button: “Learn more”', critic: 'It asks nothing, and receives it.' }),
    ),
    p(
      'The trade renames things faster than it changes them, so *false distinction* is its natural shape. Take any two words from your last deck that mean the same and put them on a counter side by side.',
    ),
    h('Timing'),
    memes(
      'We had a plan for this.',
      meme('looming-clock', { clock: 'Campaign goes live at nine', me: 'Choosing between two grey lines' }),
      meme('plane-banner', {
        banner: 'SUMMER STARTS HERE (artwork to follow, link to follow)',
        beach: 'It is September. The link still follows.',
      }),
    ),
    p(
      'Deadlines in marketing are public, which makes them funnier than others: the banner flies whether it is finished or not. Put what was promised where everybody can see it, and the date below.',
    ),
  ],
)
