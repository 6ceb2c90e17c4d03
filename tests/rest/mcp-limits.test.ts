import { randomUUID } from 'node:crypto'
import { keyActor } from '@tests/support/key-actor'
import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { describe, expect, it } from 'vitest'
import { AppError } from '@/contracts/errors'
import type { ApiContext } from '@/server/api/context'
import { handleMcpRequest } from '@/server/mcp/handle-mcp-request'
import { generateApiKey } from '@/server/services/api-keys/generate-api-key'
import type { KeyCall } from '@/server/services/api-keys/record-key-call'
import type { ServiceContext } from '@/server/services/service-context'

const services = setUp(openTestServices)

const message = (name: string, args = {}) =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } })

function send(body: string, context: ApiContext): Promise<Response> {
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
  return handleMcpRequest(new Request('http://127.0.0.1/api/mcp', { method: 'POST', body, headers }), {
    requestId: context.requestId,
    reportError: (error) => {
      throw error
    },
    createContext: async () => context,
  })
}

describe('limits', () => {
  /** Admission as the transport sees it, before any tool runs. */
  async function knock(body: string, refuse: { door?: boolean; tool?: boolean }) {
    const { actor: _other, ...rest } = services.contextFor()
    const taken: string[] = []
    const response = await send(body, {
      actor: services.newUser(),
      requestId: randomUUID(),
      services: rest,
      admission: {
        reserve: async (classes) => void taken.push(...classes.map((one) => `reserve ${one}`)),
        take: async (one) => {
          taken.push(`take ${one}`)
          if (refuse.tool) throw new AppError('RATE_LIMITED', 'Later.', { retryAfterSeconds: 7 })
        },
        headers: (): Record<string, string> =>
          refuse.door ? { 'ratelimit-limit': '1', 'retry-after': '9' } : { 'ratelimit-limit': '1' },
      },
    })
    return { response, taken, text: await response.text() }
  }

  it('count a message as a read and what its tool calls in its own class', async () => {
    const searched = await knock(message('search_templates'), {})
    expect(searched.taken).toEqual(['reserve read', 'take search'])
    expect(searched.response.headers.get('ratelimit-limit')).toBe('1')
    expect((await knock(message('list_my_memes'), {})).taken).toEqual(['reserve read', 'take read'])
  })

  it('refuse at the door with 429, and in a tool with a sentence', async () => {
    const door = await knock(message('list_my_memes'), { door: true })
    expect([door.response.status, door.response.headers.get('retry-after')]).toEqual([429, '9'])
    expect(door.taken).toEqual(['reserve read'])
    const tool = await knock(message('list_my_memes'), { tool: true })
    expect(tool.response.status).toBe(200)
    expect(tool.text).toContain('"isError":true')
    expect(tool.text).toContain('"code":"RATE_LIMITED"')
    expect(tool.text).toContain('"retryAfterSeconds":7')
  })
})

describe('insights', () => {
  it('hear of each tool that a key called, with its credits and whether it was refused', async () => {
    const context = await services.openContext()
    const { keyId, mode } = await liveKeyOf(context)
    const { actor: owner, ...rest } = context
    const heard: unknown[] = []
    const onKeyCall = ({ endpoint, failed, creditsUsed }: KeyCall) =>
      heard.push([endpoint, failed, creditsUsed])
    const actor = keyActor(owner.userId, { keyId, mode })
    const asked = { actor, requestId: randomUUID(), services: rest, onKeyCall }
    for (const body of [message('make_memes', { text: 'once', count: 1 }), message('make_memes')]) {
      const response = await send(body, asked)
      await response.text()
    }
    expect(heard).toEqual([
      ['MCP make_memes', false, 1],
      ['MCP make_memes', true, 0],
    ])
  })
})

async function liveKeyOf(context: ServiceContext) {
  await generateApiKey(context)
  const [row] = await services.database.sql`select id from api_keys where user_id = ${context.actor.userId}`
  return { keyId: String(row?.id), mode: 'live' as const }
}
