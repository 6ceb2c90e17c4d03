import { callTool, connectMcp } from '@tests/support/mcp-client'
import { liveKey } from '@tests/support/rest-credentials'
import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { setUpRestServer } from '@tests/support/set-up-sandbox'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

/** The tools as a client of the protocol finds them: the official one, over a real socket. */

const services = setUp(openTestServices)
const server = setUpRestServer(services)
const address = () => new URL('/api/mcp', server.api)

describe('the tools', () => {
  it.each(['legacy', 'auto'] as const)('are listed with what they take, give and do (%s)', async (mode) => {
    const client = await connectMcp(address(), (await liveKey(services)).token, mode)
    const { tools } = await client.listTools()
    expect(
      tools.map(({ name, annotations, inputSchema, outputSchema }) => [
        name,
        annotations?.readOnlyHint,
        annotations?.destructiveHint ?? false,
        Object.keys(inputSchema.properties ?? {}),
        Object.keys(outputSchema?.properties ?? {}),
      ]),
    ).toEqual([
      ['search_templates', true, false, ['searchQuery', 'animated', 'limit'], ['templates']],
      [
        'make_memes',
        false,
        false,
        [
          'text',
          'maxDimension',
          'inputLanguage',
          'outputLanguage',
          'variation',
          'jokeShape',
          'tone',
          'without',
          'count',
        ],
        ['promptId', 'notice', 'results', 'credits'],
      ],
      ['render_meme', false, false, ['template', 'captions', 'header', 'footer'], ['result']],
      [
        'list_my_memes',
        true,
        false,
        ['page', 'pageSize', 'sort', 'before'],
        ['items', 'page', 'pageSize', 'total', 'before'],
      ],
    ])
    for (const { title, description } of tools) expect(`${title} ${description}`.length).toBeGreaterThan(60)
    expect(client.getServerVersion()).toMatchObject({ name: 'quipsmith', title: 'Quipsmith' })
    expect(client.getInstructions()).toMatch(/render_meme/)
    await client.close()
  })

  it('find a template, put words on it, and find the meme again', async () => {
    const client = await connectMcp(address(), (await liveKey(services)).token)
    const found = await callTool(client, 'search_templates', { searchQuery: 'nope yep', limit: 3 })
    const templates = found.structured.templates as { name: string; slots: { id: string }[] }[]
    expect(templates).toHaveLength(3)
    expect(templates[0]?.name).toBe('nope-yep')
    expect(found.content[0]?.text).toMatch(/^nope-yep: /)
    const slots = templates[0]?.slots ?? []
    const captions = Object.fromEntries(slots.map(({ id }, index) => [id, `words number ${index}`]))
    const made = await callTool(client, 'render_meme', {
      template: 'nope-yep',
      captions,
      header: 'Choose one',
    })
    const result = made.structured.result as { id: string; imageUrl: string; altText: string }
    expect(result.imageUrl).toMatch(/\/i\/[0-9A-Za-z]{22}\.png$/)
    expect(made.content.map(({ type }) => type)).toEqual(['text', 'image', 'resource_link'])
    expect(made.content[2]?.uri).toBe(result.imageUrl)
    const { width, format } = await sharp(Buffer.from(made.content[1]?.data ?? '', 'base64')).metadata()
    expect([width, format]).toEqual([512, 'jpeg'])
    // The words stand in the document, each in its slot.
    const [row] = await services.database
      .sql`select document from images where result_id = ${result.id}::uuid`
    expect(row?.document.captions.map((caption: { slot: string; text: string }) => caption.text)).toEqual(
      slots.map((_, index) => `words number ${index}`),
    )
    expect(row?.document.header.text).toBe('Choose one')
    const listed = await callTool(client, 'list_my_memes', { pageSize: 5 })
    expect(listed.structured).toMatchObject({
      total: 1,
      items: [{ id: result.id, imageUrl: result.imageUrl }],
    })
    await client.close()
  })

  it('make memes of a text for one credit, the best to look at and each with its address', async () => {
    const client = await connectMcp(address(), (await liveKey(services)).token)
    const made = await callTool(client, 'make_memes', {
      text: 'the lift stopped for everybody but me',
      count: 3,
    })
    expect(made.isError).toBeUndefined()
    expect(made.structured).toMatchObject({
      credits: { remaining: 19 },
      results: [{ animated: false }, { animated: false }, { animated: false }],
    })
    expect(made.content.map(({ type }) => type)).toEqual([
      'text',
      'image',
      'resource_link',
      'resource_link',
      'resource_link',
    ])
    expect(made.content[0]?.text).toMatch(/19 credits are left\.$/)
    await client.close()
  })
})

