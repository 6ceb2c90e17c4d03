import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { FontLedger } from '@/server/integrations/canvas-renderer/font-ledger'
import { RenderPool } from '@/server/integrations/canvas-renderer/render-pool'
import type { RenderCaller } from '@/server/services/ports/meme-renderer'
import { sampleDocument } from './sample-renderer'

let pool: RenderPool | undefined
afterEach(() => pool?.close())

function openPool(stallLimitMs?: number, waitingPerCallerMax?: number) {
  pool = new RenderPool({
    workerFile: path.resolve('tests/integrations/canvas-renderer/sample-worker.mts'),
    workerData: { publicDir: '', fontPackagesDir: '', fontMemory: new FontLedger().memory },
    threads: 1,
    atOncePerThread: 1,
    waitingMax: 3,
    waitingPerCallerMax,
    nice: 0,
    stallLimitMs,
  })
  const opened = pool
  return async (imageName: string, caller?: RenderCaller) => {
    const job = {
      kind: 'meme' as const,
      document: { ...sampleDocument, imageName },
      motion: null,
      options: { format: 'png' as const },
    }
    return Buffer.from(await opened.run(job, caller)).toString()
  }
}

describe('a pool of painting threads', () => {
  it('refuses with a sentence when too many pictures wait, and takes new ones afterwards', async () => {
    const paint = openPool()
    const outcomes = await Promise.allSettled(Array.from({ length: 9 }, (_, index) => paint(`${index}`)))
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(refusals).toHaveLength(5)
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({
        code: 'SERVICE_UNAVAILABLE',
        message: expect.stringContaining('Try again'),
      })
    }
    expect(outcomes.slice(0, 4).map((outcome) => outcome.status)).toEqual(Array(4).fill('fulfilled'))
    expect(await paint('later')).toBe('later')
  })

  it('paints in the order of asking', async () => {
    const paint = openPool()
    const done: string[] = []
    await Promise.all(['a', 'b', 'c', 'd'].map(async (name) => done.push(await paint(name))))
    expect(done).toEqual(['a', 'b', 'c', 'd'])
  })

  it.each(['exit', 'crash', 'fail'])(
    'fails one picture when its thread does (%s), not those behind it',
    async (how) => {
      const paint = openPool()
      const [failed, ...others] = await Promise.allSettled([paint(how), paint('a'), paint('b')])
      expect(failed).toMatchObject({
        status: 'rejected',
        reason: { code: 'INTERNAL', message: 'The picture could not be made.' },
      })
      expect(others).toMatchObject([{ value: 'a' }, { value: 'b' }])
      await expect(paint(how)).rejects.toMatchObject({ code: 'INTERNAL' })
      expect(await paint('after')).toBe('after')
    },
  )

  it('ends a thread that hangs, and paints on in another', async () => {
    const paint = openPool(1000)
    await paint('first')
    await expect(paint('hang')).rejects.toMatchObject({ code: 'INTERNAL' })
    expect(await paint('after')).toBe('after')
  })

  it('leaves a thread that goes on to its picture, however long it takes', async () => {
    const paint = openPool(500)
    expect(await paint('slow')).toBe('slow')
  })

  it('stops a picture under way when its caller leaves, and keeps the thread', async () => {
    const paint = openPool()
    await paint('first')
    const leaving = new AbortController()
    const outcome = paint('long', { id: 'a', signal: leaving.signal }).catch((reason: unknown) => reason)
    const next = paint('next', { id: 'b' })
    leaving.abort(new Error('gone'))
    expect(await outcome).toMatchObject({ message: 'gone' })
    expect(await next).toBe('next')
  })

  it('says whether the caller or everybody has too many pictures waiting', async () => {
    const paint = openPool(undefined, 1)
    const outcomes = await Promise.allSettled(['a', 'b', 'c'].map((name) => paint(name, { id: 'one' })))
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
    expect(outcomes[2]).toMatchObject({
      reason: { code: 'SERVICE_UNAVAILABLE', message: expect.stringMatching(/^Too many of your pictures/) },
    })
  })

  it('takes nothing once it is closed', async () => {
    const paint = openPool()
    await paint('first')
    await pool?.close()
    await expect(paint('second')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  })
})
