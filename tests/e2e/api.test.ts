import { createAccount } from '@tests/support/accounts'
import sharp from 'sharp'
import { beforeAll, describe, expect, inject, test } from 'vitest'

const product = inject('product')
const api = `${product.baseUrl}/api/v1`
const textToMeme = `${api}/meme/text-to-meme`
const freeCredits = 20

interface Answer {
  status: number
  body: Record<string, unknown> & { message?: string }
  headers: Headers
}

async function call(address: string, key: string | undefined, init: RequestInit = {}): Promise<Answer> {
  const headers = { ...(key ? { Authorization: `Bearer ${key}` } : {}), ...init.headers }
  const response = await fetch(address, { ...init, headers })
  const text = await response.text()
  return { status: response.status, body: text ? JSON.parse(text) : {}, headers: response.headers }
}

function post(address: string, key: string | undefined, body: unknown): Promise<Answer> {
  return call(address, key, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
}

const order = {
  text: 'my boss says we are a family but denies my vacation',
  maxDimension: 800,
  inputLanguage: 'en',
  outputLanguage: 'en',
}

async function usedCredits(key: string): Promise<number> {
  return (await call(`${api}/account/used-credits`, key)).body.usedCreditCount as number
}

/** A new account and its key. */
async function newKey(): Promise<string> {
  const { accessToken: session } = await createAccount(product)
  const made = await post(`${api}/api-key/generate-new`, session, {})
  expect(made.status).toBe(200)
  return made.body.key as string
}

let key: string

beforeAll(async () => {
  key = await newKey()
})

describe('the API with a key', () => {
  test('a key is shown whole once and known by its beginning and end afterwards', async () => {
    expect(key).toMatch(/^qs_live_[0-9A-Za-z]{38}$/)
    const { status, body } = await call(`${api}/api-key/get-default`, key)
    expect(status).toBe(200)
    expect(body.last4).toBe(key.slice(-4))
    expect(key.startsWith(String(body.prefix))).toBe(true)
    expect(JSON.stringify(body)).not.toContain(key)
  })

  test('a sentence comes back as memes whose pictures are 800 px on the longer side, for one credit', async () => {
    const before = await usedCredits(key)
    const { status, body } = await post(textToMeme, key, order)
    expect(status).toBe(200)
    const { promptId, results, credits } = body as unknown as {
      promptId: string
      results: { imageName: string; imageUrl: string; width: number; height: number; altText: string }[]
      credits: { total: number; used: number; remaining: number }
    }
    expect(promptId).toMatch(/^[0-9a-f-]{36}$/)
    expect(results).toHaveLength(6)
    expect(new Set(results.map(({ imageName }) => imageName)).size).toBe(6)
    expect(credits).toMatchObject({
      total: freeCredits,
      used: before + 1,
      remaining: freeCredits - before - 1,
    })
    expect(await usedCredits(key)).toBe(before + 1)
    for (const { imageUrl, width, height, altText } of results) {
      const picture = await fetch(imageUrl)
      expect(picture.status).toBe(200)
      const bytes = Buffer.from(await picture.arrayBuffer())
      const metadata = await sharp(bytes).metadata()
      expect({ width: metadata.width, height: metadata.height }).toEqual({ width, height })
      expect(Math.max(width, height)).toBe(800)
      expect((await sharp(bytes).stats()).isOpaque).toBe(true)
      expect(altText.length).toBeGreaterThan(10)
    }
  })

  test.each([
    ['png', 'image/png'],
    ['jpg', 'image/jpeg'],
    ['webp', 'image/webp'],
  ])('the same picture is had as %s by its ending, without a cookie', async (ending, mediaType) => {
    const { body } = await call(`${api}/account/my-memes?pageSize=1`, key)
    const [newest] = (body as unknown as { items: { imageUrl: string }[] }).items
    const picture = await fetch((newest?.imageUrl ?? '').replace(/\.[a-z]+$/, `.${ending}`))
    expect(picture.headers.get('content-type')).toBe(mediaType)
    expect((await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).width).toBeGreaterThan(0)
  })

  test('curl’s own content type is understood', async () => {
    const curl = await call(textToMeme, key, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: JSON.stringify(order),
    })
    expect(curl.status).toBe(200)
  })
})

