import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bareEnvironment, freePort, startCommand } from '@tests/support/product'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { lockDataDirectory } from '../../scripts/start/data-directory-lock'

let dataDirectory: string

beforeEach(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'quipsmith-start-'))
})

afterEach(async () => {
  await rm(dataDirectory, { recursive: true, force: true })
})

/** Runs `npm start` until it ends by itself. */
function start(environment: Record<string, string>): Promise<{ code: number | null; stderr: string }> {
  const [program, ...args] = startCommand
  const child = spawn(program, args, {
    env: bareEnvironment({ QUIPSMITH_DATA_DIR: dataDirectory, ...environment }),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let stderr = ''
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    stderr += chunk
  })
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('close', (code) => done({ code, stderr }))
  })
}

async function listen(port: number): Promise<Server> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return server
}

/** One line that begins like a sentence or a variable and ends with a full stop. */
const oneSentence = /^[A-Z][^\n]+\.\n$/

describe('npm start refuses with one sentence and exit 1', () => {
  test('when the port is in use, naming another', async () => {
    const port = await freePort()
    const server = await listen(port)
    const { code, stderr } = await start({ PORT: String(port) })
    server.close()
    expect(code).toBe(1)
    expect(stderr).toMatch(oneSentence)
    expect(stderr).toContain(`Port ${port} is in use`)
    expect(stderr).toContain(`PORT=${port + 1}`)
  })

  test.each([
    [
      'an address without its keys',
      { NEXT_PUBLIC_SUPABASE_URL: 'https://project.supabase.co' },
      'NEXT_PUBLIC_SUPABASE_ANON_KEY',
    ],
    [
      'a key without its address',
      { NEXT_PUBLIC_SUPABASE_ANON_KEY: 'sb_publishable_x' },
      'NEXT_PUBLIC_SUPABASE_URL',
    ],
    [
      'an address without its service key',
      {
        NEXT_PUBLIC_SUPABASE_URL: 'https://project.supabase.co',
        NEXT_PUBLIC_SUPABASE_ANON_KEY: 'sb_publishable_x',
      },
      'SUPABASE_SERVICE_ROLE_KEY is not',
    ],
  ])('when the sign-in is half configured: %s', async (_, environment, missing) => {
    const { code, stderr } = await start(environment)
    expect(code).toBe(1)
    expect(stderr).toMatch(oneSentence)
    expect(stderr).toContain(missing)
  })

  test('when the configured database is down, without showing its password', async () => {
    const port = await freePort()
    const databaseUrl = `postgres://somebody:topsecret@127.0.0.1:${port}/memes`
    const { code, stderr } = await start({ PORT: String(await freePort()), DATABASE_URL: databaseUrl })
    expect(code).toBe(1)
    expect(stderr).toMatch(oneSentence)
    expect(stderr).toContain(`127.0.0.1:${port}/memes`)
    expect(stderr).toContain('nothing listens there')
    expect(stderr).not.toContain('topsecret')
  })

  test.each([
    ['PORT', 'three thousand'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://localhost/memes'],
  ])('when %s is %s', async (name, value) => {
    const { code, stderr } = await start({ [name]: value })
    expect(code).toBe(1)
    expect(stderr).toMatch(oneSentence)
    expect(stderr).toContain(name)
  })

  test('when another start holds the data directory', async () => {
    const lock = await lockDataDirectory(dataDirectory, 'http://127.0.0.1:3999')
    const { code, stderr } = await start({ PORT: String(await freePort()) })
    await lock.release()
    expect(code).toBe(1)
    expect(stderr).toMatch(oneSentence)
    expect(stderr).toContain('already runs')
    expect(stderr).toContain('http://127.0.0.1:3999')
  })
})
