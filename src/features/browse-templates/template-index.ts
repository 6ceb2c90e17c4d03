import MiniSearch from 'minisearch'
import type { ShownTemplate } from './shown-template'

/** Longer words may have a slip in them, and more slips the longer they are. */
const slipShare = 0.2
const slipLettersMin = 4

/**
 * Finds templates by their own words on each key stroke. The server search also knows what words mean.
 * @returns a function of the query: best first, empty when no word fits
 */
export function createTemplateIndex(
  templates: readonly ShownTemplate[],
): (query: string) => readonly ShownTemplate[] {
  const byName = new Map(templates.map((template) => [template.name, template]))
  const index = new MiniSearch<{ id: string; title: string; keywords: string; prose: string }>({
    fields: ['title', 'keywords', 'prose'],
    searchOptions: {
      boost: { title: 3, keywords: 2 },
      prefix: true,
      fuzzy: (term) => (term.length < slipLettersMin ? false : slipShare),
      combineWith: 'AND',
    },
  })
  index.addAll(
    templates.map(({ name, title, keywords, jokeShape, moods, description }) => ({
      id: name,
      title,
      keywords: [...keywords, jokeShape ?? '', ...moods].join(' '),
      prose: description,
    })),
  )
  return (query) => index.search(query).flatMap(({ id }) => byName.get(id) ?? [])
}
