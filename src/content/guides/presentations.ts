import { definePage, h, meme, memes, ol, p, ul } from '../page'

export const presentations = definePage(
  {
    path: '/teaching-with-memes/how-to-use-memes-in-presentations',
    section: 'guides',
    kind: 'article',
    title: 'How to use memes in presentations',
    description:
      'Where a meme helps a talk, where it hurts, how large it must be, how long to leave it up, and how to keep the room listening to you.',
    label: 'Memes in presentations',
    headline: 'How to use memes in presentations',
    lead: 'A meme on a slide is a guest speaker who is funnier than you. Give it one minute and a clear subject.',
    published: '2026-11-22',
    updated: '2026-11-22',
    image: meme('the-presentation', {
      slide: 'Slide 34 of 90: “In short”',
      topic: 'Everyone, in a room without windows',
    }),
    related: ['/teaching-with-memes', '/meme-generator/choosing-the-right-font-for-memes', '/memes/meetings'],
  },
  [
    p(
      'People cannot read and listen at the same time. While your meme is on the wall, nobody hears you, and that is either a mistake or the point. Used on purpose, it gives the room four seconds of its own and hands it back to you in a better mood. Used as decoration, it takes those seconds from the sentence that mattered.',
    ),
    h('Four places where it helps'),
    ol(
      '**At the start, to name the problem.** Everybody in the room has it; the meme says so faster than your second slide would.',
      '**Before the hard part.** A laugh resets attention for a few minutes. Spend them on what they would otherwise not follow.',
      '**To say what may not be said plainly.** “Our process has eleven steps” is an accusation as a sentence and an agreement as a picture.',
      '**At the very end, instead of “Questions?”** It stays up during the discussion, so choose one that bears being looked at for ten minutes.',
    ),
    memes(
      'Naming the problem, in two departments.',
      meme('snowball', {
        start: 'Can we add one field?',
        end: 'Release 4, now with weather',
        hut: 'The form',
      }),
      meme('how-they-see-it', {
        job: 'Data migration',
        p1: 'A milestone',
        p2: 'A quiet weekend',
        p3: 'Copy and paste',
        p4: 'Archaeology with a deadline',
      }),
    ),
    h('Where it hurts'),
    ul(
      'Next to bad news for people who are present.',
      'On a slide that also has a chart. One of them loses, and it is the chart.',
      'As the third one in a row. After two, the audience waits for the next and stops listening to what is between.',
      'In front of people whose humour you do not know and who decide about your money.',
    ),
    h('Large, alone, and short'),
    p(
      'Give it the whole slide. No title, no logo, no footer with the date. Words on a screen that are fine on a phone are unreadable from the last row: as a rule of thumb, the height of a small letter should be a thirtieth of the height of the picture or more. Export at the size of the projector, 1920 pixels on the longer side for most, instead of stretching a small file. PNG keeps lettering clean.',
    ),
    p(
      'Then be quiet until the laugh or its absence is over. Four seconds are long on a stage; count them. Do not read it aloud and do not say “this is funny because”. If nobody laughed, go on as though it had been a full stop.',
    ),
    h('Moving pictures'),
    p(
      'A loop that runs while you speak wins against you every time. If you need one, let it run twice and put a still of the same scene on the next slide. Every moving meme here can be had as a still, with the ending `.png`, so both fit together.',
    ),
    h('For those who do not see it'),
    p(
      'Somebody sits behind a pillar, somebody joined by telephone, somebody does not see at all. Say what is on the slide in half a sentence *after* the laugh: “that is us, with the boulder”. In the file that you send round, keep the alt text; it was made together with the picture and can be copied from its menu.',
    ),
    h('A check the evening before'),
    ul(
      'Is it about the subject of the talk? Not about talks in general.',
      'Would the room laugh at it without you?',
      'Do you know whose picture it is, now that it will be in a recording? Drawn templates spare you the question.',
      'Does the talk still work if you delete it? It should.',
    ),
    memes(
      'The last slide, with room for questions.',
      meme('debate-table', { claim: 'The summary slide is the talk' }),
    ),
  ],
)
