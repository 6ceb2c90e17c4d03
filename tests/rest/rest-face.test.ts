import { randomUUID } from 'node:crypto'
import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { describe, expect, it } from 'vitest'
import { handleRestRequest } from '@/server/rest/handle-rest-request'
import type { Actor } from '@/server/services/service-context'

const services = setUp(openTestServices)

const reported: unknown[] = []

async function call(actor: Actor | null, method: string, path: string, init: RequestInit = {}) {
  const address = new URL(`http://127.0.0.1/api/v1${path}`)
  const response = await handleRestRequest(
    new Request(address, { method, ...init }),
    address.pathname.slice(7),
    {
      requestId: randomUUID(),
      reportError: (error) => reported.push(error),
      createContext: async () => services.apiContext(actor),
    },
  )
  return { status: response.status, headers: response.headers, body: await response.json() }
}
const post = (actor: Actor | null, path: string, body: unknown, headers: Record<string, string> = {}) =>
  call(actor, 'POST', path, { body: typeof body === 'string' ? body : JSON.stringify(body), headers })

describe('the REST face', () => {
  it('makes memes from a JSON body, whatever curl calls it', async () => {
    const { status, body } = await post(
      services.newUser(),
      '/meme/text-to-meme',
      { text: 'monday mornings', maxDimension: 800, inputLanguage: 'en', outputLanguage: 'en' },
      { 'content-type': 'application/x-www-form-urlencoded' },
    )
    expect(status).toBe(200)
    expect(body.results).toHaveLength(6)
    expect(body.credits).toMatchObject({ total: 20, used: 1, remaining: 19 })
  })

  it('reads numbers from the query string and names the field that is wrong', async () => {
    const user = services.newUser()
    expect((await call(user, 'GET', '/account/my-memes?page=2&pageSize=5')).body).toEqual({
      items: [],
      page: 2,
      pageSize: 5,
      total: 0,
      before: null,
    })
    const wrong = await call(user, 'GET', '/account/my-memes?page=two')
    expect(wrong.status).toBe(400)
    expect(wrong.body).toMatchObject({
      code: 'BAD_REQUEST',
      message: 'page must be a number.',
    })
    expect((await call(user, 'GET', '/account/my-memes?pageSize=51')).body.message).toBe(
      'pageSize must be at most 50.',
    )
    expect((await call(user, 'GET', '/account/my-memes?sort=random')).body.message).toBe(
      'sort must be one of created_at, updated_at.',
    )
  })

  it('keeps answers and refusals out of caches', async () => {
    const user = services.newUser()
    for (const answer of [
      await call(user, 'GET', '/account/my-memes'),
      await call(null, 'GET', '/account/my-memes'),
      await call(user, 'GET', '/no-such-call'),
    ])
      expect(answer.headers.get('cache-control'), `${answer.status}`).toBe('no-store')
  })

  it('refuses each kind of bad call with its own status and a sentence', async () => {
    const user = services.newUser()
    const path = '/meme/text-to-meme'
    const cases: [
      number,
      string,
      RegExp,
      Promise<{ status: number; body: { code: string; message: string } }>,
    ][] = [
      [400, 'BAD_REQUEST', /^text must not be empty/, post(user, path, { text: '   ' })],
      [400, 'BAD_REQUEST', /^text is required\.$/, post(user, path, {})],
      [400, 'BAD_REQUEST', /^text must be at most 500/, post(user, path, { text: 'x'.repeat(501) })],
      [
        400,
        'BAD_REQUEST',
        /^colour: there is no such field\.$/,
        post(user, path, { text: 'a', colour: 'red' }),
      ],
      [
        400,
        'BAD_REQUEST',
        /^outputLanguage must be a language/,
        post(user, path, { text: 'a', outputLanguage: 'qq' }),
      ],
      [
        400,
        'BAD_REQUEST',
        /^maxDimension must be at most 2048/,
        post(user, path, { text: 'a', maxDimension: 9999 }),
      ],
      [400, 'BAD_REQUEST', /not valid JSON/, post(user, path, '{"text":')],
      [400, 'BAD_REQUEST', /must be a JSON object/, post(user, path, '[]')],
      [
        400,
        'BAD_REQUEST',
        /more than 32 levels/,
        post(user, path, `{"text":"a","deep":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, {
          'idempotency-key': 'deep',
        }),
      ],
      [
        400,
        'BAD_REQUEST',
        /^The body is not UTF-8\.$/,
        call(user, 'POST', path, { body: Buffer.from('{"text":"\xff"}', 'latin1') }),
      ],
      [
        400,
        'BAD_REQUEST',
        /^x{40}…: there is no such field/,
        post(user, path, { text: 'a', ['x'.repeat(9000)]: 1 }),
      ],
      [400, 'BAD_REQUEST', /^page must be a number/, call(user, 'GET', '/account/my-memes?page=0x10')],
      [401, 'UNAUTHORIZED', /^Unauthorized$/, post(null, path, { text: 'a' })],
      [404, 'NOT_FOUND', /no call at/, call(user, 'GET', '/nowhere')],
      [404, 'NOT_FOUND', /^There is no call at \/\. See/, call(user, 'GET', '')],
      [404, 'NOT_FOUND', /no such call/, call(user, 'GET', '/%E0%A4%A')],
      [405, 'METHOD_NOT_ALLOWED', /answers POST, not GET/, call(user, 'GET', path)],
      [413, 'PAYLOAD_TOO_LARGE', /larger than 256 kB/, post(user, path, 'x'.repeat(20_000_000))],
      [
        415,
        'UNSUPPORTED_MEDIA_TYPE',
        /as application\/json/,
        post(user, path, '<a/>', { 'content-type': 'text/xml' }),
      ],
      [
        415,
        'UNSUPPORTED_MEDIA_TYPE',
        /without a Content-Encoding/,
        post(user, path, { text: 'a' }, { 'content-encoding': 'gzip' }),
      ],
    ]
    for (const [status, code, message, answer] of cases) {
      const { status: given, body } = await answer
      expect({ status: given, code: body.code, message: body.message }).toEqual({
        status,
        code,
        message: expect.stringMatching(message),
      })
      expect(body).toHaveProperty('requestId')
    }
    const credits = await call(user, 'GET', '/account/used-credits')
    expect(credits.body.usedCreditCount).toBe(0)
    expect(reported).toEqual([])
  })

  it('takes texts that would break a database or a page, and gives them back harmless', async () => {
    const user = services.newUser()
    const texts = [
      'a\u0000b \ud800 c',
      '<script>alert(1)</script>',
      "'; drop table results; --",
      '\u202eabc',
      '{{x}} %s',
    ]
    for (const text of texts) {
      const { status, body } = await post(user, '/meme/text-to-meme', { text, count: 12 })
      expect({ text, status, results: body.results?.length }).toEqual({ text, status: 200, results: 12 })
    }
    expect((await post(user, '/meme/text-to-meme', { text: '\u0000' })).body.message).toMatch(
      /^text must not be empty/,
    )
    const { body } = await call(user, 'GET', '/account/my-prompts?pageSize=50')
    expect(body.items.map((prompt: { text: string }) => prompt.text)).toContain('ab  c')
  })

  it('names the methods that a path answers', async () => {
    const { headers } = await call(services.newUser(), 'DELETE', '/account/my-memes')
    expect(headers.get('allow')).toBe('GET')
  })

  it('keeps what broke inside to itself, and reports it', async () => {
    const { actor: _other, ...rest } = services.contextFor()
    const broken = { ...rest, now: () => new Date(Number.NaN) }
    const response = await handleRestRequest(
      new Request('http://127.0.0.1/api/v1/x'),
      '/account/used-credits',
      {
        requestId: 'request-7',
        reportError: (error, requestId) => reported.push([error, requestId]),
        createContext: async () => ({ actor: services.newUser(), requestId: 'request-7', services: broken }),
      },
    )
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({
      message: 'Internal server error',
      code: 'INTERNAL',
      requestId: 'request-7',
    })
    expect(reported.splice(0)).toHaveLength(1)
  })
})
