import { describe, expect, it } from 'vitest'
import { filled } from '@/features/landing/filled'
import { findDemo, forgetDemo, rememberDemo } from '@/lib/remembered-demo'

function storage(): Storage {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  } as unknown as Storage
}
const demo = { text: 'My plant died', variation: 2 }
const hourMs = 3_600_000

describe('what a visitor tried', () => {
  it('waits for a day in this browser, and is forgotten when it was taken over', () => {
    const kept = storage()
    rememberDemo(kept, demo, 0)
    expect(findDemo(kept, 23 * hourMs)).toEqual(demo)
    expect(findDemo(kept, 24 * hourMs)).toBeNull()
    forgetDemo(kept)
    expect(findDemo(kept, 1)).toBeNull()
  })

  it('is nothing where something else lies there', () => {
    for (const found of ['', 'null', '[]', '{"text":1}', '{"text":"a","variation":0}']) {
      const odd = storage()
      odd.setItem('quipsmith-demo', found)
      expect(findDemo(odd, 0), found).toBeNull()
    }
  })

  it('is not kept by a storage that is full', () => {
    const full = {
      setItem: () => {
        throw new Error('QuotaExceededError')
      },
    } as unknown as Storage
    expect(() => rememberDemo(full, demo, 0)).not.toThrow()
  })
})

describe('words with places', () => {
  it('are filled, and a place without a value stays to be seen', () => {
    expect(filled('{{count}} of {{max}}', { count: 3, max: 500 })).toBe('3 of 500')
    expect(filled('{{seconds}} s', {})).toBe('{{seconds}} s')
  })
})
