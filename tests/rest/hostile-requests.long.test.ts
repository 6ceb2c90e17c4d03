import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type HostileCall, hostileCall, hostileSeed } from '@tests/support/hostile-calls'
import type { Target } from '@tests/support/hostile-payloads'
import { type Credential, liveKey } from '@tests/support/rest-credentials'
import { killRestServer, type RestServer, startRestServer } from '@tests/support/rest-server'
import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { pictureBase64 } from '@tests/support/themed'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ErrorCode, errorTable } from '@/contracts/errors'
import { createRandom } from '@/core/random/seeded-random'
import { specifiedCalls } from './specified-calls'

/** Thousands of calls that nobody sends who means well, over real HTTP, one seed for all of them. */

const calls = 3_000
const atOnce = 8
const seed = hostileSeed
/** Of an answer that tells what is wrong: longer than any sentence, shorter than what was sent. */
const messageCharsMax = 400

const services = setUp(openTestServices)
let server: RestServer
let dataDirectory: string
let caller: Credential
let targets: Target[]
const agent = new Agent({ keepAlive: true, maxSockets: atOnce })

beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'quipsmith-hostile-'))
  const withoutLimits = ['GENERATE', 'GENERATE_WITH_KEY', 'SEARCH', 'READ', 'WRITE', 'ANONYMOUS', 'PICTURES']
  server = await startRestServer({
    DATABASE_URL: services.database.url,
    QUIPSMITH_DATA_DIR: dataDirectory,
    ...Object.fromEntries(withoutLimits.map((name) => [`RATE_LIMIT_${name}`, '0'])),
  })
  caller = await liveKey(services)
  targets = await readTargets(await fillLibrary())
}, 180_000)
afterAll(async () => {
  agent.destroy()
  if (server) await killRestServer(server)
  await rm(dataDirectory, { recursive: true, force: true })
})

/** Something to be lost. @returns what a path may name */
async function fillLibrary(): Promise<Record<string, string[]>> {
  const make = async (path: string, body: unknown) => {
    const response = await fetch(`${server.api}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${caller.token}` },
      body: JSON.stringify(body),
    })
    return (await response.json()) as {
      results: { id: string; imageName: string }[]
      visuals: { visualId: string }[]
    }
  }
  const memes = await make('/meme/text-to-meme', { text: 'a long meeting' })
  const upload = await make('/meme/themed/upload', {
    base64String: await pictureBase64(64, 48),
    memeTheme: 'tea',
  })
  const drawn = await make('/meme/minimalist-visual', { concept: 'the sea' })
  return {
    '/result/{id}': memes.results.map(({ id }) => id),
    '/minimalist-visual/{id}': drawn.visuals.map(({ visualId }) => visualId),
    '/account/my-templates/{name}': [upload.results[0]?.imageName ?? ''],
    '/meme/image/{file}': ['nope-yep.png', 'nope-yep.gif', 'nowhere.png'],
  }
}

interface Schema {
  type?: string | string[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
}
interface Operation {
  responses: Record<string, unknown>
  parameters?: { name: string; in: string; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

/** Every call that the API's description names. */
async function readTargets(ids: Record<string, string[]>): Promise<Target[]> {
  const { paths } = JSON.parse(await readFile('docs/openapi.json', 'utf8')) as {
    paths: Record<string, Record<string, Operation>>
  }
  const good = new Map(
    specifiedCalls('iVBORw0KGgo=').map(({ method, path, sends }) => [`${method} ${path}`, sends ?? {}]),
  )
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      statuses: new Set(Object.keys(operation.responses).map(Number)),
      fields: fieldsOf(operation),
      good: good.get(`${method.toUpperCase()} ${path}`) ?? {},
      ids: ids[path] ?? [],
    })),
  )
}

function fieldsOf({ parameters = [], requestBody }: Operation): ReadonlyMap<string, readonly string[]> {
  const body = requestBody?.content['application/json']?.schema.properties ?? {}
  const query = parameters.filter((parameter) => parameter.in === 'query')
  return new Map([
    ...query.map(({ name, schema }) => [name, typesOf(schema)] as const),
    ...Object.entries(body).map(([name, schema]) => [name, typesOf(schema)] as const),
  ])
}

