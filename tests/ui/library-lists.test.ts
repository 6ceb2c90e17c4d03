import { describe, expect, it } from 'vitest'
import { rangeFor } from '@/components/use-visible-range'
import { groupByTime } from '@/features/library/group-by-time'
import { mergeByTime } from '@/features/library/merge-by-time'
import { itemsOf } from '@/features/library/shelf'

const day = (text: string) => ({ at: `${text}T12:00:00.000Z` })
const at = (item: { at: string }) => item.at

describe('pages as one list', () => {
  it('hold a thing once that came twice because something was added meanwhile', () => {
    const pages = [
      { items: ['d', 'c'], total: 4, before: 'x' },
      { items: ['c', 'b'], total: 5, before: null },
    ]
    expect(itemsOf(pages, (item) => item)).toEqual(['d', 'c', 'b'])
  })
})

describe('two lists as one', () => {
  const memes = [day('2026-11-20'), day('2026-11-10'), day('2026-11-05')]
  const visuals = [day('2026-11-15'), day('2026-11-01')]

  it('are all of both, newest first, where neither has more', () => {
    const lists = [
      { items: memes, hasMore: false },
      { items: visuals, hasMore: false },
    ]
    const { items, shortest } = mergeByTime(lists, at)
    expect(items).toEqual([memes[0], visuals[0], memes[1], memes[2], visuals[1]])
    expect(shortest).toBeNull()
  })

  it('end where the one that has more ends first, and that one is asked next', () => {
    const lists = [
      { items: memes, hasMore: true },
      { items: visuals, hasMore: true },
    ]
    const { items, shortest } = mergeByTime(lists, at)
    expect(items).toEqual([memes[0], visuals[0], memes[1], memes[2]])
    expect(shortest).toBe(0)
  })

  it('never put something new above what is shown', () => {
    const first = mergeByTime(
      [
        { items: memes, hasMore: true },
        { items: visuals, hasMore: false },
      ],
      at,
    ).items
    const more = [...memes, day('2026-11-03')]
    const next = mergeByTime(
      [
        { items: more, hasMore: false },
        { items: visuals, hasMore: false },
      ],
      at,
    ).items
    expect(next.slice(0, first.length)).toEqual(first)
  })

  it('wait for a list of which nothing is known', () => {
    const lists = [
      { items: memes, hasMore: false },
      { items: [], hasMore: true },
    ]
    expect(mergeByTime(lists, at)).toEqual({ items: [], shortest: 1 })
  })
})

describe('things by their time', () => {
  it('are of this week, and before that of their month, each with its year', () => {
    const items = [
      day('2026-11-22'),
      day('2026-11-17'),
      day('2026-11-09'),
      day('2026-10-30'),
      day('2025-10-30'),
    ]
    const groups = groupByTime(items, at, new Date('2026-11-22T15:00:00Z'))
    expect(groups.map(({ name, items: those }) => [name, those.length])).toEqual([
      ['week', 2],
      ['November 2026', 1],
      ['October 2026', 1],
      ['October 2025', 1],
    ])
    expect(groups.flatMap(({ items: those }) => those)).toEqual(items)
  })

  it('of nothing are no groups', () => {
    expect(groupByTime([], at, new Date())).toEqual([])
  })
})

describe('what is near the window', () => {
  it('holds the window and more than one above and below it', () => {
    const { topPx, bottomPx } = rangeFor(5000, 900)
    expect(topPx).toBeLessThanOrEqual(5000 - 900)
    expect(bottomPx).toBeGreaterThanOrEqual(5900 + 900)
    expect(bottomPx - topPx).toBeLessThan(5 * 900)
  })

  it('stays the same for a small step', () => {
    expect(rangeFor(5000, 900)).toEqual(rangeFor(5010, 900))
    expect(rangeFor(5000, 900)).not.toEqual(rangeFor(6000, 900))
  })
})
