import { creditCosts, freeMonthlyCredits } from '@/core/credits/credit-costs'
import { templates } from '@/templates/templates'
import { definePage, h, meme, memes, p, press, ul } from '../page'

const moving = templates.filter(({ motion }) => motion).length

export const gifMemes = definePage(
  {
    path: '/gif-memes',
    section: 'make',
    kind: 'page',
    title: 'GIF memes from a sentence',
    description:
      'Say what happened and get memes that move: short loops, drawn rather than filmed, small enough for a chat, with the words already in place.',
    label: 'GIF memes',
    headline: 'GIF memes',
    lead: 'Some jokes need a beat. Say what happened, and up to six short loops answer, with the words in place and the timing done.',
    published: '2026-11-22',
    updated: '2026-11-22',
    image: meme('slow-zoom-loop', {
      p1: 'A quick fix before lunch',
      p2: 'It is dark outside',
      p3: 'It was a different lunch',
    }),
    related: ['/meme-templates', '/memes', '/meme-api'],
  },
  [
    memes(
      'These are running now. With reduced motion set in your system they stand still.',
      meme('outrunning-it-loop', { runner: 'Me', boulder: 'The thing I said I would do “this weekend”' }),
      meme('calm-in-chaos-loop', {
        situation: 'Forty tabs and one of them is playing music',
        calm: 'I know where everything is.',
      }),
    ),
    h('When a meme should move'),
    p(
      'A still is read; a loop is watched. Use a loop when the joke is *that it goes on*: somebody who has been running since Monday, a dashboard that stays green, a finger that cannot decide between two buttons. If the joke is a comparison, take a still. Nobody waits for the second panel of a thing that they could have seen at once.',
    ),
    h('Words that appear on time'),
    p(
      'On several of our templates the captions arrive one after the other, each with its part of the scene. That is the timing of a spoken joke: first what sounds harmless, then the doubt, then what it means. They stay until the end, so that a slow reader loses nothing.',
    ),
    memes(
      'Three floors, one meeting.',
      meme('elevator-pitch', {
        floor1: 'A small change to the plan',
        floor2: 'We can reuse most of it',
        floor3: 'What did the plan say',
      }),
      meme('loading-patience', { task: 'Waiting for “a quick call”', wait: 'I have grandchildren now' }),
    ),
    h('Small enough to send'),
    ul(
      'A GIF is kept within two megabytes unless you ask for another limit: first the colours go, then frames, then pixels, in the order in which you would miss them.',
      'The same loop is available as WebP, which is smaller still, and as a still picture with the ending `.png`.',
      'Drawings compress better than film, because large areas have one colour. That is why ours stay sharp.',
      'Every one carries an alt text that says what happens in it.',
    ),
    h('What it costs'),
    p(
      `A run of GIFs costs ${creditCosts['text-to-gif']} credits however many of the six you ask for, and there are ${moving} moving templates in the [library](/meme-templates). A free account has enough for ${freeMonthlyCredits / creditCosts['text-to-gif']} such runs a month. Editing the words afterwards costs nothing.`,
    ),
    press('Make GIFs', '/gifs'),
  ],
)
