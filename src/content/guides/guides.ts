import { definePage, h, p, press } from '../page'

export const guides = definePage(
  {
    path: '/guides',
    section: 'guides',
    kind: 'page',
    title: 'Guides to making memes that land',
    description:
      'Short guides on templates, lettering, teams, classrooms and rights, each with memes that the same code painted which paints yours.',
    label: 'Guides',
    headline: 'Guides',
    lead: 'What we know about making people breathe out through the nose, written down. Every picture in here was painted by the code that paints yours.',
    published: '2026-11-22',
    updated: '2026-11-22',
    image: {
      template: 'the-presentation',
      words: { slide: 'Why the joke needs no second sentence', topic: 'Three people who came for lunch' },
    },
    related: ['/memes', '/meme-templates', '/meme-creators'],
  },
  [
    h('All of them'),
    { kind: 'pages', section: 'guides' },
    p('New ones and changed ones come by [feed](/rss.xml). Something missing? [Tell us](/contact).'),
    press('Make a meme', '/create'),
  ],
)
