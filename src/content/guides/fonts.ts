import { definePage, h, meme, memes, p, ul } from '../page'

export const fonts = definePage(
  {
    path: '/meme-generator/choosing-the-right-font-for-memes',
    section: 'guides',
    kind: 'article',
    title: 'Choosing the right font for memes',
    description:
      'How to letter a meme so that it is read in two seconds on a phone: weight, case, outline or panel, one voice per picture, and other scripts.',
    label: 'Choosing a font',
    headline: 'Choosing the right font for memes',
    lead: 'A meme is read in about two seconds, at the size of a matchbox, by someone who should be working. The letters have one job.',
    published: '2026-11-22',
    updated: '2026-11-22',
    image: meme('line-goes-up', { top: 'Renamed the file final-final-2', bottom: 'Delivery' }),
    related: [
      '/meme-maker/creating-memes',
      '/meme-templates/choosing-meme-templates',
      '/search-supported-languages',
    ],
  },
  [
    p(
      'Nobody has ever shared a picture because of its lettering, and plenty of people have scrolled past one because of it. The aim is modest: the words should be understood before the reader notices that they are reading. What follows are the rules by which our own templates are lettered, with the reasons, so that you know which of them you can break.',
    ),
    h('Read it at arm’s length'),
    p(
      'Put your phone on the table and stand up. If you can still read the line, it is big enough. If you cannot, shorten the line before you shrink the letters: twelve words is a lot, six is plenty. A caption that only fits when it is small is two captions, or none.',
    ),
    p(
      'The same test works in reverse. If the words are so large that they cover the face that makes the joke, the picture has become a poster. Give each of them a place and keep them there.',
    ),
    h('Heavy, but open'),
    p(
      'Weight carries across a busy picture; closed shapes do not. Look at the **a**, the **e** and the **8** first. If their holes fill in at 24 pixels, the joke fills in with them. Rounded faces such as Baloo 2 keep theirs open, which is why most of our panels are set in it. Narrow faces such as Anton are the other answer: they are heavy as well, and a whole sentence of them fits across the top of a picture.',
    ),
    p(
      'Thin and elegant faces fail for a dull reason. Pictures are compressed on their way through every chat, and the first thing that compression eats is a hairline.',
    ),
    h('Outline or panel'),
    p(
      'If the picture behind the words has more than two colours, choose: an outline about a seventh of the letter’s height, or a panel of one colour behind them. Never both. An outline belongs to words that lie on the scene, a panel to words that somebody in it says or holds.',
    ),
    memes(
      'Panels need no outline. A dark scene needs a panel.',
      meme('nope-yep', { reject: 'Reading the manual', approve: 'Pressing it to see' }),
      meme('3am-brain', { brain: 'You waved at someone who waved at somebody else.', me: 'good night' }),
    ),
    h('Capitals are a volume, not a style'),
    p(
      'Capitals shout, and shouting is right for exactly one kind of line: the one that the picture delivers with a straight face. *“RENAMED THE FILE FINAL-FINAL-2”* is funnier loud, because the deed is so small. A thought at three in the morning is not shouted. Set it as you would say it: sentence case, a full stop where you would pause.',
    ),
    p(
      'Sentence case also has more shape. Words written in small letters have ascenders and descenders, and people recognise the outline of a word before they read its letters.',
    ),
    h('One voice per meme'),
    p(
      'Two faces in one picture say that two people are talking. That can be the joke: a label in capitals on the thing, a bubble in sentence case from the person. Three faces say that nobody decided. The same goes for sizes: one size for all labels of the same kind, however long the words are. If one of them has to be smaller, make all of them smaller.',
    ),
    h('Other scripts, and emoji'),
    p(
      'A face that has no letter for your language falls back to one that does, and the meme gets a ransom-note look. Check before you post: type a word with every accent that you use. We set captions in [every script of our language table](/search-supported-languages) with faces that belong together, from right to left where that is the direction, and break lines where that language breaks them.',
    ),
    p(
      'Emoji are pictures, so treat them as a second picture. One, at the end, in place of a word that you would otherwise have to write. Not five.',
    ),
    h('A list to hold against yours'),
    ul(
      'Six words, twelve at most, in a box.',
      'Readable at arm’s length on a phone.',
      'Outline *or* panel, chosen once for the picture.',
      'Capitals only where the line is meant to be loud.',
      'One face; two if two people speak.',
      'No word across a face, a hand or the thing that the joke is about.',
    ),
    h('When to break this'),
    p(
      'When the lettering is the joke. A certificate wants to be pompous, a sign wants to look official, and a ransom note wants to be a ransom note. The rule behind the rules is that the reader should never be in doubt whether it was on purpose.',
    ),
    memes(
      'Pompous on purpose.',
      meme('certificate', {
        title: 'Certificate of Restraint',
        who: 'You, yesterday',
        for: 'Using one typeface for a whole presentation',
      }),
    ),
  ],
)
