import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { liveKey } from '@tests/support/rest-credentials'
import { killRestServer, type RestServer, startRestServer } from '@tests/support/rest-server'
import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@/client/calls'
import { everyItem } from '@/client/every-item'
import { createQuipsmithClient } from '@/client/quipsmith-client'

const services = setUp(openTestServices)
let server: RestServer
let url: string

beforeAll(async () => {
  server = await startRestServer({
    DATABASE_URL: services.database.url,
    QUIPSMITH_DATA_DIR: services.uploadsDir,
  })
  url = new URL(server.api).origin
}, 180_000)
afterAll(async () => {
  if (server) await killRestServer(server)
})

async function newClient() {
  const { token } = await liveKey(services)
  return createQuipsmithClient({ key: token, url, retries: 0 })
}

describe('the client', () => {
  it('has every call of the description, and no other', async () => {
    const { paths } = JSON.parse(await readFile('docs/openapi.json', 'utf8')) as {
      paths: Record<string, Record<string, { parameters?: { name: string }[] }>>
    }
    const described = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const known = Object.values(calls).flatMap((group) =>
      Object.values(group).map(({ method, path }) => `${method} ${path}`),
    )
    // The address of one is built, because a browser asks for it without a key; the other is a zip to be saved.
    const files = ['GET /meme/image/{file}', 'GET /account/export']
    expect([...known, ...files].toSorted()).toEqual(described.toSorted())
  })

  it('makes, changes, finds and deletes memes', async () => {
    const quipsmith = await newClient()
    const { results, credits } = await quipsmith.memes.fromText({ text: 'a very long meeting', count: 2 })
    expect([results.length, credits.remaining]).toEqual([2, 19])
    const [first, second] = results
    if (!(first && second)) throw new Error('Two memes were promised.')
    const bar = { text: 'Again', fontSize: 24, fontColor: '#1B1B22', fontFamily: 'Anton' }
    const edited = await quipsmith.results.update({ id: first.id, header: bar })
    expect(edited.result.header?.text).toBe('Again')
    expect((await quipsmith.results.star({ resultId: second.id })).result.starred).toBe(true)
    const seen: string[] = []
    for await (const { id } of everyItem(quipsmith.memes.list, { pageSize: 1 })) seen.push(id)
    expect(seen.toSorted()).toEqual([first.id, second.id].toSorted())
    expect(await quipsmith.results.delete({ id: first.id })).toEqual({ deleted: true })
    await expect(quipsmith.results.get({ id: first.id })).rejects.toMatchObject({
      name: 'QuipsmithError',
      status: 404,
      code: 'NOT_FOUND',
      message: 'There is no such meme in your library.',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      retryAfterSeconds: null,
    })
    expect((await quipsmith.account.usedCredits()).usedCreditCount).toBe(1)
  })

  it('tells a wrong field and a wrong key apart', async () => {
    const quipsmith = await newClient()
    await expect(quipsmith.memes.fromText({ text: '' })).rejects.toMatchObject({
      status: 400,
      code: 'BAD_REQUEST',
      message: expect.stringMatching(/^text must not be empty/),
    })
    const stranger = createQuipsmithClient({ key: 'qs_live_no', url })
    await expect(stranger.account.details()).rejects.toMatchObject({ status: 401, message: 'Unauthorized' })
  })

  it('is charged once for a call that is repeated under its key', async () => {
    const quipsmith = await newClient()
    const options = { idempotencyKey: 'order-17' }
    const first = await quipsmith.memes.fromText({ text: 'the same again', count: 1 }, options)
    const again = await quipsmith.memes.fromText({ text: 'the same again', count: 1 }, options)
    expect(again).toEqual(first)
    expect((await quipsmith.account.usedCredits()).usedCreditCount).toBe(1)
  })

  it('gives the address of a picture with words', async () => {
    const quipsmith = await newClient()
    const [slot] = (await quipsmith.memes.style({ image: 'nope-yep' })).captions
    const address = quipsmith.pictures.templateAddress({
      template: 'nope-yep',
      texts: { [slot?.slot ?? '']: 'tea & cake' },
      header: 'Choose',
      width: 300,
      format: 'webp',
    })
    const response = await fetch(address)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(300)
  })
})

describe('the example', () => {
  const run = async (key: string) =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/make-a-meme.ts', 'rain on a monday'], {
      env: { NODE_ENV: 'test', QUIPSMITH_KEY: key, QUIPSMITH_URL: url },
    }).catch((failure: { stdout: string; stderr: string }) => failure)

  it('makes memes, names a picture and counts the library', async () => {
    const { token } = await liveKey(services)
    const { stdout } = await run(token)
    expect(stdout.match(/\/i\/[0-9A-Za-z]{22}\.png/g)).toHaveLength(3)
    expect(stdout).toMatch(/^19 credits are left\.$/m)
    const address = /By address alone: (\S+)/.exec(stdout)?.[1] ?? ''
    expect((await fetch(address)).status).toBe(200)
    expect(stdout).toMatch(/^There are 3 memes in your library\.$/m)
  })

  it('says what is wrong with a key', async () => {
    expect((await run('qs_live_no')).stderr).toMatch(
      /^Unauthorized \(UNAUTHORIZED, request [0-9a-f-]{36}\)$/m,
    )
  })
})
