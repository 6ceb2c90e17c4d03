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
  it('takes the first place, and the draft from there the one of the draft on its own template', () => {
    const places = takePlace(drafts, draft('d', tall))
    expect(names(places)).toBe('dbca')
    expect(places.map(({ state }) => state)).toEqual(['better', 'draft', 'draft', 'draft'])
  })

  it('takes the first place that has a draft, whatever its shape, so that the best come first', () => {
    expect(names(takePlace(drafts, draft('x')))).toBe('xbcd')
    const shapes = [draft('x', { height: 380 }), draft('y', { height: 900 }), draft('c')]
    expect(names(shapes.reduce(takePlace, drafts))).toBe('xycd')
  })

  it('never takes the place of another better one, and waits outside when there is no other', () => {
    const all = ['v', 'w', 'x', 'y', 'z'].reduce((places, name) => takePlace(places, draft(name)), drafts)
    expect(names(all)).toBe('vwxy')
  })

  it('fits into the room that is there, and is drawn anew', () => {
    const places = takePlace(drafts, draft('d', tall))
    expect(rooms(places)).toEqual(rooms(drafts))
    expect(places[0]?.key).not.toBe(drafts[0]?.key)
    expect(places[1]).toBe(drafts[1])
  })
})

describe('what is kept', () => {
  it('stays where it stands, and is not drawn anew', () => {
    const places = takePlace(takePlace(drafts, draft('x')), draft('y'))
    const settled = settlePlaces(places, [kept('x'), kept('y'), kept('c', tall), kept('d')])
    expect(names(settled)).toBe(names(places))
    expect(settled.map(({ key }) => key)).toEqual(places.map(({ key }) => key))
    expect(rooms(settled)).toEqual(rooms(drafts))
    expect(settled.map(({ kept }) => kept?.imageName).join('')).toBe(names(places))
  })

  it('stands in its own order, the best first, in the rooms that are there', () => {
    const places = takePlace(drafts, draft('x'))
    const settled = settlePlaces(places, [kept('x'), kept('a'), kept('b'), kept('c')])
    expect(names(settled)).toBe('xabc')
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