describe('refusals', () => {
  it('of a call are answers with our sentence and our code', async () => {
    const { token } = await liveKey(services)
    const client = await connectMcp(address(), token)
    const wrong = async (name: string, args: Record<string, unknown>) => {
      const { isError, content, meta } = await callTool(client, name, args)
      return [isError, meta.status, content[0]?.text]
    }
    expect(await wrong('make_memes', { text: ' ' })).toEqual([
      true,
      400,
      'text must not be empty: say in a sentence what happened.',
    ])
    expect(await wrong('make_memes', { text: 'a', txet: 'b' })).toEqual([
      true,
      400,
      'txet: there is no such field.',
    ])
    expect(await wrong('list_my_memes', { pageSize: '10' })).toEqual([
      true,
      400,
      'pageSize must be a number.',
    ])
    expect(await wrong('render_meme', { template: 'nope-yep', captions: { toString: 'x' } })).toEqual([
      true,
      400,
      expect.stringMatching(/^captions\.toString: nope-yep has no such slot\. Its slots are \w+/),
    ])
    expect(await wrong('render_meme', { template: 'nope-yap' })).toEqual([
      true,
      404,
      expect.stringMatching(/nope-yep/),
    ])
    // All that a free account has.
    for (let credits = 20; credits > 0; credits -= 1) {
      expect(await wrong('make_memes', { text: 'once more', count: 1 })).toEqual([
        undefined,
        undefined,
        expect.any(String),
      ])
    }
    const broke = await callTool(client, 'make_memes', { text: 'one more', count: 1 })
    expect([broke.isError, broke.meta.code, broke.meta.status]).toEqual([true, 'INSUFFICIENT_CREDITS', 402])
    expect(broke.content[0]?.text).toMatch(/\/pricing/)
    expect(broke.meta.requestId).toEqual(expect.any(String))
    await client.close()
  })

  it('at the door name the credential, the method and the origin', async () => {
    const { token } = await liveKey(services)
    const knock = async (init: RequestInit) => {
      const response = await fetch(address(), init)
      return { response, body: await response.json() }
    }
    const listing = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      authorization: `Bearer ${token}`,
    }
    const post = (change: Record<string, string>) =>
      knock({ method: 'POST', body: listing, headers: { ...headers, ...change } })
    const wrong = `${token.slice(0, -1)}${token.endsWith('x') ? 'y' : 'x'}`
    const bad = await post({ authorization: `Bearer ${wrong}` })
    expect([bad.response.status, bad.response.headers.get('www-authenticate')]).toEqual([
      401,
      'Bearer error="invalid_token"',
    ])
    expect(bad.body).toMatchObject({
      jsonrpc: '2.0',
      id: null,
      error: { message: 'Unauthorized', data: { code: 'UNAUTHORIZED', requestId: expect.any(String) } },
    })
    const { authorization: _key, ...anonymous } = headers
    const none = await knock({ method: 'POST', body: listing, headers: anonymous })
    expect([none.response.status, none.response.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
    const get = await knock({ headers })
    expect([get.response.status, get.response.headers.get('allow')]).toEqual([405, 'POST'])
    expect((await post({ origin: 'https://elsewhere.example' })).response.status).toBe(403)
    const own = await fetch(address(), {
      method: 'POST',
      body: listing,
      headers: { ...headers, origin: address().origin },
    })
    expect(own.status).toBe(200)
    const large = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: 'x'.repeat(70_000) })
    expect((await knock({ method: 'POST', body: large, headers })).response.status).toBe(413)
    await expect(connectMcp(address(), 'qs_live_nothing')).rejects.toThrow(/Unauthorized/)
  })
})
