import { describe, expect, it } from 'vitest'
import type { Result } from '@/contracts/meme-shapes'
import { MemeDraft } from '@/contracts/text-run-step'
import { type Place, placesOfDrafts, settlePlaces, takePlace } from '@/features/create-meme/places'

function kept(imageName: string, shape: { width?: number; height?: number } = {}): Result {
  return {
    id: `00000000-0000-4000-8000-${imageName.length.toString().padStart(12, '0')}`,
    promptId: null,
    imageName,
    imageUrl: `https://example.com/i/${imageName}.png`,
    shareUrl: null,
    captions: [],
    header: null,
    footer: null,
    width: 500,
    height: 500,
    pictureHeight: 500,
    watermark: '',
    animated: false,
    motion: null,
    altText: imageName,
    starred: false,
    createdAt: '2026-11-21T10:00:00.000Z',
    updatedAt: '2026-11-21T10:00:00.000Z',
    ...shape,
  }
}

const draft = (...told: Parameters<typeof kept>) => MemeDraft.parse(kept(...told))
const wide = { height: 400 }
const tall = { height: 700 }
const drafts = placesOfDrafts([draft('a'), draft('b', wide), draft('c', tall), draft('d')])
const names = (places: readonly Place[]) => places.map(({ meme }) => meme.imageName).join('')
const rooms = (places: readonly Place[]) => places.map(({ room }) => room)

describe('a better meme', () => {
  it('takes the place of the draft on its own template', () => {
    const places = takePlace(drafts, draft('d', tall))
    expect(names(places)).toBe('abcd')
    expect(places.map(({ state }) => state)).toEqual(['draft', 'draft', 'draft', 'better'])
  })

  it('takes the first place of its shape otherwise', () => {
    expect(names(takePlace(drafts, draft('x')))).toBe('xbcd')
    expect(names(takePlace(drafts, draft('x', { height: 380 })))).toBe('axcd')
    expect(names(takePlace(drafts, draft('x', { height: 900 })))).toBe('abxd')
  })

  it('never takes the place of another better one, and waits outside when there is no other', () => {
    const all = ['v', 'w', 'x', 'y', 'z'].reduce((places, name) => takePlace(places, draft(name)), drafts)
    expect([...names(all)].toSorted().join('')).toBe('vwxy')
  })

  it('fits into the room that is there, and is drawn anew', () => {
    const places = takePlace(drafts, draft('d', tall))
    expect(rooms(places)).toEqual(rooms(drafts))
    expect(places[3]?.key).not.toBe(drafts[3]?.key)
    expect(places[0]).toBe(drafts[0])
  })
})

describe('what is kept', () => {
  it('stays where it stands, whatever its order, and is not drawn anew', () => {
    const places = takePlace(takePlace(drafts, draft('x')), draft('y'))
    const settled = settlePlaces(places, [kept('x'), kept('y'), kept('b', wide), kept('c', tall)])
    expect(names(settled)).toBe(names(places))
    expect(settled.map(({ key }) => key)).toEqual(places.map(({ key }) => key))
    expect(rooms(settled)).toEqual(rooms(drafts))
    expect(settled.map(({ kept }) => kept?.imageName).join('')).toBe(names(places))
  })

  it('comes into the places of what is not kept', () => {
    const places = takePlace(drafts, draft('x'))
    const settled = settlePlaces(places, [kept('x'), kept('a'), kept('b'), kept('c')])
    expect(names(settled)).toBe('xbca')
    expect(rooms(settled)).toEqual(rooms(drafts))
  })

  it('stands in its own order and shape where nothing stood before', () => {
    const settled = settlePlaces([], [kept('a'), kept('bb', tall)])
    expect(names(settled)).toBe('abb')
    expect(rooms(settled)).toEqual([
      { width: 500, height: 500 },
      { width: 500, height: 700 },
    ])
    expect(settled.map(({ turn }) => turn)).toEqual([0, 1])
  })
})
