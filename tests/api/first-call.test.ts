import { callerFor, callProcedure } from '@tests/support/call-procedure'
import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { pictureBase64 } from '@tests/support/themed'
import { beforeAll, describe, expect, it } from 'vitest'
import { appRouter } from '@/server/api/root'
import { isAsyncIterable } from '@/server/api/stream-output'
import type { ProcedureMeta } from '@/server/api/trpc'
import { examples } from '../../scripts/openapi/examples'

const services = setUp(openTestServices)
let base64String: string
beforeAll(async () => {
  base64String = await pictureBase64()
})

/** Reads a streamed answer to its end. */
async function finish(answer: unknown): Promise<void> {
  if (!isAsyncIterable(answer)) return
  for await (const _step of answer);
}

function exampleInput(name: string): object {
  const procedures = appRouter._def.procedures as unknown as Record<
    string,
    { _def: { meta?: ProcedureMeta } }
  >
  const { openapi } = procedures[name]?._def.meta ?? {}
  // A streamed run takes the input of the run that answers at once.
  if (!openapi) return exampleInput(name.replace('.stream', '.').replace('.T', '.t'))
  const { input } = examples[`${openapi.method} ${openapi.path}`] ?? { input: {} }
  return 'base64String' in input ? { ...input, base64String } : input
}

const names = Object.keys(appRouter._def.procedures)

describe('the first call after signing up', () => {
  it('opens the account when it needs one', async () => {
    const context = services.contextFor()
    expect(await callerFor(context).account.userDetails({})).toMatchObject({
      id: context.actor.userId,
      credits: 20,
    })
  })

  it.each(names)('may be %s', async (name) => {
    const caller = callerFor(services.contextFor())
    const outcome = await callProcedure(caller, name, exampleInput(name))
      .then(finish)
      .then(
        () => 'answered',
        ({ code }) => code,
      )
    expect(outcome).not.toBe('UNAUTHORIZED')
    expect(outcome).not.toBe('INTERNAL_SERVER_ERROR')
    // An input that is refused would hide what the service needs.
    expect(outcome).not.toBe('BAD_REQUEST')
  })
})
