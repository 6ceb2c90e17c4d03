import type { ConceptIndex } from '@/core/search/concept-index'
import { foldText, splitWords } from '@/core/search/fold-text'
import type { TemplateTerms } from '@/core/search/read-query'
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

interface ReadText {
  words: readonly string[]
  /** Stems of the words that mean something, separated by spaces. */
  stems: string
  /** Ids of concepts, separated by spaces. */
  concepts: string
}

/** Reads templates; `terms` are, when all are read, everything that they say of themselves. */
export function createTemplateDescriber(
  concepts: ConceptIndex,
  stemOf: (word: string) => string,
): {
  describe(template: Template): SearchDocument
  terms: TemplateTerms
} {
  const terms = { words: new Set<string>(), concepts: new Set<string>() }
  // A loop is described with the words of its still: each text is read once.
  const known = new Map<string, ReadText>()

  const read = (text: string): ReadText => {
    const before = known.get(text)
    if (before) return before
    const parts = splitWords(foldText(text))
    const content = parts.filter((part) => !isStopWord(part))
    const ids = concepts.conceptsInStems(parts.map(stemOf))
    for (const id of ids) terms.concepts.add(id)
    const result = { words: parts, stems: content.map(stemOf).join(' '), concepts: ids.join(' ') }
    known.set(text, result)
    return result
  }
  const stemsOf = (...texts: readonly string[]) => {
    const readTexts = texts.map(read)
    for (const { words: own } of readTexts) for (const word of own) terms.words.add(word)
    return joined(readTexts.map(({ stems }) => stems))
  }
  const conceptsOf = (...texts: readonly string[]) => joined(texts.map((text) => read(text).concepts))

  const describe = (template: Template): SearchDocument => {
    const { name, title, aliases, keywords, jokeShape, tone, description, whenToUse, altText, slots } =
      template
    return {
      id: name,
      title: stemsOf(name, title),
      aliases: stemsOf(...aliases),
      keywords: stemsOf(...keywords, jokeShape),
      prose: stemsOf(description, whenToUse, tone),
      altText: stemsOf(altText),
      concepts: joined([
        conceptsOf(name, title, jokeShape, ...keywords, ...aliases),
        template.motion ? 'motion' : '',
      ]),
      hints: conceptsOf(description, whenToUse, altText, tone, ...slots.map(({ role }) => role)),
    }
  }
  return { describe, terms }
}

const joined = (texts: readonly string[]): string => texts.filter(Boolean).join(' ')
