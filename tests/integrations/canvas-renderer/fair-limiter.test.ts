import { describe, expect, it } from 'vitest'
import { FairLimiter, type FairLimits } from '@/server/integrations/canvas-renderer/fair-limiter'

/** A limiter, and tasks that end when they are told to. */
function open(limits: Partial<FairLimits> = {}) {
  const limiter = new FairLimiter({
    runningMax: 2,
    runningPerCallerMax: 2,
    waitingMax: 100,
    waitingPerCallerMax: 100,
    ...limits,
  })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (name: string, signal?: AbortSignal) =>
    limiter.run(
      () => {
        begun.push(name)
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
      },
      { id: name.charAt(0), signal },
    )
  /** Ends what has begun, one task after the other, until all have. */
  const endAll = async () => {
    for (let at = 0; at < begun.length; at++) {
      ends.get(begun[at] ?? '')?.()
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  return { limiter, begun, ends, ask, endAll }
}

describe('a fair limiter', () => {
  it('lets callers take turns, however many tasks each has', async () => {
    const { ask, begun, endAll } = open({ runningMax: 1 })
    const asked = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((name) => ask(name))
    await endAll()
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
    expect(await Promise.all(asked)).toHaveLength(7)
  })

  it('leaves places for others when one caller asks for all of them', async () => {
    const { ask, begun, endAll } = open({ runningMax: 4, runningPerCallerMax: 2 })
    const asked = Array.from({ length: 9 }, (_, index) => ask(`a${index}`))
    expect(begun).toEqual(['a0', 'a1'])
    asked.push(ask('b0'))
    expect(begun).toEqual(['a0', 'a1', 'b0'])
    await endAll()
    expect(await Promise.all(asked)).toHaveLength(10)
  })

  it('drops what waits as soon as its caller leaves, and begins nothing of it', async () => {
    const { ask, begun, endAll, limiter } = open()
    const leaving = new AbortController()
    const running = [ask('a0'), ask('a1')]
    const waiting = Array.from({ length: 90 }, (_, index) => ask(`a${index + 2}`, leaving.signal))
    const other = ask('b0')
    expect(limiter.waiting).toBe(91)
    leaving.abort(new Error('gone'))
    expect(limiter.waiting).toBe(1)
    for (const outcome of await Promise.allSettled(waiting)) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { message: 'gone' } })
    }
    await endAll()
    expect([await other, begun]).toEqual(['b0', ['a0', 'a1', 'b0']])
    await Promise.all(running)
  })

  it('does not begin what nobody waits for from the start', async () => {
    const { ask, begun } = open()
    await expect(ask('a0', AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone')
    expect(begun).toEqual([])
  })

  it('refuses a caller with too many waiting tasks, and no other', async () => {
    const { ask, endAll } = open({ runningMax: 1, waitingPerCallerMax: 3 })
    const asked = Array.from({ length: 4 }, (_, index) => ask(`a${index}`))
    await expect(ask('a4')).rejects.toMatchObject({ of: 'caller' })
    asked.push(ask('b0'))
    await endAll()
    expect(await Promise.all(asked)).toEqual(['a0', 'a1', 'a2', 'a3', 'b0'])
    const later = ask('a5')
    await endAll()
    expect(await later).toBe('a5')
  })

  it('refuses everybody when too many wait in all', async () => {
    const { ask, endAll } = open({ runningMax: 1, waitingMax: 2 })
    const asked = ['a0', 'b0', 'c0'].map((name) => ask(name))
    await expect(ask('d0')).rejects.toMatchObject({ of: 'all' })
    await endAll()
    expect(await Promise.all(asked)).toHaveLength(3)
  })

  it('goes on after a task that fails', async () => {
    const { limiter, ask, endAll } = open({ runningMax: 1 })
    const failing = limiter.run(() => Promise.reject(new Error('broken')), { id: 'a' })
    const next = ask('b0')
    await expect(failing).rejects.toThrow('broken')
    await endAll()
    expect(await next).toBe('b0')
  })
})
