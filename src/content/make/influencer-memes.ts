import { definePage, h, meme, memes, p, press, ul } from '../page'

export const influencerMemes = definePage(
  {
    path: '/influencer-memes',
    section: 'make',
    kind: 'page',
    title: 'Influencer memes your followers did not see yet',
    description:
      'Memes about filming breakfast, brand deals and the algorithm, for people with an audience: original templates, any format, and safe for paid posts.',
    label: 'Influencer memes',
    headline: 'Influencer memes',
    lead: 'For people who are paid to have a breakfast. Memes about the job, and a way to make them that your contracts will survive.',
    published: '2026-11-22',
    updated: '2026-11-22',
    image: meme('online-offline', {
      online: 'A slow morning, just me and my thoughts',
      offline: 'Take 34. The thoughts are cold. The dog has eaten one.',
    }),
    related: ['/meme-creators', '/meme-marketing/are-memes-copyrighted', '/gif-memes'],
  },
  [
    p(
      'An account with an audience has two kinds of posts: the ones that took a day and the ones that people remember. Memes belong to the second kind, as long as they are about something that you really know, and the job itself is a rich subject. Here are some to begin with.',
    ),
    h('About the job'),
    memes(
      'Brand deals, told from the inside.',
      meme('tug-of-war', { left: 'Authenticity', rope: 'my caption', right: 'The brief, version nine' }),
      meme('flat-pack', { claim: 'I only promote what I use myself', leftover: 'the product, sealed' }),
    ),
    h('About the algorithm'),
    memes(
      'It giveth, mostly to the cat.',
      meme('podium', {
        first: 'Nine blurry seconds of the cat',
        second: 'A film I shot for three weeks',
        third: 'Sleep',
      }),
      meme('string-board', {
        c1: 'Posted at 18:02',
        c2: 'Wore green',
        c3: 'Mercury',
        theory: 'This is why the reach is down',
      }),
    ),
    h('About the audience, kindly'),
    memes(
      'With them, not at them.',
      meme('domino-chain', {
        cause: 'I changed my mug',
        effect: 'Four hundred messages ask if I am all right',
      }),
    ),
    h('Why not just use the famous template'),
    p(
      'Because your posts may be advertising, also when this one is not. A film still next to a discount code uses somebody’s work and face to sell something, and brands have begun to ask for proof of rights. The templates here were drawn for this project, show nobody in particular, and may be used commercially. [The long answer](/meme-marketing/are-memes-copyrighted) has four owners in it.',
    ),
    h('Practical things'),
    ul(
      'Files up to 2048 pixels, still or [moving](/gif-memes), square and tall templates among them.',
      'Type what happened, choose from up to twelve, change the words until they sound like you.',
      'Captions in the [language of your followers](/search-supported-languages), set properly.',
      'Alt text comes along, so nobody who follows you with a screen reader is left out.',
      'Mark paid posts as paid. A meme is no exception.',
    ),
    press('Say what happened', '/create'),
  ],
)
