import { expect, it } from 'vitest'
import { suggestedThemes } from '@/core/theme/suggested-themes'
import { readText } from '@/core/writer/read/read-text'
import { jokeBook } from '@/jokes/joke-book'
import { createWinkTagger } from '@/server/integrations/built-in-writer/wink-tagger'

it('offers themes that the writer knows jokes about, each with jokes of its own', () => {
  const tools = { tagWords: createWinkTagger(), book: jokeBook }
  const topics = suggestedThemes.map((theme) => readText(theme, 'en', tools).topic?.name)
  expect(topics).not.toContain(undefined)
  expect(new Set(topics).size).toBe(suggestedThemes.length)
})
