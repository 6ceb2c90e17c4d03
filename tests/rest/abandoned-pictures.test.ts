import { killRestServer, type RestServer, startRestServer } from '@tests/support/rest-server'
import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CreateResultInput } from '@/contracts/result'
import { createResult } from '@/server/services/results/create-result'

/** Pictures that take long, asked for over real HTTP by callers who leave, and by callers who ask for too many. */

const services = setUp(openTestServices)
let server: RestServer
let heavyFile: string
let lightFile: string
beforeAll(async () => {
  server = await startRestServer({ DATABASE_URL: services.database.url, RATE_LIMIT_PICTURES: '0' })
  const size = { imageName: 'clown-steps', width: 2048, height: 2048 }
  lightFile = await pictureFile({ ...size, width: 300, height: 300 })
  heavyFile = await pictureFile(size)
  // Stored before what words cost was bounded.
  const box = { text: '@&%$#8Bg'.repeat(37), x: 0, y: 0, width: 2048, height: 2048, fontSize: 2048 }
  const look = { fontFamily: 'Anton', strokeColor: '#000000' }
  const captions = Array.from({ length: 40 }, (_, index) => ({ ...box, ...look, rotateAngle: index }))
  await services.database
    .sql`update images set document = jsonb_set(document, '{captions}', ${services.database.sql.json(captions)})
    where id = ${heavyFile.slice(0, 22)}`
}, 120_000)
afterAll(async () => {
  if (server) await killRestServer(server)
})

async function pictureFile(input: object): Promise<string> {
  const { result } = await createResult(await services.openContext(), CreateResultInput.parse(input))
  return new URL(result.imageUrl).pathname.slice('/i/'.length)
}

function get(file: string, address: string, init: RequestInit = {}): Promise<Response> {
  return fetch(new URL(`/i/${file}`, server.api), { ...init, headers: { 'x-forwarded-for': address } })
}

describe('a hundred heavy pictures of one address', () => {
  it('are forgotten when it leaves: the next picture is painted, also for the same address', async () => {
    const leaving = new AbortController()
    const asked = Array.from({ length: 130 }, async (_, index) => {
      const response = await get(`${heavyFile}?width=${1600 + index}`, '192.0.2.1', {
        signal: leaving.signal,
      })
      await response.arrayBuffer()
      return response.status
    })
    const outcomes = Promise.allSettled(asked)
    // Full: this one is refused.
    await expect
      .poll(
        async () =>
          (
            await get(`${heavyFile}?width=900`, '192.0.2.1', { signal: AbortSignal.timeout(2000) }).catch(
              () => null,
            )
          )?.status,
        { timeout: 30_000 },
      )
      .toBe(503)
    leaving.abort()
    await outcomes
    const answered = async () => {
      const response = await get(lightFile, '192.0.2.1')
      await response.arrayBuffer()
      return response.status
    }
    await expect.poll(answered, { timeout: 30_000 }).toBe(200)
  }, 120_000)

  it('keep no other address waiting, and say when to come back to who asks for more', async () => {
    const leaving = new AbortController()
    let done = 0
    const asked = Array.from({ length: 80 }, async (_, index) => {
      const response = await get(`${heavyFile}?width=${1200 + index}`, '192.0.2.2', {
        signal: leaving.signal,
      })
      await response.arrayBuffer()
      if (response.status === 200) done += 1
      return response
    })
    const outcomes = Promise.allSettled(asked)
    const refused = await Promise.any(
      asked.map(async (one) => {
        const response = await one
        if (response.status !== 503) throw new Error('painted')
        return response
      }),
    )
    expect(refused.headers.get('retry-after')).toBe('2')
    const other = await get(lightFile, '192.0.2.3')
    expect(other.status).toBe(200)
    await other.arrayBuffer()
    expect(done).toBeLessThan(16)
    leaving.abort()
    await outcomes
  }, 120_000)
})
