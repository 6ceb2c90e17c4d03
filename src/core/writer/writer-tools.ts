import type { Book } from './book'
import type { DetectLanguage } from './read/choose-language'
import type { TagWords } from './read/tagged-word'

/** What the writer works with, the same for every text. */
export interface WriterTools {
  tagWords: TagWords
  detectLanguage: DetectLanguage
  book: Book
}

/** What is needed to read a text whose language is known. */
export type ReadingTools = Pick<WriterTools, 'tagWords' | 'book'>
