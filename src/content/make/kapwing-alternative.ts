import { freeMonthlyCredits } from '@/core/credits/credit-costs'
import { definePage, h, meme, memes, p, press, table, ul } from '../page'

export const kapwingAlternative = definePage(
  {
    path: '/kapwing-alternative',
    section: 'make',
    kind: 'page',
    title: 'A Kapwing alternative for memes, compared fairly',
    description:
      'Kapwing edits video; we turn sentences into memes. Where each is the better choice, with sources and the day on which we looked.',
    label: 'Kapwing alternative',
    headline: 'A Kapwing alternative, for memes',
    lead: 'Kapwing is a video editor in the browser that can also make memes. We make memes and cannot edit video. It depends on your Tuesday.',
    published: '2026-11-22',
    updated: '2026-11-22',
    image: meme('cart-of-nonsense', {
      shelf: 'Put six words on a picture',
      cart: 'Timeline, layers, transitions, a subtitle track',
    }),
    related: [
      '/imgflip-alternative',
      '/meme-generator/top-10-features-to-look-for-in-a-meme-generator',
      '/gif-memes',
    ],
  },
  [
    p(
      'One of these two is ours, so we are no neutral party. What we say of Kapwing comes from its own help pages, as they stood on 22 November 2026. Prices and limits move; theirs are the pages to believe.',
    ),
    h('In short'),
    ul(
      '**Take Kapwing** if your material is video, or if you want to place everything on the canvas yourself.',
      '**Take us** if your material is a sentence and you want finished memes from it in a few seconds, still or as a short loop.',
    ),
    h('Side by side'),
    table(
      'As of 22 November 2026',
      ['What', 'Kapwing', 'Quipsmith'],
      [
        'What it is',
        'An editor for video, images and GIFs in the browser [1]',
        'A generator: a sentence in, memes out, with an editor for the words',
      ],
      [
        'Who writes the joke',
        'You, on a canvas',
        'You bring the sentence; up to twelve readings of it come back',
      ],
      [
        'Mark on free exports',
        'One project a month without it once signed in, then a mark in the lower right corner [1]',
        'A small mark in the lower right corner',
      ],
      ['Removing the mark', 'With Kapwing Pro [1]', 'With a [plan](/pricing)'],
      [
        'Free allowance',
        'Video up to 30 minutes long [1]',
        `${freeMonthlyCredits} credits a month, one for a run of up to twelve memes`,
      ],
      [
        'Refunds and ending it',
        'Cancel in the settings; Pro stays to the end of the period [2]',
        'Cancel in the billing portal; it stays to the end of the period',
      ],
      ['Video', 'Yes, that is its trade', 'No. Loops as GIF and WebP'],
      ['Run it yourself', 'We found no such offer', 'Yes, the source is open'],
    ),
    h('Where Kapwing is better'),
    p(
      'Anything with a timeline. If you have a recording of somebody falling into a hedge and want a caption on the fall, you need a video editor, and we are none. The same is true if you want to place ten layers by hand.',
    ),
    h('Where we are better'),
    p(
      'Distance to the first meme. A canvas begins empty; a sentence does not. You type what happened, and the search for a picture, the cutting of the words and the placing of the boxes are done before you would have chosen a template. The pictures were [drawn for this project](/meme-templates), so there is no question about whose they are. And there is an [API](/meme-api) that does the same for a program.',
    ),
    memes(
      'Two tools, each asked for the other’s job.',
      meme('missed-target', {
        target: 'Six words on one picture',
        arrow: 'A four-minute film with chapters',
      }),
    ),
    h('Using both'),
    p(
      'Many will. Make the meme here, download it as PNG with up to 2048 pixels on the longer side, and lay it over the video there. A loop exported as GIF can be placed on a timeline as well.',
    ),
    h('Sources'),
    ul(
      '[1] Kapwing, [watermark policy](https://www.kapwing.com/help/our-watermark-policy/).',
      '[2] Kapwing, [cancelling a subscription](https://www.kapwing.com/help/cancel-subscription/).',
    ),
    p(
      'Kapwing is a name of its owner, with whom we have nothing to do. If a line on this page has become untrue, [write to us](/contact): it is changed, and so is the date above.',
    ),
    press('Try it with one sentence', '/create'),
  ],
)
