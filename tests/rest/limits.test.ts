import { createHash, randomUUID } from 'node:crypto'
import { keyActor } from '@tests/support/key-actor'
import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { describe, expect, it } from 'vitest'
import { type RateLimits, rateLimits } from '@/contracts/rate-limits'
import { openAdmission, rateLimited } from '@/server/api/admission'
import { createPostgresCallCounter } from '@/server/integrations/postgres/postgres-call-counter'
import { handleImageRequest } from '@/server/rest/handle-image-request'
import { handleRestRequest } from '@/server/rest/handle-rest-request'
import { handleTemplateImageRequest } from '@/server/rest/handle-template-image-request'
import { handleUploadRequest } from '@/server/rest/handle-upload-request'
import type { MemeRenderer } from '@/server/services/ports/meme-renderer'
import type { Actor } from '@/server/services/service-context'

const services = setUp(openTestServices)

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

  it('count each request for a template’s picture, and lay nothing out for HEAD, 304 and refusals', async () => {
    const context = services.contextFor()
    let laidOut = 0
    const renderer: MemeRenderer = {
      ...context.ports.renderer,
      renderTemplate: (...args) => {
        laidOut += 1
        return context.ports.renderer.renderTemplate(...args)
      },
    }
    const { admit, counted } = pictureLimit(4)
    const ask = (init: RequestInit = {}) =>
      handleTemplateImageRequest(
        new Request(
          `http://127.0.0.1/api/v1/meme/image/clown-steps.png?width=64&header=${encodeURIComponent('🇳🇵ﷺ'.repeat(60))}`,
          init,
        ),
        'clown-steps.png',
        { site: context.site, ports: { moderator: context.ports.moderator, renderer } },
        { requestId: randomUUID(), reportError, admit },
      )
    const head = await ask({ method: 'HEAD' })
    expect([head.status, counted()]).toEqual([200, 1])
    const known = { headers: { 'if-none-match': head.headers.get('etag') ?? '' } }
    expect([(await ask(known)).status, counted()]).toEqual([304, 2])
    expect((await ask({ method: 'HEAD', ...known })).status).toBe(304)
    expect(laidOut).toBe(0)
    const picture = await ask()
    expect([picture.status, picture.headers.get('etag')]).toEqual([200, head.headers.get('etag')])
    for (const init of [{ method: 'HEAD' }, known, {}]) {
      const refused = await ask(init)
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '7'])
    }
    expect(laidOut).toBe(1)
  })

  it('count each look for a stored picture before the database is asked', async () => {
    const { admit, counted } = pictureLimit(2)
    const call = { requestId: randomUUID(), reportError, admit }
    const unknown = `${'A'.repeat(22)}.png`
    const key = 'a'.repeat(22)
    const meme = (method: string) =>
      handleImageRequest(
        new Request(`http://127.0.0.1/i/${unknown}`, { method }),
        unknown,
        services.contextFor(),
        call,
      )
    const upload = () =>
      handleUploadRequest(
        new Request(`http://127.0.0.1/i/upload/${key}`, { headers: { 'if-none-match': `"${key}"` } }),
        key,
        services.contextFor(),
        call,
      )
    expect((await meme('HEAD')).status).toBe(404)
    expect((await upload()).status).toBe(404)
    expect([(await meme('GET')).status, (await upload()).status]).toEqual([429, 429])
    expect(counted()).toBe(4)
  })
})

function reportError(error: unknown): never {
  throw error
}

/** Lets a number of requests through. */
function pictureLimit(limit: number) {
  let count = 0
  return {
    counted: () => count,
    admit: async () => {
      count += 1
      if (count > limit) throw rateLimited({ limit, remaining: 0, resetSeconds: 7, admitted: 0 })
    },
  }
}
