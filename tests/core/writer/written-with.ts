import { writeMemes } from '@/core/writer/write-memes'
import type { WriterTools } from '@/core/writer/writer-tools'
import type { WriterAnswer, WriterRequest } from '@/core/writer/written-meme'
import { jokeBook } from '@/jokes/joke-book'
import { createEldDetector } from '@/server/integrations/built-in-writer/eld-detector'
import { createWinkTagger } from '@/server/integrations/built-in-writer/wink-tagger'
import { recipes } from '@/templates/recipes'
import { templates } from '@/templates/templates'

export const tools: WriterTools = {
  tagWords: createWinkTagger(),
  detectLanguage: createEldDetector(),
  book: jokeBook,
}

const answers = new Map<string, WriterAnswer>()

/** The answer of `writeAnew`, written once for all tests that look at it. */
export function written(text: string, request: Partial<WriterRequest> = {}): WriterAnswer {
  const key = JSON.stringify([text, request])
  const answer = answers.get(key) ?? writeAnew(text, request)
  answers.set(key, answer)
  return answer
}

/** Twelve memes about a text, in English unless told otherwise, with the product's own library. */
export function writeAnew(text: string, request: Partial<WriterRequest> = {}): WriterAnswer {
  return writeMemes(
    { text, count: 12, inputLanguage: 'auto', outputLanguage: 'en', variation: 0, ...request },
    { templates, recipes },
    tools,
  )
}

/** The words of one template among twelve. */
export function wordsOn(templateName: string, text: string, request: Partial<WriterRequest> = {}) {
  return written(text, request).memes.find((meme) => meme.templateName === templateName)
}