function typesOf({ type, anyOf = [] }: Schema): string[] {
  return [...(Array.isArray(type) ? type : type ? [type] : []), ...anyOf.flatMap(typesOf)]
}

interface Answer {
  status: number
  requestId: string | undefined
  text: string
}

function send({ method, path, headers, body }: HostileCall): Promise<Answer> {
  const { hostname, port } = new URL(server.api)
  return new Promise((done) => {
    const sized = body ? { ...headers, 'content-length': body.length } : headers
    const outgoing = request({ hostname, port, method, path, headers: sized, agent }, async (incoming) => {
      const text = (await buffer(incoming)).toString()
      const requestId = incoming.headers['x-request-id'] as string | undefined
      done({ status: incoming.statusCode ?? 0, requestId, text })
    })
    outgoing.once('error', (error) => done({ status: 0, requestId: undefined, text: error.message }))
    outgoing.end(body)
  })
}

/** The fault of an answer, or null. */
function objection(call: HostileCall, { status, requestId, text }: Answer): string | null {
  if (status === 0) return 'is not answered'
  if (status >= 500) return 'is a failure of ours'
  if (call.mayChange && status < 400) return 'succeeded'
  if (call.target && !call.target.statuses.has(status))
    return 'has a status that the description does not name'
  if (status < 400 || call.method === 'HEAD') return null
  const body = readJson(text)
  if (typeof body?.message !== 'string' || body.message === '') return 'has no message'
  if (body.message.length > messageCharsMax) return `says ${body.message.length} characters`
  if (!(String(body.code) in errorTable)) return 'has no code'
  if (errorTable[body.code as ErrorCode].status !== status) return `has the status of another code`
  if (typeof body.requestId !== 'string' || body.requestId === '') return 'has no requestId'
  if (requestId !== undefined && requestId !== body.requestId) return 'has another requestId in its header'
  return null
}

function readJson(text: string): Record<string, unknown> | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Rows and what is in them, table by table. When a key was used last is not its owner's data. */
async function everything(): Promise<Record<string, unknown>> {
  const { sql } = services.database
  const tables = await sql`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`
  const states = await Promise.all(
    tables.map(async ({ name }) => {
      const [state] = await sql`select count(*)::int as rows,
        md5(string_agg((to_jsonb(t) - 'last_used_at')::text, ',' order by t::text)) as content from ${sql(name)} as t`
      return [name, { ...state }]
    }),
  )
  return Object.fromEntries(states)
}

describe('hostile calls', () => {
  it(`of ${calls} none is a failure of ours, none goes without a sentence, none changes anything (seed ${seed})`, async () => {
    const random = createRandom(seed)
    const hostile = Array.from({ length: calls }, () => hostileCall(random, targets, caller.token))
    const before = await everything()
    const objections: string[] = []
    const statuses = new Map<number, number>()
    const queue = hostile.entries()
    const work = async () => {
      for (const [index, call] of queue) {
        const answer = await send(call)
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
        const wrong = objection(call, answer)
        if (wrong) objections.push(`seed ${seed}, call ${index} ${wrong}: ${told(call, answer)}`)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    expect(objections.slice(0, 12)).toEqual([])
    expect(await everything(), `seed ${seed}`).toEqual(before)
    // Early refusals prove nothing about the handlers, so each status must occur.
    for (const status of [200, 400, 401, 404, 405, 413, 415])
      expect(statuses.get(status), `${status}`).toBeGreaterThan(0)
    expect(statuses.get(400)).toBeGreaterThan(calls / 3)
  }, 300_000)

  it('covers every call of the description', () => {
    const random = createRandom(seed)
    const tried = new Set(Array.from({ length: calls }, () => random.pick(targets)))
    expect(tried.size).toBe(targets.length)
  })
})

function told({ method, path, headers, body }: HostileCall, { status, text }: Answer): string {
  const { authorization: _secret, ...others } = headers
  return `${method} ${path.slice(0, 200)} ${JSON.stringify(others)} ${body?.subarray(0, 300)} => ${status} ${text.slice(0, 300)}`
}
