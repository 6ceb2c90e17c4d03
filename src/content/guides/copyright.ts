import { definePage, h, meme, memes, p, questions, ul } from '../page'

export const copyright = definePage(
  {
    path: '/meme-marketing/are-memes-copyrighted',
    section: 'guides',
    kind: 'article',
    title: 'Are memes copyrighted?',
    description:
      'Who owns the picture, the words and the finished meme; what parody and quotation rules cover; why companies are treated differently from friends.',
    label: 'Are memes copyrighted?',
    headline: 'Are memes copyrighted?',
    lead: 'Usually yes, by somebody who is not you, and usually nobody minds until there is a logo next to it. Here is what that means in practice.',
    published: '2026-11-22',
    updated: '2026-11-22',
    image: meme('string-board', {
      c1: 'A film still',
      c2: 'A stranger’s face',
      c3: 'Our discount code',
      theory: 'It is fine, everyone does it',
    }),
    related: [
      '/meme-templates/clean-meme-templates-for-business',
      '/meme-templates/how-to-find-meme-templates-without-captions',
      '/terms-and-conditions',
    ],
  },
  [
    p(
      'This page explains the questions, so that you know which ones apply to you. It is not legal advice: the answers differ between countries, courts decide by the case, and we make software, not judgements. Where money is involved, ask somebody who is allowed to answer.',
    ),
    h('A meme has up to four owners'),
    ul(
      '**The picture.** A photograph or drawing belongs to whoever made it, from the moment it exists. No sign or registration is needed for that in nearly all countries.',
      '**The scene.** A still from a film belongs to the film; a character may be protected as a character, and its name as a trade mark.',
      '**The face.** Apart from copyright, people in a picture may decide about advertising with it.',
      '**The words.** Six words are seldom long enough to be protected. A whole verse or a slogan can be.',
    ),
    p(
      'Your own contribution, the combination, can be protected too. But it stands on the others: it gives you no right to what lies beneath it.',
    ),
    memes(
      'The parts of one funny picture.',
      meme('iceberg', {
        tip: 'Your six words',
        under: 'A photographer',
        deep: 'A person who was only holding a sandwich',
        abyss: 'A film studio with a building full of lawyers',
      }),
    ),
    h('Why you see them everywhere all the same'),
    p(
      'Because of exceptions, and because of patience. Many laws let people quote, criticise and parody without asking. In the European Union, caricature, parody and pastiche are exceptions that member states provide for uploads to sharing platforms; in the United States, courts weigh *fair use* by four factors: the purpose, the kind of work, how much was taken, and what it does to the market of the original. Other countries have narrower lists. A meme that comments on the picture it uses stands better than one that merely uses it because it is handy, and most memes are of the handy kind.',
    ),
    p(
      'The patience is the other half. Owners rarely pursue a joke in a chat, since it costs them more than it brings. That is tolerance, not permission, and it ends where somebody earns money.',
    ),
    h('Why a company is treated differently'),
    p(
      'All the questions above lean the other way as soon as a post advertises something. The purpose is commercial. The market of the original is concerned, because licensing pictures for advertising *is* that market. And the person in the picture seems to recommend what you sell. A small business is a company in this sense; so is a personal account that is paid to post.',
    ),
    memes(
      'The same picture, twice.',
      meme('hero-villain', {
        hero: 'Sends a film still to three friends',
        villain: 'Sends a film still to three friends and a mailing list',
      }),
    ),
    h('What to do, in order of safety'),
    ul(
      'Use pictures that you made, with people who agreed.',
      'Use pictures made for it, under a licence that covers commercial use. Keep a note of the licence and the date.',
      'Use old pictures whose protection has ended; in many countries that is seventy years after the death of the maker. Check the reproduction too.',
      'Buy a licence. Read whether it covers “humorous or sensitive use”; many exclude it.',
      'Rely on an exception only after asking somebody who knows your country.',
    ),
    h('What that means for memes made here'),
    p(
      'The [templates](/meme-templates) were drawn for this project from parts under licences that allow commercial use without credit, and they show nobody in particular. What you write on them is yours. If you bring a picture of your own to the [themed page](/themed), the questions on this page are yours as well: we do not know where you have it from.',
    ),
    h('Questions'),
    questions(
      [
        'Is it enough to name the source?',
        'No. Naming the maker is polite and sometimes required, but it is not a permission.',
      ],
      [
        'Is a picture free when I found it without a name?',
        'No. A missing name means that you do not know whom to ask, not that there is nobody.',
      ],
      [
        'May others use the meme that I made?',
        'Your words on our template may well be too short to be protected. If you do not want it passed on, do not post it.',
      ],
      [
        'Is a picture made by a machine free of copyright?',
        'That is being decided differently in different places. It says nothing about whether the picture resembles one that belongs to somebody.',
      ],
    ),
  ],
)
