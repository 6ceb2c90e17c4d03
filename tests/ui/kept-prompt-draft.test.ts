import { describe, expect, it } from 'vitest'
import { findDraft, keepDraft, placeOfNewestDraft } from '@/meme-ui/prompt/kept-draft'

/** A storage as the browser has it: what is kept are its own names. */
function newStorage(): Storage {
  const kept = {} as Record<string, string>
  Object.defineProperties(kept, {
    getItem: { value: (name: string) => kept[name] ?? null },
    setItem: {
      value: (name: string, value: string) => {
        kept[name] = value
      },
    },
    removeItem: { value: (name: string) => delete kept[name] },
  })
  return kept as unknown as Storage
}

describe('a text that has not become a picture', () => {
  it('is found where it was written, and nowhere else', () => {
    const storage = newStorage()
    keepDraft(storage, { place: '/create', text: 'my plant died', savedAtMs: 1 })
    expect(findDraft(storage, '/create')?.text).toBe('my plant died')
    expect(findDraft(storage, '/gifs')).toBeNull()
  })

  it('is found with its tone, which is any where none was kept', () => {
    const storage = newStorage()
    keepDraft(storage, { place: '/gifs', text: 'my plant died', tone: 'dramatic', savedAtMs: 1 })
    keepDraft(storage, { place: '/visuals', text: 'growth', savedAtMs: 1 })
    storage.setItem('quipsmith-draft:/create', '{"text":"a","tone":"loud","savedAtMs":1}')
    expect(findDraft(storage, '/gifs')?.tone).toBe('dramatic')
    expect(findDraft(storage, '/visuals')?.tone).toBe('any')
    expect(findDraft(storage, '/create')?.tone).toBe('any')
  })

  it('is found with its languages, which are those of nobody’s choice where none were kept', () => {
    const storage = newStorage()
    const spoken = { inputLanguage: 'de', outputLanguage: 'zh-Hans' }
    keepDraft(storage, { place: '/create', text: 'so ein Tag', ...spoken, savedAtMs: 1 })
    storage.setItem(
      'quipsmith-draft:/gifs',
      '{"text":"a","inputLanguage":7,"outputLanguage":"<b>","savedAtMs":1}',
    )
    expect(findDraft(storage, '/create')).toMatchObject(spoken)
    expect(findDraft(storage, '/gifs')).toMatchObject({ inputLanguage: 'auto', outputLanguage: 'en' })
  })

  it('is forgotten once nothing of it is left', () => {
    const storage = newStorage()
    keepDraft(storage, { place: '/create', text: 'my plant died', savedAtMs: 1 })
    keepDraft(storage, { place: '/create', text: '  ', savedAtMs: 2 })
    expect(findDraft(storage, '/create')).toBeNull()
    expect(placeOfNewestDraft(storage)).toBeNull()
  })

  it('leads back to where somebody wrote last', () => {
    const storage = newStorage()
    storage.setItem('something-else', '{}')
    keepDraft(storage, { place: '/gifs', text: 'one', savedAtMs: 2 })
    keepDraft(storage, { place: '/create', text: 'two', savedAtMs: 1 })
    expect(placeOfNewestDraft(storage)).toBe('/gifs')
  })

  it('is nothing where the storage holds something else, and a full storage hinders nobody', () => {
    const storage = newStorage()
    storage.setItem('quipsmith-draft:/create', 'no draft')
    expect(findDraft(storage, '/create')).toBeNull()
    const refusing = {
      setItem: () => {
        throw new Error('full')
      },
    } as unknown as Storage
    expect(() => keepDraft(refusing, { place: '/create', text: 'one', savedAtMs: 1 })).not.toThrow()
  })
})
