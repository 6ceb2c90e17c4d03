import { randomUUID } from 'node:crypto'
import { keyActor } from '@tests/support/key-actor'
import { callTool, connectMcp } from '@tests/support/mcp-client'
import { restCaller } from '@tests/support/rest-caller'
import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { setUpRestServer } from '@tests/support/set-up-sandbox'
import { describe, expect, it } from 'vitest'
import { CreateApiKeyInput, type KeyScope } from '@/contracts/api-key'
import { appRouter, createCaller } from '@/server/api/root'
import type { ProcedureMeta } from '@/server/api/trpc'
import { handleExportRequest } from '@/server/rest/handle-export-request'
import { createApiKey } from '@/server/services/api-keys/create-api-key'
import { revokeApiKey } from '@/server/services/api-keys/revoke-api-keys'
import { getCredits } from '@/server/services/credits/get-credits'

const services = setUp(openTestServices)
const server = setUpRestServer(services)

const procedures = Object.entries(
  appRouter._def.procedures as unknown as Record<string, { _def: { meta: ProcedureMeta } }>,
)
const sentenceOf = (scope: KeyScope) => `This key has no scope “${scope}”. Use one that has it.`

/** A new account and a key of it that may do no more than this. */
async function keyWith(scopes: KeyScope[]) {
  const context = { ...(await services.openContext()), now: () => new Date() }
  const { key, id } = await createApiKey(context, CreateApiKeyInput.parse({ name: 'Bot', scopes }))
  const call = (method: string, path: string, body?: unknown) =>
    fetch(new URL(`/api/v1${path}`, server.api), {
      method,
      headers: { authorization: `Bearer ${key}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  return { context, key, id, call }
}

describe('a key without a scope', () => {
  it.each([
    ['read', 'generate'],
    ['generate', 'read'],
  ] as const)('that has %s alone is refused by every call that needs %s', async (scope, missing) => {
    const { actor: _nobody, ...rest } = services.contextFor()
    const actor = keyActor(randomUUID(), { scopes: [scope] })
    const caller = createCaller({ actor, requestId: randomUUID(), services: rest }) as unknown as Record<
      string,
      Record<string, (input: unknown) => Promise<unknown>>
    >
    let refused = 0
    for (const [name, { _def }] of procedures) {
      const [router = '', procedure = ''] = name.split('.')
      const outcome = await caller[router]?.[procedure]?.({}).then(
        () => null,
        (error: Error) => error.message,
      )
      const reads = ['read', 'search'].includes(_def.meta.callClass)
      const isMissing = reads === (missing === 'read')
      if (isMissing) refused += 1
      expect([name, outcome === sentenceOf(missing)]).toEqual([name, isMissing])
    }
    expect(refused).toBeGreaterThan(10)
  })

  it('is answered 403 with the sentence over REST, before anything is made or spent', async () => {
    const reader = await keyWith(['read'])
    const order = { text: 'the lift stopped for everybody but me', count: 1 }
    const refused = await reader.call('POST', '/meme/text-to-meme', order)
    expect([refused.status, await refused.json()]).toEqual([
      403,
      expect.objectContaining({ code: 'FORBIDDEN', message: sentenceOf('generate') }),
    ])
    expect((await reader.call('GET', '/account/my-memes')).status).toBe(200)
    expect((await reader.call('GET', '/search?searchQuery=nope')).status).toBe(200)
    expect((await getCredits(reader.context)).used).toBe(0)
    const maker = await keyWith(['generate'])
    expect((await maker.call('POST', '/meme/text-to-meme', order)).status).toBe(200)
    const unread = await maker.call('GET', '/account/my-memes')
    expect([unread.status, (await unread.json()).message]).toEqual([403, sentenceOf('read')])
  })

  it('does not get the export, which reads everything', async () => {
    const context = await services.openContext()
    const { actor, ...rest } = context
    const exported = async (scopes: KeyScope[]) => {
      const response = await handleExportRequest({
        createContext: async () => ({
          actor: keyActor(actor.userId, { scopes }),
          requestId: 'one',
          services: rest,
        }),
        requestId: 'one',
        reportError: (error) => {
          throw error
        },
        underWay: new Set(),
      })
      await response.arrayBuffer()
      return response.status
    }
    expect([await exported(['generate']), await exported(['read'])]).toEqual([403, 200])
  })

  it('is told so by the tools for models', async () => {
    const reader = await keyWith(['read'])
    const client = await connectMcp(new URL('/api/mcp', server.api), reader.key)
    const made = await callTool(client, 'make_memes', { text: 'the lift stopped', count: 1 })
    expect(made).toMatchObject({
      isError: true,
      content: [{ text: sentenceOf('generate') }],
      meta: { code: 'FORBIDDEN', status: 403 },
    })
    expect((await callTool(client, 'list_my_memes')).isError).toBeUndefined()
    await client.close()
    const maker = await keyWith(['generate'])
    const other = await connectMcp(new URL('/api/mcp', server.api), maker.key)
    expect(
      (await callTool(other, 'make_memes', { text: 'the lift stopped', count: 1 })).isError,
    ).toBeUndefined()
    expect(await callTool(other, 'list_my_memes')).toMatchObject({ meta: { code: 'FORBIDDEN' } })
    await other.close()
  })
})

describe('a revoked key', () => {
  it('is 401 from the next call on, also for the tools', async () => {
    const { context, key, id, call } = await keyWith(['read', 'generate'])
    const client = await connectMcp(new URL('/api/mcp', server.api), key)
    expect((await call('GET', '/account/used-credits')).status).toBe(200)
    await revokeApiKey(context, { keyId: id })
    expect((await call('GET', '/account/used-credits')).status).toBe(401)
    await expect(callTool(client, 'list_my_memes')).rejects.toThrow(/Unauthorized|401/)
  })
})

describe('keys with names over REST', () => {
  it('are made, listed and revoked by the signed-in; what is wrong is told in a sentence', async () => {
    const call = restCaller(services)
    const user = services.newUser()
    const made = await call(user, 'POST', '/api-key/create', { name: 'Bot', mode: 'test', scopes: ['read'] })
    expect([made.status, made.body]).toEqual([
      200,
      {
        key: expect.stringMatching(/^qs_test_[0-9A-Za-z]{38}$/),
        id: expect.any(String),
        name: 'Bot',
        mode: 'test',
        scopes: ['read'],
        prefix: made.body.key.slice(0, 12),
        last4: made.body.key.slice(-4),
        createdAt: expect.any(String),
        lastUsedAt: null,
        expiresAt: null,
      },
    ])
    const { key: _secret, ...view } = made.body
    expect((await call(user, 'GET', '/api-key/list')).body).toEqual({ keys: [view] })
    const keyId = view.id
    expect((await call(user, 'POST', '/api-key/revoke', { keyId })).body).toEqual({ revoked: true })
    expect((await call(user, 'GET', '/api-key/list')).body).toEqual({ keys: [] })
    const wrong = [
      [{ name: 'x'.repeat(61) }, 'name must be at most 60 characters.'],
      [{ name: 'x', scopes: [] }, 'scopes must name at least one scope.'],
      [{ name: 'x', scopes: ['pay'] }, 'scopes.0 must be one of read, generate.'],
      [{}, 'name is required.'],
    ] as const
    for (const [body, message] of wrong) {
      expect(await call(user, 'POST', '/api-key/create', body)).toMatchObject({
        status: 400,
        body: { message },
      })
    }
    expect((await call(user, 'POST', '/api-key/revoke', { keyId: randomUUID() })).status).toBe(404)
  })
})
