import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { FontLedger } from '@/server/integrations/canvas-renderer/font-ledger'
import { TextPool } from '@/server/integrations/text-threads/text-pool'

let pool: TextPool | undefined
afterEach(() => pool?.close())

/** One thread, and a queue for three. */
function openPool(timeLimitMs?: number) {
  const opened = new TextPool({
    workerFile: path.resolve('tests/integrations/text-threads/sample-worker.mts'),
    workerData: { fontPackagesDir: '', fontMemory: new FontLedger().memory },
    threads: 1,
    waitingMax: 3,
    timeLimitMs,
  })
  pool = opened
  return async (text: string, signal?: AbortSignal) => {
    const [verdict] = await opened.run('checkTexts', [text], signal)
    return verdict?.allowed === false ? verdict.message : null
  }
}

describe('a pool of text threads', { timeout: 120_000 }, () => {
  it('refuses with a sentence when too many texts wait, and takes new ones afterwards', async () => {
    const work = openPool()
    const outcomes = await Promise.allSettled(Array.from({ length: 9 }, (_, index) => work(`${index}`)))
    expect(outcomes.slice(0, 4).map(({ status }) => status)).toEqual(Array(4).fill('fulfilled'))
    for (const refused of outcomes.slice(4)) {
      expect(refused).toMatchObject({
        status: 'rejected',
        reason: { code: 'SERVICE_UNAVAILABLE', message: expect.stringContaining('Try again') },
      })
    }
    expect(await work('later')).toBe('later')
  })

  it('works in the order of asking', async () => {
    const work = openPool()
    const done: (string | null)[] = []
    await Promise.all(['a', 'b', 'c', 'd'].map(async (text) => done.push(await work(text))))
    expect(done).toEqual(['a', 'b', 'c', 'd'])
  })

  it('drops a job whose caller left before it began, and gives its place to others', async () => {
    const work = openPool()
    const caller = new AbortController()
    const running = work('running')
    const left = [1, 2, 3].map(() => work('left', caller.signal))
    caller.abort(new Error('gone'))
    for (const outcome of await Promise.allSettled(left)) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { message: 'gone' } })
    }
    expect(await Promise.all([running, work('a'), work('b'), work('c')])).toEqual(['running', 'a', 'b', 'c'])
    await expect(work('too late', caller.signal)).rejects.toThrow('gone')
  })

  it.each(['exit', 'crash', 'fail'])(
    'fails one job when its thread does (%s), not those behind it',
    async (how) => {
      const work = openPool()
      const [failed, ...others] = await Promise.allSettled([work(how), work('a'), work('b')])
      expect(failed).toMatchObject({
        status: 'rejected',
        reason: { code: 'INTERNAL', message: 'The text could not be worked on.' },
      })
      expect(others).toMatchObject([{ value: 'a' }, { value: 'b' }])
      await expect(work(how)).rejects.toMatchObject({ code: 'INTERNAL' })
      expect(await work('after')).toBe('after')
    },
  )

  it('ends a thread that hangs, and works on in another', async () => {
    const work = openPool(5000)
    await work('first')
    await expect(work('hang')).rejects.toMatchObject({ code: 'INTERNAL' })
    expect(await work('after')).toBe('after')
  })

  it('takes nothing once it is closed', async () => {
    const work = openPool()
    await work('first')
    await pool?.close()
    await expect(work('second')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  })
})
