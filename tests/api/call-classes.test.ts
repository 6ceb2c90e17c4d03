import { randomUUID } from 'node:crypto'
import { openTestServices, type TestServices } from '@tests/support/service-context'
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callClasses, rateLimits } from '@/contracts/rate-limits'
import { creditCosts } from '@/core/credits/credit-costs'
import { openAdmission } from '@/server/api/admission'
import { callClassesOf } from '@/server/api/call-classes-of'
import { appRouter } from '@/server/api/root'
import type { ProcedureMeta } from '@/server/api/trpc'
import { createPostgresCallCounter } from '@/server/integrations/postgres/postgres-call-counter'
import type { Actor } from '@/server/services/service-context'

const procedures = Object.entries(
  appRouter._def.procedures as unknown as Record<string, { _def: { type: string; meta?: ProcedureMeta } }>,
)

describe('every procedure', () => {
  it('says in which class its calls are counted', () => {
    for (const [name, { _def }] of procedures)
      expect([name, callClasses]).toEqual([name, expect.arrayContaining([_def.meta?.callClass])])
  })

  it('is counted as generating exactly when it costs credits', () => {
    const paid = Object.keys(creditCosts).length
    // The streaming procedures of our own pages have no REST path; each has a counterpart that does.
    const generating = procedures.filter(
      ([
        ,
        {
          _def: { meta },
        },
      ]) => meta?.callClass === 'generate' && meta.openapi,
    )
    expect(generating).toHaveLength(paid)
  })

  it('is counted as writing exactly when it changes something and costs none', () => {
    for (const [name, { _def }] of procedures) {
      const isChange = _def.type !== 'query' && _def.meta?.callClass !== 'generate'
      expect([name, _def.meta?.callClass === 'write']).toEqual([name, isChange])
    }
  })
})

describe('a batch of calls by tRPC', () => {
  let services: TestServices
  beforeAll(async () => {
    services = await openTestServices()
  })
  afterAll(() => services.close())

  /** As src/app/api/trpc serves it. */
  async function batch(actor: Actor | null, names: string[], read: number): Promise<Response> {
    const { actor: _other, ...rest } = services.contextFor()
    const admission = openAdmission(
      { actor, addressHash: null },
      {
        counter: createPostgresCallCounter(rest.db),
        limits: { ...rateLimits, read, anonymous: read },
        onFailure: (error) => {
          throw error
        },
      },
    )
    const address = `http://127.0.0.1/api/trpc/${names.join(',')}?batch=1&input=${encodeURIComponent('{}')}`
    const response = await fetchRequestHandler({
      endpoint: '/api/trpc',
      req: new Request(address, { headers: { 'trpc-accept': 'application/jsonl' } }),
      router: appRouter,
      createContext: async ({ info }) => {
        await admission.reserve(callClassesOf(info.calls))
        return { actor, requestId: randomUUID(), admission, services: rest }
      },
    })
    for (const [name, value] of Object.entries(admission.headers())) response.headers.set(name, value)
    return response
  }

  it('has the headers of its limits before its answers, and refuses only what is too many', async () => {
    const user = services.newUser()
    const names = ['account.userDetails', 'account.usedCredits', 'account.nothing', 'account.myMemes']
    const response = await batch(user, names, 2)
    expect(response.headers.get('ratelimit-limit')).toBe('2')
    expect(response.headers.get('ratelimit-remaining')).toBe('0')
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    const text = await response.text()
    expect(text.match(/"errorCode":"RATE_LIMITED"/g)).toHaveLength(1)
    expect(text.match(/"errorCode":"NOT_FOUND"/g)).toHaveLength(1)
    expect(text).toContain('"httpStatus":429')
    expect(text).toMatch(/That is more than 2 calls in a minute\. Try again in \d+ seconds?\./)
    expect(text).toContain('usedCreditCount')
  })

  it('counts each of its calls, so that a batch is no way round', async () => {
    const user = services.newUser()
    const names = ['account.usedCredits', 'account.usedCredits', 'account.usedCredits']
    expect((await batch(user, names, 5)).headers.get('ratelimit-remaining')).toBe('2')
    expect((await batch(user, names, 5)).headers.get('ratelimit-remaining')).toBe('0')
  })

  it('is counted by address for visitors', async () => {
    const names = ['account.usedCredits', 'account.usedCredits']
    const text = await (await batch(null, names, 1)).text()
    expect(text.match(/"errorCode":"UNAUTHORIZED"/g)).toHaveLength(1)
    expect(text.match(/"errorCode":"RATE_LIMITED"/g)).toHaveLength(1)
  })
})
