import { freeMonthlyCredits } from '@/core/credits/credit-costs'
import { definePage, h, meme, memes, p, press, ul } from '../page'

export const memeCreators = definePage(
  {
    path: '/meme-creators',
    section: 'make',
    kind: 'page',
    title: 'For meme creators: from idea to set in a minute',
    description:
      'For people who make memes often: several takes on each sentence, words you can change for free, a library that finds them again, files that stay sharp.',
    label: 'For meme creators',
    headline: 'For people who make memes often',
    lead: 'You have more ideas than evenings. Bring the sentence; we draw, letter, file and describe, and you keep the last word.',
    published: '2026-11-22',
    updated: '2026-11-22',
    image: meme('big-ideas', {
      level1: 'Making a meme',
      level2: 'Making the same meme on another template',
      level3: 'Making twelve and posting none',
      level4: 'Making a meme about making memes',
    }),
    related: ['/meme-creators/chief-meme-officer', '/influencer-memes', '/meme-maker/creating-memes'],
  },
  [
    p(
      'Making one meme is easy everywhere. Making the fortieth this month, with the same care, is where tools get in the way: the boxes have to be dragged again, the good one is somewhere in a downloads folder, and the typo sits in a file that has forgotten its words. This page says what we do about that.',
    ),
    h('Takes, not a take'),
    p(
      'One sentence gives up to twelve memes, no two on the same template, each with another reading of the joke. Most of the work of a creator is choosing, so there should be something to choose from. Nothing good among them? Reroll, and others come.',
    ),
    memes(
      'One sentence, “I bought a standing desk”, three readings.',
      meme('expectation-reality', {
        expect: 'Standing, upright, productive',
        reality: 'A very expensive shelf for laundry',
      }),
      meme('podium', { first: 'The box it came in, says the cat', second: 'The desk', third: 'Standing' }),
      meme('3am-brain', { brain: 'You could be standing right now.', me: 'lying down' }),
    ),
    h('The words stay words'),
    p(
      'A saved meme knows its captions. Change a comma next week and the picture is drawn again, at no cost. PNG files even carry the meme inside them, for the day on which the file is all you have.',
    ),
    h('Found again'),
    ul(
      'Every meme stays in your library with the sentence it came from.',
      'Stars for the ones that hurt.',
      'Alt text for each, written along with it, ready to copy.',
      'Delete one, and its address is gone as well.',
    ),
    h('Sharp wherever it goes'),
    p(
      'Up to 2048 pixels on the longer side, as PNG, JPG or WebP, and loops as GIF. Drawings with flat colours survive the compression of chats better than photographs do, and the lettering is made for the size of a matchbox.',
    ),
    h('Yours to use'),
    p(
      `The templates carry no rights of studios or strangers, so a meme may go on a print, a stream or an advertisement. A free account has ${freeMonthlyCredits} credits a month and a small mark in the corner; [plans](/pricing) have more, and some a mark of your own. If you produce by the hundred, there is an [API](/meme-api) with the same calls.`,
    ),
    press('Bring a sentence', '/create'),
  ],
)
