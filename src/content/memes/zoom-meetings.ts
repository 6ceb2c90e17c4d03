import { definePage, h, meme, memes, p } from '../page'

export const zoomMeetingMemes = definePage(
  {
    path: '/memes/zoom-meetings',
    section: 'memes',
    kind: 'page',
    title: 'Zoom meeting memes: you are on mute',
    description:
      'Memes about video calls: mute buttons, frozen faces, cats, backgrounds and goodbyes that take longer than the call. For any software you wave into.',
    label: 'Zoom meetings',
    headline: 'Zoom meeting memes',
    lead: 'Whatever software you wave into at the end. For the chat at the side, while somebody is talking with great gestures and no sound.',
    published: '2026-11-22',
    updated: '2026-11-22',
    image: meme('podium', {
      first: 'The cat, walking past',
      second: 'Nine weeks of work, presented',
      third: 'The person on mute',
    }),
    related: ['/memes/meetings', '/memes/work', '/memes/coworkers'],
  },
  [
    p(
      'Video calls have given us a new set of situations that everybody on earth knows, which does not happen often. The lag, the echo, the forehead, the goodbye: each is a small scene with fixed roles, and fixed roles are templates.',
    ),
    h('Can you hear me'),
    memes(
      'The first eight minutes.',
      meme('big-ideas', {
        level1: 'Can you hear me?',
        level2: 'I can hear you, can you hear me?',
        level3: 'Let me leave and come back',
        level4: 'Two of me are in the call now',
      }),
      meme('museum-piece', {
        art: 'Eleven minutes of splendid points, on mute',
        critic: 'A meditation on being heard.',
      }),
    ),
    p(
      'Nobody laughs at the software; everybody laughs at the sentences that it has taught us. Collect yours. “You go first”, “no, you go”, “we can see your mail” are finished captions that lack only a picture.',
    ),
    h('Being seen'),
    memes(
      'Above the desk, and below it.',
      meme('online-offline', {
        online: 'Shirt, bookshelf, a calm voice',
        offline: 'No trousers, a child, something is boiling',
      }),
      meme('calm-outside', {
        inside: 'My face has frozen in the middle of a yawn',
        outside: 'Sorry, bad connection!',
      }),
    ),
    p(
      'The border of the picture is the joke: what it shows and what is just outside it. Any template with an inside and an outside will do.',
    ),
    h('Sharing the screen'),
    memes(
      'The most dangerous button in business.',
      meme('obvious-trap', {
        trap: 'Share entire desktop',
        victim: 'Me, in a hurry',
        bait: '“It is quicker”',
      }),
      meme('tab-hoarder', {
        tab: 'The presentation',
        all: 'Is it normal to cry at work · lasagne near me · how to leave a call',
      }),
    ),
    p(
      'What is frightening about a shared screen is that it shows the truth: the tabs, the file names, the battery. Pick the one thing on yours that you would not want read aloud, and make it slightly worse.',
    ),
    h('The goodbye'),
    memes(
      'Nobody can find the button.',
      meme('shrinking-into-hedge', {
        said: '“Bye! Bye. Bye-bye. Okay, bye. Thanks! Bye.”',
        who: 'Everyone, still there',
      }),
    ),
    h('The chat at the side'),
    p(
      'A still beats a loop here, because somebody is sharing their screen and your GIF will be on it. Keep it small, keep it kind, and check twice that you are writing to one person and not to *everyone*.',
    ),
  ],
)
