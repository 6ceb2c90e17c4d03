import { type Credential, testKey } from '@tests/support/rest-credentials'
import { killRestServer, type RestServer, startRestServer } from '@tests/support/rest-server'
import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { type StallingRequest, stallingRequests } from '@tests/support/stalling-requests'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BlockedEventLoop } from '@/server/rest/event-loop-watchdog'

/** Ten times what a request may take on a quiet machine: other tests run beside this one. */
const blockedMsMax = 1_000

const services = setUp(openTestServices)
let server: RestServer
let caller: Credential
beforeAll(async () => {
  const withoutLimits = ['GENERATE', 'GENERATE_WITH_KEY', 'SEARCH', 'READ', 'WRITE', 'ANONYMOUS', 'PICTURES']
  server = await startRestServer({
    DATABASE_URL: services.database.url,
    QUIPSMITH_DATA_DIR: services.uploadsDir,
    ...Object.fromEntries(withoutLimits.map((name) => [`RATE_LIMIT_${name}`, '0'])),
  })
  caller = await testKey(services)
}, 180_000)
afterAll(async () => {
  if (server) await killRestServer(server)
})

async function send({ method = 'GET', path, headers, body }: StallingRequest) {
  const response = await fetch(new URL(path, server.api), {
    method,
    headers: {
      authorization: `Bearer ${caller.token}`,
      'x-trpc-source': 'web',
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(body ? { body: body() as BodyInit } : {}),
  })
  return { status: response.status, text: await response.text() }
}

/** A refusal of either face. */
interface Refusal {
  message?: string
  error?: { json?: { message?: string }; message?: string }
}

function sentenceOf(text: string): string {
  const body = JSON.parse(text) as Refusal
  return body.message ?? body.error?.json?.message ?? body.error?.message ?? ''
}

/** The longest block that the server's watchdog logged, in ms. */
function longestBlock(log: readonly string[]): number {
  const blocks = log.flatMap((line) => {
    if (!line.includes('"A request blocked the event loop."')) return []
    return [JSON.parse(line) as BlockedEventLoop]
  })
  return Math.max(0, ...blocks.map(({ cpuMs }) => cpuMs))
}

describe('a request that blocked everybody once', () => {
  it.each(stallingRequests)('is answered and blocks nobody: $title', async (request) => {
    const before = server.log.length
    const { status, text } = await send(request)
    expect([status, text.slice(0, 300)]).toEqual([request.status, expect.anything()])
    if (status >= 400) expect(sentenceOf(text)).toMatch(request.says ?? /\w\.$/)
    // The watchdog speaks at its next beat, which comes before this answer.
    await send({ title: 'ping', path: '/api/v1/nowhere', status: 404 })
    expect(longestBlock(server.log.slice(before))).toBeLessThan(blockedMsMax)
  })
})