describe('a key with a name', () => {
  test('works within its scope beside the default one, and is 401 from the moment that it is revoked', async () => {
    const { accessToken: session } = await createAccount(product)
    const standard = await post(`${api}/api-key/generate-new`, session, {})
    const made = await post(`${api}/api-key/create`, session, { name: 'Dashboard', scopes: ['read'] })
    const reader = made.body.key as string
    expect((await call(`${api}/account/my-memes`, reader)).status).toBe(200)
    const refused = await post(textToMeme, reader, order)
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'This key has no scope “generate”. Use one that has it.',
    ])
    expect((await post(`${api}/api-key/revoke`, reader, { keyId: made.body.id })).status).toBe(403)
    expect((await post(`${api}/api-key/revoke`, session, { keyId: made.body.id })).status).toBe(200)
    expect((await call(`${api}/account/my-memes`, reader)).status).toBe(401)
    const { body } = await call(`${api}/api-key/list`, session)
    expect(body.keys).toMatchObject([{ name: null, last4: String(standard.body.key).slice(-4) }])
    expect((await call(`${api}/account/my-memes`, standard.body.key as string)).status).toBe(200)
  })
})

describe('sixty calls at once on twenty credits', () => {
  test('are exactly twenty successes and forty refusals with a sentence, and every credit is accounted for', async () => {
    const fresh = await newKey()
    const answers = await Promise.all(Array.from({ length: 60 }, () => post(textToMeme, fresh, order)))
    const successes = answers.filter(({ status }) => status === 200)
    const refusals = answers.filter(({ status }) => status === 402)
    expect([successes.length, refusals.length]).toEqual([20, 40])
    for (const { body } of refusals) expect(body.message).toMatch(/^[A-Z].*\.$/)
    const remaining = successes.map(({ body }) => (body.credits as { remaining: number }).remaining)
    expect(remaining.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index))
    expect(await usedCredits(fresh)).toBe(20)
    const { body } = await call(`${api}/account/my-prompts`, fresh)
    expect(body.total).toBe(20)
  })
})

describe('calls that are wrong cost nothing', () => {
  let before: number

  beforeAll(async () => {
    before = await usedCredits(key)
  })

  test('a wrong, broken or missing key is 401 with exactly the word Unauthorized', async () => {
    const broken = `${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`
    for (const wrong of [broken, `qs_live_${'x'.repeat(38)}`, 'nonsense', undefined]) {
      const { status, body } = await post(textToMeme, wrong, order)
      expect(status).toBe(401)
      expect(body.message).toBe('Unauthorized')
      expect(body.code).toBe('UNAUTHORIZED')
    }
  })

  test.each([
    ['an empty text', { ...order, text: '' }, 'text'],
    ['a blank text', { ...order, text: ' \n ' }, 'text'],
    ['a text of 501 characters', { ...order, text: 'x'.repeat(501) }, 'text'],
    ['no text', { maxDimension: 800 }, 'text'],
    ['a picture too large', { ...order, maxDimension: 4096 }, 'maxDimension'],
    ['a language that there is not', { ...order, outputLanguage: 'xx-nowhere' }, 'outputLanguage'],
  ])('%s is 400 and names the field', async (_, body, field) => {
    const answer = await post(textToMeme, key, body)
    expect(answer.status).toBe(400)
    expect(answer.body.message).toContain(field)
  })

  test('broken JSON is 400', async () => {
    const answer = await call(textToMeme, key, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"text":',
    })
    expect(answer.status).toBe(400)
  })

  test('an unknown route is 404 and a wrong method 405 with the right one', async () => {
    expect((await post(`${api}/meme/text-to-opera`, key, order)).status).toBe(404)
    const wrongMethod = await call(textToMeme, key)
    expect(wrongMethod.status).toBe(405)
    expect(wrongMethod.headers.get('allow')).toContain('POST')
  })

  test('a body of 20 MB is 413', async () => {
    const { status, body } = await post(textToMeme, key, { ...order, text: 'x'.repeat(20 * 1024 * 1024) })
    expect(status).toBe(413)
    expect(body.message).toMatch(/^[A-Z]/)
  })

  test('a cookie without a key is no credential here', async () => {
    const { status } = await call(textToMeme, undefined, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: 'sb-127-auth-token=base64-e30' },
      body: JSON.stringify(order),
    })
    expect(status).toBe(401)
  })

  test('not one credit went', async () => {
    expect(await usedCredits(key)).toBe(before)
  })
})
