import { describe, expect, it } from 'vitest'
import { type LexiconLanguage, lexiconLanguages } from '@/core/search/concept'
import { foldText } from '@/core/search/fold-text'
import { lexicon } from '@/core/search/lexicon/lexicon'

const ids = lexicon.map(({ id }) => id)
const required: readonly LexiconLanguage[] = ['en', 'es', 'de', 'fr', 'pt', 'hi', 'ja']

describe('the lexicon', () => {
  it('has every concept once', () => {
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    expect(ids.length).toBeGreaterThan(100)
  })

  it('calls near only what it has, and never the concept itself', () => {
    for (const { id, near = [] } of lexicon) {
      expect([id, near.filter((other) => other === id || !ids.includes(other))]).toEqual([id, []])
    }
  })

  it('says everything in the seven languages that are promised', () => {
    const missing = lexicon.flatMap((concept) =>
      required.filter((language) => !concept[language]).map((language) => `${concept.id}: ${language}`),
    )
    expect(missing).toEqual([])
  })

  it('says nothing twice in one place', () => {
    for (const concept of lexicon) {
      for (const language of lexiconLanguages) {
        const words = concept[language]?.split(',').map((word) => foldText(word) || word.trim()) ?? []
        const twice = words.filter((word, at) => word === '' || words.indexOf(word) !== at)
        expect([concept.id, language, twice]).toEqual([concept.id, language, []])
      }
    }
  })
})
