import { randomUUID } from 'node:crypto'
import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { describe, expect, it } from 'vitest'
import { createCaller } from '@/server/api/root'
import type { Actor } from '@/server/services/service-context'

const services = setUp(openTestServices)

function callerFor(actor: Actor) {
  const { actor: _other, ...rest } = services.contextFor()
  return createCaller({ actor, requestId: randomUUID(), services: rest })
}

const accounts = 12
const runsEach = 12

/** Calls of one account while it is closed: each as its code, `ok` when it succeeded. */
async function closeDuringCalls(): Promise<{ close: string; calls: string[] }> {
  const caller = callerFor(services.newUser())
  const { results } = await caller.meme.textToMeme({ text: 'the printer is out of paper', count: 3 })
  const ids = results.map(({ id }) => id)
  const runs = Array.from({ length: runsEach }, (_, index) => [
    () => caller.meme.textToMeme({ text: `printer ${index}`, count: 1 }),
    () => caller.minimalistVisual.star({ visualId: randomUUID() }).catch(onlyMissing),
    () => caller.result.star({ resultId: ids[index % 3] ?? '' }),
    () => caller.result.update({ id: ids[index % 3] ?? '', captions: [] }),
    () => caller.result.deleteMany({ resultIds: [ids[2] ?? ''] }),
    () => caller.result.create({ imageName: 'podium', captions: [], width: 500, height: 500 }),
  ]).flat()
  const calling = runs.map((run) => run().then(() => 'ok', codeOf))
  const closing = caller.account.close().then(() => 'ok', codeOf)
  return { close: await closing, calls: await Promise.all(calling) }
}

function codeOf(error: unknown): string {
  const { code, cause } = error as { code?: string; cause?: unknown }
  return code === 'INTERNAL_SERVER_ERROR'
    ? `${code}: ${(cause as Error | undefined)?.cause ?? cause}`
    : `${code}`
}

function onlyMissing(error: unknown): void {
  if (codeOf(error) !== 'NOT_FOUND') throw error
}

describe('an account that is closed during many calls', () => {
  it('is closed, and each call succeeds or is told that the account or the thing is gone', async () => {
    const outcomes = await Promise.all(Array.from({ length: accounts }, closeDuringCalls))
    expect(outcomes.map(({ close }) => close)).toEqual(Array.from({ length: accounts }, () => 'ok'))
    const told = new Set(outcomes.flatMap(({ calls }) => calls))
    for (const code of ['ok', 'UNAUTHORIZED', 'NOT_FOUND', 'PAYMENT_REQUIRED']) told.delete(code)
    expect([...told]).toEqual([])
    const left = await services.database.sql`select user_id from user_details
      union all select user_id from prompts union all select user_id from results`
    expect([...left]).toEqual([])
  }, 180_000)
})
