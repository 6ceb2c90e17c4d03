import { languages } from '@/core/language/languages'
import { definePage, h, meme, p } from '../page'
import { languagesByScript } from '../script-samples'

const scripts = languagesByScript().length

export const supportedLanguages = definePage(
  {
    path: '/search-supported-languages',
    section: 'make',
    kind: 'page',
    title: 'Supported languages, script by script',
    description: `Captions in ${languages.length} languages and ${scripts} scripts, with the right letters, direction and line breaks. Each sample is a meme drawn by the renderer.`,
    label: 'Supported languages',
    headline: 'Supported languages',
    lead: `${languages.length} languages in ${scripts} scripts. Every sample below is a real meme, drawn by the renderer with the letters that a download would have.`,
    published: '2026-11-22',
    updated: '2026-11-22',
    image: meme('debate-table', { claim: 'Every alphabet has a word for “quick call”' }),
    related: ['/meme-generator/choosing-the-right-font-for-memes', '/meme-api', '/meme-templates'],
  },
  [
    { kind: 'languages' },
    h('What supported means'),
    p(
      'Captions in each of these languages are set in a face that has all its letters, in the direction in which it is written, and broken where that language breaks its lines, Thai and Japanese included, which put no spaces between words. The codes are those that the API takes as `inputLanguage` and `outputLanguage`; `auto` finds out what you wrote.',
    ),
    h('What it does not mean'),
    p(
      'The writer that comes with this software knows English best: there it finds the joke inside your sentence. In other languages it keeps your own words and puts them where they are funny, and for many it has reactions of its own. An installation with a language model writes in whatever language that model speaks. Where something could not be translated, the page says so and your words stay as they were.',
    ),
    h('Searching for templates'),
    p(
      'The search over templates understands English keywords and what they mean: *denial*, *too many meetings*, *cat at four in the morning*. If you search in another language and find nothing, describe the feeling rather than the thing, or say the whole sentence on the [create page](/create) instead.',
    ),
  ],
)
