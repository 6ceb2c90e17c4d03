import { prompts } from '@tests/core/writer/prompts'
import { describe, expect, it } from 'vitest'
import { createBuiltInWriter } from '@/server/integrations/built-in-writer/built-in-writer'
import { createEldDetector } from '@/server/integrations/built-in-writer/eld-detector'
import { createWinkTagger } from '@/server/integrations/built-in-writer/wink-tagger'

describe('the built-in writer', () => {
  it('answers two first requests at once', async () => {
    const writer = createBuiltInWriter()
    const request = {
      text: 'monday mornings',
      count: 6,
      inputLanguage: 'auto',
      outputLanguage: 'en',
      pictures: 'still' as const,
      variation: 0,
    }
    const [one, two] = await Promise.all([writer.write(request), writer.write(request)])
    expect(one.memes).toHaveLength(6)
    expect(two).toEqual(one)
  })
})

describe('the tagger', () => {
  const tagWords = createWinkTagger()

  it('says where every word stands', () => {
    for (const text of prompts) {
      let end = 0
      for (const word of tagWords(text)) {
        expect(text.slice(word.start, word.end)).toBe(word.text)
        expect(word.start).toBeGreaterThanOrEqual(end)
        end = word.end
      }
    }
  })

  it('knows a noun behind an article and a verb behind who', () => {
    expect(tagWords('the deploy fails')[1]).toMatchObject({ pos: 'NOUN', lemma: 'deploy' })
    expect(tagWords('people who posts memes')[2]).toMatchObject({ pos: 'VERB' })
  })
})

describe('the detector', () => {
  it('takes nearly all English prompts for English', () => {
    const detect = createEldDetector()
    const wrong = prompts.filter((text) => detect(text).isReliable && detect(text).code !== 'en')
    expect(wrong).toEqual([])
  })
})
