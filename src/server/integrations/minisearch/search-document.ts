import { type ConceptIndex, phraseWordsMax } from '@/core/search/concept-index'
import { foldText, splitWords } from '@/core/search/fold-text'
import { stemWord } from '@/core/search/stem-word'
import { isStopWord } from '@/core/search/stop-words'
import type { Template } from '@/core/template/template'

/** A template as it is searched: stems, and ids of concepts, separated by spaces. */
export interface SearchDocument {
  id: string
  title: string
  aliases: string
  keywords: string
  prose: string
  altText: string
  /** Concepts that it was given on purpose. */
  concepts: string
  /** Concepts that its description happens to name. */
  hints: string
}

export function describeForSearch(template: Template, concepts: ConceptIndex): SearchDocument {
  const { name, title, aliases, keywords, jokeShape, tone, description, whenToUse, altText, slots } = template
  const given = [name, title, jokeShape, ...keywords, ...aliases]
  const told = [description, whenToUse, altText, tone, ...slots.map(({ role }) => role)]
  return {
    id: name,
    title: stemsOf(name, title),
    aliases: stemsOf(...aliases),
    keywords: stemsOf(...keywords, jokeShape),
    prose: stemsOf(description, whenToUse, tone),
    altText: stemsOf(altText),
    concepts: [
      ...given.flatMap((text) => conceptsIn(text, concepts)),
      ...(template.motion ? ['motion'] : []),
    ].join(' '),
    hints: told.flatMap((text) => conceptsIn(text, concepts)).join(' '),
  }
}

function wordsOf(text: string): string[] {
  return splitWords(foldText(text))
}

function stemsOf(...texts: readonly string[]): string {
  return texts
    .flatMap(wordsOf)
    .filter((word) => !isStopWord(word))
    .map(stemWord)
    .join(' ')
}

/** Concepts of the phrases and words of a text, phrases first; a word inside a phrase counts once more. */
function conceptsIn(text: string, concepts: ConceptIndex): string[] {
  const stems = wordsOf(text).map(stemWord)
  return stems.flatMap((_, at) =>
    Array.from({ length: Math.min(phraseWordsMax, stems.length - at) }, (_, length) =>
      concepts.conceptsOfStems(stems.slice(at, at + length + 1)),
    ).flat(),
  )
}

/** Every word that the templates use of themselves, folded. */
export function templateWords(templates: readonly Template[]): Set<string> {
  return new Set(
    templates.flatMap(({ title, aliases, keywords, description, whenToUse, altText }) =>
      wordsOf([title, ...aliases, ...keywords, description, whenToUse, altText].join(' ')),
    ),
  )
}
