import { definePage, h, meme, memes, ol, p, ul } from '../page'

export const communityMemes = definePage(
  {
    path: '/meme-maker/how-to-make-memes-for-your-community',
    section: 'guides',
    kind: 'article',
    title: 'How to make memes for your community',
    description:
      'Inside jokes that let people in: how to collect material, which targets are fair, how to start a meme thread and what to do when one goes wrong.',
    label: 'Memes for your community',
    headline: 'How to make memes for your community',
    lead: 'A community is a group of people who complain about the same things. Memes are the minutes of that meeting.',
    published: '2026-11-22',
    updated: '2026-11-22',
    image: meme('party-corner', {
      secret: 'I understand every meme in this channel',
      crowd: 'The weather, apparently',
    }),
    related: ['/meme-maker/creating-memes', '/meme-creators/chief-meme-officer', '/memes/memes-about-memes'],
  },
  [
    p(
      'Memes for the whole internet have to be understood by people who share nothing. Memes for a community can begin much later: everybody knows the slow build, the strict moderator, the bench in the park that is always wet. That is their advantage, and also their danger, because what lets some people in keeps others out. This guide is about getting the first without the second.',
    ),
    h('Collect before you draw'),
    p(
      'Spend a week only listening. Write down, in the words people use, what they complain about twice. Once is an event; twice is a subject. You are looking for three kinds of things: rituals that everybody follows and nobody defends, objects with a temper of their own, and sentences that have become proverbs.',
    ),
    ul(
      '*Rituals*: the introduction round, the yearly debate about the logo, “did you search first?”',
      '*Objects*: the projector, the shared password, the tent with the bent pole.',
      '*Proverbs*: “works on my machine”, “we said we would never do this again”, “it is a feature”.',
    ),
    h('Aim at things, rules and yourself'),
    p(
      'In a group where people meet again, a joke about one of them is a statement about their place in it. So there is an order of fair targets: first things, then habits that all share, then yourself, then those with power in the group, who should be able to take it. Newcomers, quiet people and anyone who is having a bad month are not on the list.',
    ),
    memes(
      'A habit that all share, and a thing.',
      meme('three-wise-avoiders', {
        see: 'The pinned message',
        hear: '“It is in the pinned message”',
        speak: 'What the pinned message says',
      }),
      meme('final-boss', {
        hero: 'The new treasurer',
        boss: 'A folder named “receipts, misc”',
        weapon: 'One highlighter',
      }),
    ),
    h('Explain the joke to newcomers, once'),
    p(
      'An inside joke becomes friendlier with a door. Keep a page or a thread that says where the standing jokes come from, in a line each. It costs nothing, newcomers read it with pleasure, and it has a second use: when the origin of a joke sounds mean written down, you will notice.',
    ),
    h('Start a thread that lives'),
    ol(
      'Give it a day and an end: “printer memes, until Friday noon”. A subject with a deadline gets answers.',
      'Post the first two yourself, one good and one mediocre. The good one shows what is possible; the other one shows that the door is open.',
      'Let people bring only the sentence. Many are funny and hate editors; turning their sentence into a picture is a gift.',
      'React to every one within a day, even with a single sign.',
      'At the end pick no winner. Pick three, for three different reasons.',
    ),
    memes(
      'The second one is the important one.',
      meme('online-offline', {
        online: 'Our community: 4,000 members',
        offline: 'Six people and a heron',
      }),
    ),
    h('When one goes wrong'),
    p(
      'It will. Somebody is hurt, or something that was harmless on Tuesday is not on Thursday. Take it down first and talk afterwards; a meme is not worth a principle. Say in one sentence what happened, without “if anyone was offended”. Do not make a meme about it. On this service a meme that is deleted is gone from its address too, so the link in the old thread goes dark along with it.',
    ),
    h('Keep it readable for everyone'),
    p(
      'Add alt text. Write dates and names out. Do not put the only announcement of the summer party into a picture. And if your community has more than one language, make the meme in each of them, as the joke allows: a caption can be set in [all of these](/search-supported-languages), and a drawing needs no translation.',
    ),
    memes(
      'For the archive.',
      meme('epic-agreement', { left: 'Founders', right: 'Newcomers', clasp: 'The old logo was better' }),
    ),
  ],
)
