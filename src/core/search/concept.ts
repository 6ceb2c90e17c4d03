/** The languages whose words for our concepts are written down; templates themselves are described in English. */
export const lexiconLanguages = ['en', 'es', 'de', 'fr', 'pt', 'it', 'hi', 'ja', 'ru', 'zh'] as const
export type LexiconLanguage = (typeof lexiconLanguages)[number]

/**
 * Something that people look for, and the words for it. A template has the concepts that its own English words name,
 * so a concept says nothing of templates, and a new template has its concepts without a line here.
 */
export type Concept = {
  id: string
  /** How much it decides which template is meant; 1 when absent. The joke decides more than what it is told about. */
  weight?: number
  /** Ids of concepts that also answer a search for this one. */
  near?: readonly string[]
} & {
  /** Words and phrases, separated by commas. */
  [language in LexiconLanguage]?: string
}
