import { describe, expect, it } from 'vitest'
import type { MemeDraft } from '@/contracts/text-run-step'
import { type Place, weavePlaces } from '@/features/create-meme/places'

function place(name: string, shape: { width: number; height: number } = { width: 500, height: 500 }): Place {
  const meme = { imageName: name, ...shape } as MemeDraft
  return { key: name, room: shape, meme, kept: undefined, state: 'settled', turn: 0 }
}
const wide = { width: 500, height: 300 }
const tall = { width: 300, height: 500 }
const names = (places: readonly Place[]) => places.map(({ key }) => key).join(' ')
const hold =
  (...held: string[]) =>
  (one: Place) =>
    held.includes(one.key)

describe('memes that are made anew among those that are held', () => {
  const before = [place('a'), place('b', wide), place('c', tall), place('d')]

  it('leave what is held in its place, the very same', () => {
    const woven = weavePlaces(before, hold('b', 'd'), [place('x', tall), place('y')])
    expect(names(woven)).toBe('y b x d')
    expect(woven[1]).toBe(before[1])
    expect(woven[3]).toBe(before[3])
  })

  it('take the place that is most of their shape', () => {
    expect(names(weavePlaces(before, hold('a', 'd'), [place('x', tall), place('y', wide)]))).toBe('a y x d')
  })

  it('keep the room that was there where it nearly fits, and bring their own where it does not', () => {
    const nearly = { width: 500, height: 315 }
    expect(weavePlaces([before[1] as Place], hold(), [place('x', nearly)])[0]?.room).toEqual(wide)
    expect(weavePlaces([before[1] as Place], hold(), [place('x', tall)])[0]?.room).toEqual(tall)
  })

  it('keep their order where nothing is held: the best first', () => {
    expect(names(weavePlaces(before, hold(), [place('x', tall), place('y', wide)]))).toBe('x y')
  })

  it('leave no empty place, and stand at the end where there are more of them', () => {
    expect(names(weavePlaces(before, hold('a'), [place('x')]))).toBe('a x')
    expect(names(weavePlaces([], hold(), [place('x'), place('y')]))).toBe('x y')
  })
})
