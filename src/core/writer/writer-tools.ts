import type { Book } from './book'
import type { DetectLanguage } from './read/choose-language'
import type { TagWords } from './read/tagged-word'

/** Tools of the writer, the same for every text. */
export interface WriterTools {
  tagWords: TagWords
  detectLanguage: DetectLanguage
  book: Book
}

/** The tools that reading a text needs once its language is known. */
export type ReadingTools = Pick<WriterTools, 'tagWords' | 'book'>
