import { freeMonthlyCredits } from '@/core/credits/credit-costs'
import { templates } from '@/templates/templates'
import { definePage, h, meme, memes, p, press, table, ul } from '../page'

export const imgflipAlternative = definePage(
  {
    path: '/imgflip-alternative',
    section: 'make',
    kind: 'page',
    title: 'An Imgflip alternative, compared fairly',
    description:
      'Where Imgflip is the better choice and where we are: templates, rights, writing, API and price, with sources and the day on which we looked.',
    label: 'Imgflip alternative',
    headline: 'An Imgflip alternative',
    lead: 'Imgflip has nearly every meme picture that people know. We have none of those, on purpose. That is most of the comparison.',
    published: '2026-11-22',
    updated: '2026-11-22',
    image: meme('fork-in-road', {
      good: 'A picture everybody knows',
      bad: 'A picture nobody has seen',
      who: 'You, with a joke',
    }),
    related: [
      '/kapwing-alternative',
      '/meme-generator/choosing-a-meme-generator',
      '/meme-marketing/are-memes-copyrighted',
    ],
  },
  [
    p(
      'We make one of the two products on this page, so read it with that in mind. We wrote down only what we could find a source for, and where we found none we say so. Looked at on 22 November 2026; such things change, so check before you decide.',
    ),
    h('In short'),
    ul(
      '**Take Imgflip** if you need the well-known picture, or want to write every caption yourself.',
      '**Take us** if you have the sentence and not the picture, if the meme goes into something commercial, or if you build with an API and want the words and positions back.',
    ),
    h('Side by side'),
    table(
      'As of 22 November 2026',
      ['What', 'Imgflip', 'Quipsmith'],
      [
        'Templates',
        'More than a million to search, by the account of a service built on it [1]',
        `${templates.length}, all drawn for this project`,
      ],
      [
        'Where pictures come from',
        'The popular ones are known photographs and stills; the list in [4] names some',
        'Open-licensed drawings; sources listed',
      ],
      [
        'From a sentence',
        'An automatic template choice and generated memes, in the paid part of the API [2]',
        'Up to twelve memes, each on another template; part of every account',
      ],
      [
        'API, free part',
        'The list of popular templates, and captioning a still; pictures carry a mark [2]',
        `Every call, ${freeMonthlyCredits} credits a month; pictures carry a mark`,
      ],
      [
        'API, paid part',
        'From $9.99 a month, then by the call beyond an allowance [2]',
        'Plans on our [pricing page](/pricing)',
      ],
      [
        'How a program signs in',
        'User name and password of the account, in the request [3]',
        'A key that can be replaced; test keys',
      ],
      [
        'Who can see an API image',
        'Anybody with its address [4]',
        'Anybody with its address, until you delete it',
      ],
      ['Run it yourself', 'We found no such offer', 'Yes, the source is open'],
    ),
    h('Where Imgflip is better'),
    p(
      'Recognition. A meme that quotes a picture everybody knows starts with half the joke told, and no drawing of ours can do that. Its library is larger than ours by a factor with several zeros, and there are packages for its API in many languages, some of which are named below. If that is what you are after, you need not read on.',
    ),
    h('Where we are better'),
    p(
      'You do not have to find the picture. Say what happened, and the shape of the joke finds it. The templates show nobody in particular, so a company may use them without asking a film studio, which is a question that [few people ask](/meme-marketing/are-memes-copyrighted) until somebody asks them. Captions are set in [many scripts](/search-supported-languages), each meme has an alt text, and the API returns the captions with their boxes, so that your program can change a word and have the same picture again.',
    ),
    memes(
      'What moving over looks like.',
      meme('nope-yep', {
        reject: 'Searching “man, confused, both hands”, cropping, retyping',
        approve: 'Typing “I bought another notebook”',
      }),
    ),
    h('Moving over'),
    ul(
      'Pictures and captions that you made elsewhere stay where they are; there is nothing to import.',
      'A script that called `caption_image` with a template id calls `POST /meme/text-to-meme` with a sentence, or the [address of a template](/meme-api) with words in it.',
      'There is no equivalent of a public feed. A meme here is seen by whoever has its address, and by nobody else.',
    ),
    h('Sources'),
    ul(
      '[1] OpenAPI description of a service built on it, [stablememes.dev](https://stablememes.dev/openapi.json): “search 1M+”.',
      '[2] API Evangelist, [costs and limits of the Imgflip API](https://github.com/api-evangelist/imgflip).',
      '[3] [imgflip on npm](https://www.npmjs.com/package/imgflip), whose options are a user name and a password.',
      '[4] [imgflippy on PyPI](https://pypi.org/p/imgflippy), which quotes the API documentation.',
    ),
    p(
      'The original of all of these is Imgflip’s own [API page](https://imgflip.com/api). Names belong to their owners; we are not connected with Imgflip. Something wrong here? [Tell us](/contact), and we mend it and change the date.',
    ),
    press('Try it with one sentence', '/create'),
  ],
)
