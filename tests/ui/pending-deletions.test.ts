import { describe, expect, it, vi } from 'vitest'
import { createPendingDeletions } from '@/features/library/pending-deletions'

const done = () => vi.fn(async () => undefined)

describe('a deletion that can be taken back', () => {
  it('hides at once and deletes nothing until its time is over', async () => {
    const deletions = createPendingDeletions()
    const remove = done()
    const deletion = deletions.begin(['a', 'b'], remove)
    expect([...deletions.hidden()]).toEqual(['a', 'b'])
    expect(remove).not.toHaveBeenCalled()
    expect(await deletion.finish()).toBe(true)
    expect(remove).toHaveBeenCalledOnce()
    expect([...deletions.hidden()]).toEqual(['a', 'b'])
  })

  it('leaves no trace when it is taken back, also when its time is over afterwards', async () => {
    const deletions = createPendingDeletions()
    const remove = done()
    const other = deletions.begin(['c'], done())
    const deletion = deletions.begin(['a', 'b'], remove)
    deletion.undo()
    expect([...deletions.hidden()]).toEqual(['c'])
    await deletion.finish()
    deletions.finishAll()
    expect(remove).not.toHaveBeenCalled()
    expect(await other.finish()).toBe(true)
  })

  it('cannot be taken back once it is done', async () => {
    const deletions = createPendingDeletions()
    const deletion = deletions.begin(['a'], done())
    await deletion.finish()
    deletion.undo()
    expect([...deletions.hidden()]).toEqual(['a'])
  })

  it('shows things again when the server did not hear it', async () => {
    const deletions = createPendingDeletions()
    const deletion = deletions.begin(['a'], () => Promise.reject(new Error('offline')))
    expect(await deletion.finish()).toBe(false)
    expect([...deletions.hidden()]).toEqual([])
  })

  it('is done once, however often its end comes', async () => {
    const deletions = createPendingDeletions()
    const remove = done()
    const deletion = deletions.begin(['a'], remove)
    deletions.finishAll()
    expect(await Promise.all([deletion.finish(), deletion.finish()])).toEqual([true, true])
    expect(remove).toHaveBeenCalledOnce()
  })

  it('tells who looks, with a new set each time', () => {
    const deletions = createPendingDeletions()
    const seen: ReadonlySet<string>[] = []
    const leave = deletions.subscribe(() => seen.push(deletions.hidden()))
    const deletion = deletions.begin(['a'], done())
    deletion.undo()
    leave()
    deletions.begin(['b'], done())
    expect(seen.map((set) => [...set])).toEqual([['a'], []])
    expect(deletions.hidden()).toBe(deletions.hidden())
  })
})
