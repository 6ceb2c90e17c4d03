import { definePage, h, p, press } from '../page'

export const guides = definePage(
  {
    path: '/guides',
    section: 'guides',
    kind: 'page',
    title: 'Guides to making memes that land',
    description:
      'Short guides on templates, lettering, teams, classrooms and rights, each with memes that are painted on the page as you read it.',
    label: 'Guides',
    headline: 'Guides',
    lead: 'What we know about making people breathe out through the nose, written down. Every picture in here is painted on the page as you read.',
    published: '2026-11-22',
    updated: '2026-11-22',
    image: {
      template: 'the-presentation',
      words: { slide: 'Why the joke needs no second sentence', topic: 'Three people who came for lunch' },
    },
    related: ['/memes', '/meme-templates'],
  },
  [
    h('All of them'),
    { kind: 'pages', section: 'guides' },
    p('New ones and changed ones come by [feed](/rss.xml). Something missing? [Tell us](/contact).'),
    press('Make a meme', '/create'),
  ],
)
