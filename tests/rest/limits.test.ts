import { createHash, randomUUID } from 'node:crypto'
import { keyActor } from '@tests/support/key-actor'
import { openTestServices, type TestServices } from '@tests/support/service-context'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RateLimits, rateLimits } from '@/contracts/rate-limits'
import { openAdmission, rateLimited } from '@/server/api/admission'
import { createPostgresCallCounter } from '@/server/integrations/postgres/postgres-call-counter'
import { handleRestRequest } from '@/server/rest/handle-rest-request'
import { handleTemplateImageRequest } from '@/server/rest/handle-template-image-request'
import type { Actor } from '@/server/services/service-context'

let services: TestServices
beforeAll(async () => {
  services = await openTestServices()
})
afterAll(() => services.close())

const address = (text: string) => createHash('sha256').update(text).digest('hex')

async function call(
  actor: Actor | null,
  [method, path]: [string, string],
  {
    limits = {},
    init = {},
    from = '192.0.2.1',
  }: { limits?: Partial<RateLimits>; init?: RequestInit; from?: string } = {},
) {
  const { actor: _other, ...rest } = services.contextFor()
  const response = await handleRestRequest(
    new Request(`http://127.0.0.1/api/v1${path}`, { method, ...init }),
    path,
    {
      requestId: randomUUID(),
      reportError: (error) => {
        throw error
      },
      createContext: async () => ({
        actor,
        requestId: randomUUID(),
        services: rest,
        admission: openAdmission(
          { actor, addressHash: address(from) },
          {
            counter: createPostgresCallCounter(rest.db),
            limits: { ...rateLimits, ...limits },
            onFailure: (error) => {
              throw error
            },
          },
        ),
      }),
    },
  )
  const { headers, status } = response
  return { status, headers, body: await response.json() }
}
const limitOf = (headers: Headers) =>
  ['limit', 'remaining', 'reset'].map((name) => Number(headers.get(`ratelimit-${name}`)))

const usedCredits = ['GET', '/account/used-credits'] as [string, string]
const textToMeme = ['POST', '/meme/text-to-meme'] as [string, string]

describe('limits over REST', () => {
  it('stand on every answer, whether it succeeds or not', async () => {
    const user = services.newUser()
    const good = await call(user, usedCredits)
    expect(good.status).toBe(200)
    expect(limitOf(good.headers)).toEqual([300, 299, expect.any(Number)])
    const wrong = await call(user, textToMeme, { init: { body: '{}' } })
    expect(wrong.status).toBe(400)
    expect(limitOf(wrong.headers)).toEqual([30, 29, expect.any(Number)])
    expect(limitOf(wrong.headers)[2]).toBeGreaterThan(0)
    expect(wrong.headers.has('retry-after')).toBe(false)
  })

  it('give a key its own, larger number of runs', async () => {
    const { userId } = services.newUser()
    const key = keyActor(userId)
    expect(limitOf((await call(key, textToMeme, { init: { body: '{}' } })).headers)[0]).toBe(120)
  })

  it('refuse the call after the last with when to come back, before its body is read', async () => {
    const user = services.newUser()
    const limits = { generateSignedIn: 2 }
    const init = () => ({ body: JSON.stringify({ text: 'one more', count: 1 }) })
    expect((await call(user, textToMeme, { limits, init: init() })).status).toBe(200)
    expect((await call(user, textToMeme, { limits, init: init() })).status).toBe(200)
    const unread = new ReadableStream({
      pull() {
        throw new Error('Nobody should read this.')
      },
    })
    const refused = await call(user, textToMeme, {
      limits,
      init: { body: unread, duplex: 'half' } as RequestInit,
    })
    expect(refused.status).toBe(429)
    const seconds = refused.headers.get('retry-after')
    expect(seconds).toMatch(/^[1-9]\d?$/)
    expect(refused.body).toMatchObject({
      code: 'RATE_LIMITED',
      message: expect.stringMatching(/^That is more than 2 calls in a minute\. Try again in \d+ seconds?\.$/),
    })
    expect(limitOf(refused.headers)).toEqual([2, 0, Number(seconds)])
    // Reads are counted by themselves.
    const credits = await call(user, usedCredits, { limits })
    expect([credits.status, credits.body.usedCreditCount]).toEqual([200, 2])
  })

  it('keep who guesses keys to a few tries an address', async () => {
    const limits = { anonymous: 2 }
    const tries = async (from: string) => {
      const { status, headers } = await call(null, usedCredits, { limits, from })
      return [status, headers.get('ratelimit-remaining')]
    }
    expect(await tries('198.51.100.1')).toEqual([401, '1'])
    expect(await tries('198.51.100.1')).toEqual([401, '0'])
    expect(await tries('198.51.100.1')).toEqual([429, '0'])
    expect(await tries('198.51.100.2')).toEqual([401, '1'])
  })

  it('let exactly as many of a hundred calls at once through', async () => {
    const user = services.newUser()
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        call(user, ['GET', '/api-key/get-default'], { limits: { read: 40 } }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(40)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(60)
  })

  it('are kept for pictures where one has to be painted, and 304 costs nothing', async () => {
    let painted = 0
    const picture = (headers: Record<string, string> = {}) =>
      handleTemplateImageRequest(
        new Request('http://127.0.0.1/api/v1/meme/image/two-buttons.png?width=64', { headers }),
        'two-buttons.png',
        services.contextFor(),
        {
          requestId: randomUUID(),
          reportError: (error) => {
            throw error
          },
          admit: async () => {
            painted += 1
            if (painted > 1) throw rateLimited({ limit: 1, remaining: 0, resetSeconds: 7, admitted: 0 })
          },
        },
      )
    const first = await picture()
    expect(first.status).toBe(200)
    expect((await picture({ 'if-none-match': first.headers.get('etag') ?? '' })).status).toBe(304)
    const refused = await picture()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '7'])
  })
})
