import { templates } from '@/templates/templates'
import { definePage, h, meme, p, press } from '../page'

const moving = templates.filter(({ motion }) => motion).length

export const memeTemplates = definePage(
  {
    path: '/meme-templates',
    section: 'make',
    kind: 'page',
    title: 'Meme templates, blank and free to use',
    description: `${templates.length} meme templates without captions, ${moving} of them moving, sorted by the joke they make. All drawn for this site: no film stills, no strangers.`,
    label: 'Meme templates',
    headline: 'Meme templates',
    lead: `${templates.length - moving} stills and ${moving} that move, sorted by how the joke works rather than by what is in the picture. Press one to write your own words on it.`,
    published: '2026-11-22',
    updated: '2026-11-22',
    image: meme('two-buttons', { left: 'Scroll all of them', right: 'Take the first one' }),
    related: [
      '/meme-templates/choosing-meme-templates',
      '/meme-templates/clean-meme-templates-for-business',
      '/meme-templates/how-to-find-meme-templates-without-captions',
    ],
  },
  [
    { kind: 'templates' },
    h('What you may do with them'),
    p(
      'Every picture here was drawn for this project from open-licensed parts, so there is no photographer, no actor and no film studio in it. A meme that you make with one needs no credit and may be used at work, in class and in advertising. Where each part comes from is written in the notices of the [source](/team).',
    ),
    h('Without opening an editor'),
    p(
      'The address of a template is also a way to fill it: `/api/v1/meme/image/nope-yep.png?text.reject=Mondays` is a finished meme. [How that works](/meme-api) takes five minutes to read. Or say what happened, and let the words find their own template.',
    ),
    press('Say what happened', '/create'),
  ],
)
