import { execFile } from 'node:child_process'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { liveKey } from '@tests/support/rest-credentials'
import { killRestServer, type RestServer, startRestServer } from '@tests/support/rest-server'
import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import openapiTS, { astToString } from 'openapi-typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** A client that knows the API from its description alone: generated, compiled, and run as somebody else would. */

const run = promisify(execFile)

const client = `import createClient from 'openapi-fetch'
import type { paths } from './api'

const { API = '', KEY = '' } = process.env
const api = createClient<paths>({ baseUrl: API, headers: { authorization: \`Bearer \${KEY}\` } })

const made = await api.POST('/meme/text-to-meme', { body: { text: 'the lift stopped for everybody but me', count: 2 } })
if (!made.data) throw new Error(made.error.message)
const [meme] = made.data.results
if (!meme) throw new Error('Nothing was made.')
const edited = await api.PATCH('/result/{id}', { params: { path: { id: meme.id } }, body: { header: { text: 'Again', fontSize: 24, fontColor: '#1B1B22', fontFamily: 'Anton' } } })
const list = await api.GET('/account/my-memes', { params: { query: { pageSize: 1, sort: 'updated_at' } } })
const refused = await api.POST('/subscription/portal-link', { body: {} })
console.log(JSON.stringify({
  address: meme.imageUrl,
  header: edited.data?.result.header?.text,
  newest: list.data?.items[0]?.id === meme.id,
  remaining: made.data.credits.remaining,
  refusal: refused.error?.code,
}))
`

const services = setUp(openTestServices)
let server: RestServer
let directory: string

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'quipsmith-client-'))
  await symlink(resolve('node_modules'), join(directory, 'node_modules'))
  await writeFile(join(directory, 'package.json'), '{"type":"module"}')
  const types = await openapiTS(pathToFileURL(resolve('docs/openapi.json')))
  await writeFile(join(directory, 'api.d.ts'), astToString(types))
  await writeFile(join(directory, 'client.ts'), client)
  server = await startRestServer({ DATABASE_URL: services.database.url, QUIPSMITH_DATA_DIR: directory })
}, 180_000)
afterAll(async () => {
  if (server) await killRestServer(server)
  await rm(directory, { recursive: true, force: true })
})

/** Type errors of a client; empty if it compiles. */
async function compile(file: string): Promise<string> {
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--target', 'es2023', '--module', 'esnext']
  const resolution = ['--moduleResolution', 'bundler', '--types', 'node', file]
  const compiler = resolve('node_modules/typescript/bin/tsc')
  return run(process.execPath, [compiler, ...options, ...resolution], { cwd: directory }).then(
    () => '',
    (error: { stdout: string }) => error.stdout,
  )
}

describe('a client generated from the description', () => {
  it('compiles, and makes, changes and lists a meme', async () => {
    expect(await compile('client.ts')).toBe('')
    const { token } = await liveKey(services)
    const { stdout } = await run(process.execPath, ['--import', 'tsx', 'client.ts'], {
      cwd: directory,
      env: { NODE_ENV: 'test', API: server.api, KEY: token },
    })
    expect(JSON.parse(stdout)).toEqual({
      address: expect.stringMatching(/\/i\/[0-9A-Za-z]{22}\.png$/),
      header: 'Again',
      newest: true,
      remaining: 19,
      refusal: 'FORBIDDEN',
    })
  }, 180_000)

  it('is told by the compiler of a field and of a call that there is not', async () => {
    await writeFile(join(directory, 'wrong-field.ts'), client.replace("{ text: 'the", "{ txet: 'the"))
    expect(await compile('wrong-field.ts')).toMatch(/'txet' does not exist/)
    await writeFile(
      join(directory, 'wrong-call.ts'),
      client.replace('/account/my-memes', '/account/their-memes'),
    )
    expect(await compile('wrong-call.ts')).toMatch(/their-memes/)
  }, 180_000)
})
