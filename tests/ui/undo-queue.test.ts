import { describe, expect, it, vi } from 'vitest'
import { createUndoQueue } from '@/meme-ui/undo/undo-queue'

const done = () => vi.fn(async () => undefined)

describe('the undo queue', () => {
  it('hides at once and deletes nothing until its time is over', async () => {
    const queue = createUndoQueue()
    const remove = done()
    const deletion = queue.add(['a', 'b'], remove)
    expect([...queue.hidden()]).toEqual(['a', 'b'])
    expect(remove).not.toHaveBeenCalled()
    expect(await deletion.finish()).toBe('deleted')
    expect(remove).toHaveBeenCalledOnce()
    expect([...queue.hidden()]).toEqual(['a', 'b'])
  })

  it('never deletes what was undone, also when its time is over afterwards', async () => {
    const queue = createUndoQueue()
    const remove = done()
    const other = queue.add(['c'], done())
    const deletion = queue.add(['a', 'b'], remove)
    deletion.undo()
    expect([...queue.hidden()]).toEqual(['c'])
    expect(await deletion.finish()).toBe('undone')
    queue.finishAll({ keepalive: false })
    expect(remove).not.toHaveBeenCalled()
    expect(await other.finish()).toBe('deleted')
  })

  it('undoes nothing once the deletion is sent', async () => {
    const queue = createUndoQueue()
    const deletion = queue.add(['a'], done())
    await deletion.finish()
    deletion.undo()
    expect([...queue.hidden()]).toEqual(['a'])
  })

  it('shows the items again when the deletion failed', async () => {
    const queue = createUndoQueue()
    const deletion = queue.add(['a'], () => Promise.reject(new Error('offline')))
    expect(await deletion.finish()).toBe('failed')
    expect([...queue.hidden()]).toEqual([])
  })

  it('deletes once, however often the end comes', async () => {
    const queue = createUndoQueue()
    const remove = done()
    const deletion = queue.add(['a'], remove)
    queue.finishAll({ keepalive: false })
    expect(await Promise.all([deletion.finish(), deletion.finish()])).toEqual(['deleted', 'deleted'])
    expect(remove).toHaveBeenCalledOnce()
  })

  it('deletes everything that waits when the page closes, each once and to outlive the page', () => {
    const queue = createUndoQueue()
    const [undone, waiting] = [done(), done()]
    queue.add(['a'], undone).undo()
    queue.add(['b'], waiting)
    queue.finishAll({ keepalive: true })
    queue.finishAll({ keepalive: true })
    expect(undone).not.toHaveBeenCalled()
    expect(waiting.mock.calls).toEqual([[{ keepalive: true }]])
  })

  it('tells its listeners of each change, with a new set each time', () => {
    const queue = createUndoQueue()
    const seen: ReadonlySet<string>[] = []
    const leave = queue.subscribe(() => seen.push(queue.hidden()))
    const deletion = queue.add(['a'], done())
    deletion.undo()
    leave()
    queue.add(['b'], done())
    expect(seen.map((set) => [...set])).toEqual([['a'], []])
    expect(queue.hidden()).toBe(queue.hidden())
  })
})
