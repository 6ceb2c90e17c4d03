import { describe, expect, it } from 'vitest'
import { mergeFound } from '@/features/app-shell/palette/merge-found'
import { paletteEntries } from '@/features/app-shell/palette/palette-entries'
import { rankEntries } from '@/features/app-shell/palette/rank-entries'
import { isPaletteKey, isShortcutsKey } from '@/features/app-shell/palette/shell-keys'

const entries = [
  { name: 'Visuals in your library' },
  { name: 'Library', keywords: 'saved own' },
  { name: 'Plan and credits', keywords: 'invoices' },
]
const names = (query: string) => rankEntries(query, entries).map(({ name }) => name)

describe('finding in the palette', () => {
  it('finds everything for nothing, in its own order', () => {
    expect(names('  ')).toEqual(entries.map(({ name }) => name))
  })

  it('finds by the beginnings of words, names that begin so first', () => {
    expect(names('lib')).toEqual(['Library', 'Visuals in your library'])
    expect(names('brary')).toEqual([])
  })

  it('finds by other words, and only what has all of the words', () => {
    expect(names('invoi')).toEqual(['Plan and credits'])
    expect(names('library your')).toEqual(['Visuals in your library'])
    expect(names('library invoices')).toEqual([])
  })

  it('does not mistake a sentence for a place', () => {
    expect(names('my boss says we are a family')).toEqual([])
  })
})

describe('what is found at once and what is found later', () => {
  it('stands in this order, each thing once and as it was found first', () => {
    const atOnce = [{ id: 'b', from: 'here' }]
    const later = ['a', 'b', 'c'].map((id) => ({ id, from: 'server' }))
    expect(mergeFound(atOnce, later, ({ id }) => id)).toEqual([
      { id: 'b', from: 'here' },
      { id: 'a', from: 'server' },
      { id: 'c', from: 'server' },
    ])
  })
})

describe('the entries of the palette', () => {
  it('are told apart by their ids', () => {
    expect(new Set(paletteEntries.map(({ id }) => id)).size).toBe(paletteEntries.length)
  })
})

describe('the keys of the shell', () => {
  const key = { key: 'k', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }

  it('are Ctrl K or Cmd K, also with caps lock, and nothing more', () => {
    expect(isPaletteKey({ ...key, ctrlKey: true })).toBe(true)
    expect(isPaletteKey({ ...key, key: 'K', metaKey: true })).toBe(true)
    expect(isPaletteKey(key)).toBe(false)
    expect(isPaletteKey({ ...key, ctrlKey: true, shiftKey: true })).toBe(false)
    expect(isPaletteKey({ ...key, ctrlKey: true, altKey: true })).toBe(false)
  })

  it('are ? however it is typed', () => {
    expect(isShortcutsKey({ ...key, key: '?', shiftKey: true })).toBe(true)
    expect(isShortcutsKey({ ...key, key: '?', altKey: true })).toBe(false)
  })
})
