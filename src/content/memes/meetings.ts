import { definePage, h, meme, memes, p } from '../page'

export const meetingMemes = definePage(
  {
    path: '/memes/meetings',
    section: 'memes',
    kind: 'page',
    title: 'Meeting memes that could have been an e-mail',
    description:
      'Memes about agendas, round tables, people with a hard stop and the meeting before the meeting. Short enough to be read during one.',
    label: 'Meetings',
    headline: 'Meeting memes',
    lead: 'To be sent to the person opposite, with a straight face, while somebody shares the wrong screen.',
    published: '2026-11-22',
    updated: '2026-11-22',
    image: meme('grand-entrance', {
      day: 'Minute 58 of a meeting that answered its question in minute two',
      hero: 'Someone needs this room',
    }),
    related: ['/memes/zoom-meetings', '/memes/work', '/memes/product-manager'],
  },
  [
    p(
      'A meeting is a story in which nothing happens to many people at once. It has a hero (whoever ends it), a villain (*any other business*) and a clock. That makes it the most reliable subject there is: everybody was there.',
    ),
    h('Before'),
    memes(
      'The invitation.',
      meme('box-in-a-box', { outer: 'Strategic alignment workshop, 3 h', inner: 'Can you send me the file' }),
      meme('rabbit-hole', {
        entry: 'A quick call about the date',
        d1: 'A call about who should be in the call',
        d2: 'A working group for dates',
        bottom: 'The date has passed',
      }),
    ),
    h('During'),
    memes(
      'Everybody in the room knows these.',
      meme('the-presentation', {
        slide: 'Let me just give some context (1987 to today)',
        topic: 'People who had one question',
      }),
      meme('three-wise-avoiders', { see: 'The clock', hear: '“So who takes this?”', speak: 'A name' }),
    ),
    p(
      'Jokes about what happens *during* a meeting work best if they name one exact moment: the pause after “any questions”, the second somebody says “let me share my screen”. The more exact, the more people recognise it.',
    ),
    h('After'),
    memes(
      'What is left.',
      meme('all-green', {
        dash: 'Great discussion, aligned on everything',
        truth: 'Nobody wrote anything down',
      }),
      meme('cave-wall', {
        wall: 'Action item: everybody thinks about it until next time',
        scholar: 'They came back each week. We never learnt why.',
      }),
    ),
    p(
      'The minutes are the best source of all: a list of what nobody is going to do, in good order. Take one action item word for word. It needs no caption besides the one that it is.',
    ),
    h('In defence of meetings'),
    memes(
      'Fairness requires one.',
      meme('unfair-scales', {
        light: 'Two minutes, standing, in a corridor',
        heavy: 'Nine weeks of polite e-mail',
      }),
    ),
    p(
      'Some problems do vanish when two people look at each other. If your team has a good meeting, draw that as well; it is rarer, and it travels further. For the ones with a mute button there is [a shelf of their own](/memes/zoom-meetings).',
    ),
  ],
)
