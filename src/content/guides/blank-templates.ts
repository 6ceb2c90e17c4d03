import { exampleOrigin } from '../api-document'
import { code, definePage, h, meme, memes, p, ul } from '../page'

export const blankTemplates = definePage(
  {
    path: '/meme-templates/how-to-find-meme-templates-without-captions',
    section: 'guides',
    kind: 'article',
    title: 'How to find meme templates without captions',
    description:
      'Where blank meme templates come from, how to tell a clean one from a painted-over one, and how to fetch ours at any size from an address.',
    label: 'Templates without captions',
    headline: 'How to find meme templates without captions',
    lead: 'The picture that you want exists a thousand times, always with somebody else’s joke on it. Here is how to get it empty.',
    published: '2026-11-22',
    updated: '2026-11-22',
    image: meme('rabbit-hole', {
      entry: 'Just the picture, without the words',
      d1: 'A version with only half the words',
      d2: 'A version where someone painted the words over, in beige',
      bottom: 'Drawing it myself',
    }),
    related: ['/meme-templates', '/meme-templates/choosing-meme-templates', '/meme-api'],
  },
  [
    p(
      'An image search for a meme finds finished memes, because finished ones are what people post. The blank picture behind them is older, rarer and usually somewhere in the middle of page four. Three ways lead there, and one of them is short.',
    ),
    h('The short way: a library of blank ones'),
    p(
      'Sites that make memes keep their templates empty, since otherwise nobody could write on them. In [our library](/meme-templates) every picture is still without words, and a press opens it for yours. Each is also available by address, without an account, in the format that its ending names:',
    ),
    code(
      'text',
      `${exampleOrigin}/api/v1/meme/image/signpost.png
${exampleOrigin}/api/v1/meme/image/signpost.webp?width=320
${exampleOrigin}/api/v1/meme/image/signpost-loop.gif`,
    ),
    p(
      'A blank template from us carries no watermark. Words can be added in the same address, one parameter for each box, and then you have a meme and not a template; that one does carry a small mark.',
    ),
    memes(
      'From the same addresses, with words.',
      meme('signpost', { s1: 'Search for the blank one', s2: 'Crop the caption off', s3: 'Ask your nephew' }),
    ),
    h('The long way: searching for pictures'),
    p(
      'If it has to be a certain well-known picture, search for what is *in* it rather than for what the meme is called, and add the word “original”, “still” or “stock”. Then use a reverse image search with the cleanest copy that you have, and sort the results by size. The largest copy is nearly always closest to the source, because every repost makes a picture smaller.',
    ),
    p(
      'Once you have it, read where it comes from. A page that sells the picture is telling you something about what you may do with it. So is the absence of any page.',
    ),
    h('How to tell a clean one from a repaired one'),
    ul(
      '**Look at flat areas.** Where a caption was painted over, the colour is too even or has a soft edge.',
      '**Look at the borders.** Cropped captions leave a picture that is oddly wide, or feet without ground.',
      '**Look for halos.** White letters with a black outline leave a grey ghost after compression.',
      '**Zoom to 400 %.** Squares of eight by eight pixels mean that it has been saved many times.',
      '**Compare the proportions** with another copy. Stretched faces are a sign of a template that was fitted to somebody’s frame.',
    ),
    h('Removing a caption yourself'),
    p(
      'It can be done when the words lie on one colour: cover the area with that colour and leave a margin. On a busy background leave it. Tools that guess what was behind the letters invent a texture that you will see for ever, and while you are at it you are editing a picture whose owner you still do not know.',
    ),
    h('What about the rights'),
    p(
      'Blank does not mean free. An empty film still belongs to whoever owned it before somebody wrote on it. For a chat among friends that is a theoretical question; for a newsletter, a course or a shop it is not. Our page on [memes and copyright](/meme-marketing/are-memes-copyrighted) says what is settled and what is not. The templates here are drawings made for the purpose, so the question has been answered for you.',
    ),
    h('Make the blank one fit'),
    p(
      'A template without captions also has no boxes, and that is where the time goes: finding where the words may stand so that they cover nothing. If you bring a picture of your own to the [themed page](/themed), calm areas are found for you, and four memes come back with words in them. If you take one of ours, the boxes are part of it.',
    ),
    memes(
      'Calm areas, used.',
      meme('museum-piece', { art: 'Untitled (blank template)', critic: 'Finally, room for my words.' }),
      meme('before-after', {
        before: '“I just need an empty one”',
        after: 'Forty tabs, all of them captioned',
      }),
    ),
  ],
)
