import { randomUUID } from 'node:crypto'
import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { pictureBase64 } from '@tests/support/themed'
import { createTRPCClient, httpBatchStreamLink } from '@trpc/client'
import { describe, expect, it } from 'vitest'
import { batchCallsMax } from '@/contracts/limits'
import { uploadBodyBytesMax } from '@/contracts/themed-upload'
import { handleTrpcRequest, withPictureBytesMaxOf } from '@/server/api/handle-trpc-request'
import { bodyBytesMaxUsual } from '@/server/api/read-json'
import type { AppRouter } from '@/server/api/root'
import type { Actor } from '@/server/services/service-context'
import { transformer } from '@/utilities/transformer'

const services = setUp(openTestServices)

const address = 'http://127.0.0.1/api/trpc'

function serve(request: Request, actor: Actor | null): Promise<Response> {
  return handleTrpcRequest(request, {
    requestId: randomUUID(),
    reportError: (error) => {
      throw error
    },
    createContext: async () => services.apiContext(actor),
  })
}

/** As our own pages call. */
function clientOf(actor: Actor | null) {
  return createTRPCClient<AppRouter>({
    links: [
      httpBatchStreamLink({
        url: address,
        transformer,
        headers: { 'x-trpc-source': 'web' },
        fetch: (url, init) => serve(new Request(url.toString(), init as RequestInit), actor),
      }),
    ],
  })
}

/** More fields than the largest input leaves out. */
const manyUndefined = Array.from({ length: 501 }, (_, index) => [`field${index}`, ['undefined']])

const json = { 'content-type': 'application/json', 'x-trpc-source': 'web' }

async function post(
  name: string,
  body: BodyInit,
  headers: Record<string, string> = json,
  actor: Actor | null = services.newUser(),
) {
  const response = await serve(new Request(`${address}/${name}`, { method: 'POST', headers, body }), actor)
  const answer = (await response.json()) as { message?: string; error?: { json: { message: string } } }
  return [response.status, answer.message ?? answer.error?.json.message]
}

describe('the calls of our own pages', () => {
  it('go through with and without an input, with fields that are undefined, and large with a picture', async () => {
    const client = clientOf(services.newUser())
    const [credits, templates, page] = await Promise.all([
      client.account.usedCredits.query(),
      client.search.templates.query({ searchQuery: 'cat' }),
      client.account.myMemes.query({ pageSize: 1, before: undefined }),
    ])
    expect([credits.usedCreditCount, page.total]).toEqual([0, 0])
    expect(templates.memeTemplates.length).toBeGreaterThan(0)
    const { template } = await client.account.addMyTemplate.mutate({
      base64String: (await pictureBase64()) + '\n'.repeat(bodyBytesMaxUsual),
      title: 'Mine',
    })
    expect(template.title).toBe('Mine')
  })

  it('may name one value twice and leave fields out, as the editor does', async () => {
    const client = clientOf(services.newUser())
    const box = { text: 'Monday', x: 0, y: 0, width: 200, height: 80, fontSize: 20, fontFamily: 'Anton' }
    const caption = { ...box, slot: undefined, color: undefined, language: undefined }
    const { result } = await client.result.create.mutate({
      imageName: 'clown-steps',
      captions: Array(40).fill(caption),
      width: 500,
      height: 500,
    })
    expect(result.captions).toHaveLength(40)
    expect(result.captions.at(-1)).toMatchObject(box)
  })

  it('are refused where they do not come from our pages', async () => {
    const { 'x-trpc-source': _none, ...foreign } = json
    expect(await post('result.star', '{"json":{}}', foreign)).toEqual([
      403,
      'This address is for our own pages. Programs use /api/v1.',
    ])
  })

  it.each(['multipart/form-data; boundary=a', 'application/octet-stream', 'text/plain', ''])(
    'are refused when they are no JSON: %s',
    async (type) => {
      const answer = await post('account.close', '--a--', { 'x-trpc-source': 'web', 'content-type': type })
      expect(answer).toEqual([415, 'Send the body as application/json.'])
    },
  )

  it.each([
    '{"json":{"resultId":"x"},"meta":{"values":{"resultId":["set"]}}}',
    '{"json":{"resultId":0},"meta":{"values":{"resultId":["Date"]}}}',
    '{"json":{"resultId":"x"},"meta":{"values":{"resultId":[["custom","x"]]}}}',
    '{"json":{"resultId":[0]},"meta":{"values":{"resultId":["set",{"0":["undefined"]}]}}}',
    '{"json":null,"meta":{"values":[]}}',
    '{"json":null,"meta":["undefined"]}',
    '{"json":{},"meta":{"referentialEqualities":{"a":["b"]}}}',
    '{"json":{},"meta":{"values":{},"referentialEqualities":["a"]}}',
    `{"json":{},"meta":{"values":{"${'a.'.repeat(60)}":["undefined"]}}}`,
    JSON.stringify({ json: {}, meta: { values: Object.fromEntries(manyUndefined) } }),
    '{"json":{},"__proto__":{}}',
    '[]',
    'null',
    '"json"',
    '{"resultId":"x"}',
  ])('are refused with annotations that our pages do not send: %s', async (body) => {
    const wanted = [400, expect.stringMatching(/^Send the input as {"json": …}, with no annotations but/)]
    expect(await post('result.star', body)).toEqual(wanted)
    const query = new URLSearchParams({ input: body })
    const read = new Request(`${address}/result.get?${query}`, { headers: json })
    const response = await serve(read, services.newUser())
    const { error } = (await response.json()) as { error: { json: { message: string } } }
    expect([response.status, error.json.message]).toEqual(wanted)
  })

  it.each(['__proto__.a', 'constructor.prototype.a', 'a.b.c', 'resultId.0', ''])(
    'are judged as they stand where an annotation leads nowhere: %s',
    async (path) => {
      const body = JSON.stringify({ json: { resultId: 'x' }, meta: { values: { [path]: ['undefined'] } } })
      expect(await post('result.star', body)).toEqual([400, expect.stringMatching(/resultId|no annotations/)])
    },
  )

  it(`are at most ${batchCallsMax} at once`, async () => {
    const batch = async (count: number) => {
      const names = Array(count).fill('account.usedCredits').join(',')
      const request = new Request(`${address}/${names}?batch=1`, { headers: json })
      return serve(request, services.newUser())
    }
    expect((await batch(batchCallsMax)).status).toBe(200)
    const refused = await batch(batchCallsMax + 1)
    expect([refused.status, (await refused.json()).message]).toEqual([
      400,
      'That is more than 20 calls at once.',
    ])
  })

  it('have small bodies, but for pictures of the signed-in', async () => {
    const large = JSON.stringify({ json: { base64String: 'A'.repeat(bodyBytesMaxUsual), title: 'a' } })
    const refusal = [413, 'The body is larger than 256 kB, the most we take.']
    expect(await post('result.star', large)).toEqual(refusal)
    expect(await post('account.addMyTemplate', large, json, null)).toEqual(refusal)
    expect(await post('account.addMyTemplate', large)).toEqual([415, expect.stringMatching(/no PNG/)])
    expect(withPictureBytesMaxOf(['account.userDetails', 'meme.themedUpload'])).toBe(uploadBodyBytesMax)
    expect(withPictureBytesMaxOf(['account.userDetails', 'toString', ''])).toBeUndefined()
  })
})
