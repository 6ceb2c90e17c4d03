import { connectMcp } from '@tests/support/mcp-client'
import { testKey } from '@tests/support/rest-credentials'
import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { setUpRestServer } from '@tests/support/set-up-sandbox'
import { describe, expect, it } from 'vitest'
import { createRandom, type SeededRandom } from '@/core/random/seeded-random'

const services = setUp(openTestServices)
const server = setUpRestServer(services, { RATE_LIMIT_READ: '5000' })
const address = () => new URL('/api/mcp', server.api)

describe('malformed messages', () => {
  const seed = 20_261_122
  const messages = 300

  /** Bodies that are nearly right: a good message with one thing broken, and things that are no message at all. */
  function malformed(random: SeededRandom): string {
    const odd = () =>
      random.pick<unknown>([
        null,
        true,
        -1,
        1e308,
        '',
        'x'.repeat(3000),
        [],
        {},
        [[[]]],
        { jsonrpc: '2.0' },
        { toString: null, __proto__x: 1 },
        '\u0000\ud800',
      ])
    const names = [
      'search_templates',
      'make_memes',
      'render_meme',
      'list_my_memes',
      'constructor',
      '__proto__',
    ]
    const methods = ['tools/call', 'tools/list', 'initialize', 'ping', 'subscriptions/listen', 'nothing', '']
    const params: Record<string, unknown> = { name: random.pick(names), arguments: odd() }
    const whole: Record<string, unknown> = { jsonrpc: '2.0', id: 1, method: 'tools/call', params }
    const breaks = random.pick<Record<string, unknown>>([
      {},
      {},
      { params: { ...params, _meta: odd() } },
      { params: { ...params, name: odd() } },
      { params: odd() },
      { jsonrpc: random.pick<unknown>(['1.0', 2, null]) },
      { id: random.pick<unknown>(['a', null, {}, 1.5, undefined]) },
      { method: random.pick<unknown>([...methods, 7]) },
    ])
    Object.assign(whole, breaks)
    const text = JSON.stringify(whole)
    return random.pick([
      ...Array(10).fill(text),
      JSON.stringify([whole, whole]),
      text.slice(0, -3),
      `${'['.repeat(20_000)}`,
      `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`,
      JSON.stringify({ ...whole, error: odd(), result: odd() }),
      '',
      'null',
    ])
  }

  it(`are never a failure of ours (seed ${seed})`, async () => {
    const { token } = await testKey(services)
    const random = createRandom(seed)
    const statuses = new Map<number, number>()
    const failures: string[] = []
    const bodies = Array.from({ length: messages }, () => malformed(random))
    for (const [index, body] of bodies.entries()) {
      const response = await fetch(address(), {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          authorization: `Bearer ${token}`,
          ...random.pick<Record<string, string>>([
            {},
            {},
            { 'content-type': 'text/plain' },
            { accept: '*/*' },
            { 'mcp-protocol-version': '2025-06-18' },
            { 'mcp-protocol-version': '2026-07-28' },
            { 'mcp-protocol-version': 'no' },
          ]),
        },
        signal: AbortSignal.timeout(10_000),
      })
      const text = await response.text()
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
      if (response.status >= 500)
        failures.push(`${index}: ${response.status} ${body.slice(0, 200)} => ${text}`)
      if (/\bat \w+ \(|node_modules|\bat file:/.test(text)) failures.push(`${index} shows code: ${text}`)
    }
    expect(failures).toEqual([])
    expect(statuses.get(400)).toBeGreaterThan(messages / 10)
    expect(statuses.get(200)).toBeGreaterThan(messages / 10)
    // The server answers as before.
    const client = await connectMcp(address(), token)
    expect((await client.listTools()).tools).toHaveLength(4)
    await client.close()
  }, 120_000)
})
