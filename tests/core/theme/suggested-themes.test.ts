import { expect, it } from 'vitest'
import { suggestedThemes } from '@/core/theme/suggested-themes'
import { readText } from '@/core/writer/read/read-text'
import { createWinkTagger } from '@/server/integrations/built-in-writer/wink-tagger'

it('offers themes that the writer knows jokes about, each with jokes of its own', () => {
  const tagWords = createWinkTagger()
  const topics = suggestedThemes.map((theme) => readText(theme, 'en', tagWords).topic?.name)
  expect(topics).not.toContain(undefined)
  expect(new Set(topics).size).toBe(suggestedThemes.length)
})
