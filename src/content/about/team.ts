import { languages } from '@/core/language/languages'
import { templates } from '@/templates/templates'
import { definePage, h, meme, memes, p, ul } from '../page'

export const team = definePage(
  {
    path: '/team',
    section: 'about',
    kind: 'page',
    title: 'Who makes this, and how',
    description:
      'An open project without portraits: what it is made of, who drew the parts, how decisions are written down, and how to take part.',
    label: 'Team',
    headline: 'Who makes this',
    lead: 'There are no portraits on this page. It is an open project: what counts is in the source, with the reasons next to it.',
    published: '2026-11-22',
    updated: '2026-11-22',
    image: meme('group-hug', {
      b: 'Open licences',
      a: 'Other people’s fonts',
      c: 'This project',
      d: 'A test suite with opinions',
    }),
    related: ['/pitch-deck', '/meme-api', '/terms-and-conditions'],
  },
  [
    p(
      'A team page usually shows eight people in front of a brick wall, one of whom is a dog. We would rather show you what the thing is made of, because you can check that.',
    ),
    h('What there is'),
    ul(
      `${templates.length} templates, ${templates.filter(({ motion }) => motion).length} of which move, each a program that draws it.`,
      `Captions in ${languages.length} languages.`,
      'One set of calls for the app and for the [API](/meme-api), described by one document.',
      'A caption writer that asks no one, and a place for a language model where an installation has one.',
      'The MIT licence over all of it.',
    ),
    h('Whose shoulders'),
    p(
      'The people in the templates are put together from Open Peeps and Open Doodles, which Pablo Stanley gave to everybody under CC0. Props and animals are from Fluent Emoji. The lettering is Baloo 2, Anton and the Noto family; the interface is set in Figtree. Icons are from Phosphor. Each is listed with its licence in the notices that come with the source. None of these people had to be asked, and all of them should be thanked.',
    ),
    memes(
      'Gratitude, drawn with their pens.',
      meme('silent-shield', {
        arrows: 'Everything that could have gone wrong',
        shield: 'Maintainers of small libraries',
        safe: 'A meme generator, humming',
      }),
    ),
    h('How decisions are made'),
    p(
      'In writing. Whatever could have been done in another way has a page that says what was chosen, what it costs and what it would take to change it. A rule that matters is a test; a promise on this site that is not one is a mistake, and you may [report it](/contact).',
    ),
    h('How to take part'),
    p(
      'Draw a template: a new one is a folder with a description and a drawing, and a command begins it for you. Mend a caption in a language that you speak better than we do. Or run the whole thing on your own machine with two commands and tell us where they failed.',
    ),
    h('Who runs this installation'),
    p(
      'Perhaps not the people who wrote the software. Anybody may run it. The [contact page](/contact) leads to whoever runs this one.',
    ),
  ],
)
