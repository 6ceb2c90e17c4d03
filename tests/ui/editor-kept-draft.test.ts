import { captionWith, documentWith } from '@tests/core/meme/sample-document'
import { describe, expect, it } from 'vitest'
import { dropDraft, findDraft, keepDraft } from '@/features/editor/kept-draft'
import { pictureAddress, sizeAt } from '@/features/editor/picture-address'

function storeWith(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries))
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
}

describe('a draft that was not sent', () => {
  const draft = { document: documentWith({ captions: [captionWith({})] }), updatedAt: null }

  it('is found at its place, until it is dropped', () => {
    const store = storeWith()
    keepDraft(store, 'podium', draft)
    expect(findDraft(store, 'podium')).toEqual(draft)
    expect(findDraft(store, 'other')).toBeNull()
    dropDraft(store, 'podium')
    expect(findDraft(store, 'podium')).toBeNull()
  })

  it.each([
    'no json',
    '{"document":{}}',
    JSON.stringify({ ...draft, document: { ...draft.document, captions: 1 } }),
  ])('is none when it is nonsense: %s', (text) => {
    expect(findDraft(storeWith({ 'editor-draft:podium': text }), 'podium')).toBeNull()
  })

  it('does not matter where the browser has no room', () => {
    const full = {
      ...storeWith(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }
    expect(() => keepDraft(full, 'podium', draft)).not.toThrow()
  })
})

describe('the address of what is seen', () => {
  const kept = 'https://example.org/i/abc.png'

  it('asks for kind, size and shape', () => {
    const drawn = { shape: 'drawn', ground: { color: '#FFFDF7' } } as const
    expect(pictureAddress(kept, { ...drawn, format: 'png' })).toBe(kept)
    expect(pictureAddress(kept, { ...drawn, format: 'jpg', widthPx: 900 })).toBe(
      'https://example.org/i/abc.jpg?width=900',
    )
    expect(
      pictureAddress(kept, { format: 'webp', shape: '9x16', ground: { color: '#25253F' }, widthPx: 607 }),
    ).toBe('https://example.org/i/abc.webp?width=607&shape=9x16&ground=25253F')
  })

  it('measures the longer side', () => {
    expect(sizeAt(1080, { widthPx: 500, heightPx: 400 })).toEqual({ widthPx: 1080, heightPx: 864 })
    expect(sizeAt(1920, { widthPx: 450, heightPx: 800 })).toEqual({ widthPx: 1080, heightPx: 1920 })
  })
})
