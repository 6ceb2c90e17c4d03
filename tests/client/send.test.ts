import { describe, expect, it } from 'vitest'
import { createQuipsmithClient } from '@/client/quipsmith-client'
import type { ClientOptions } from '@/client/send'

/** Answers of the network in order; the last one repeats. */
type Answer = Response | Error
const ok = () => Response.json({ usedCreditCount: 1 })
const refused = (status: number, retryAfter?: string) =>
  Response.json(
    { message: 'Later.', code: 'RATE_LIMITED', requestId: 'r1' },
    { status, headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter } },
  )

function client(answers: readonly (() => Answer)[], options: Partial<ClientOptions> = {}) {
  const sent: { address: string; init: RequestInit; key: string | undefined }[] = []
  const waits: number[] = []
  const quipsmith = createQuipsmithClient({
    key: 'qs_test_1',
    url: 'https://memes.example',
    wait: async (delayMs) => void waits.push(delayMs),
    fetch: async (address, init = {}) => {
      const answer = (answers[sent.length] ?? answers.at(-1))?.() ?? ok()
      const headers = init.headers as Record<string, string>
      sent.push({ address: String(address), init, key: headers['idempotency-key'] })
      if (answer instanceof Error) throw answer
      return answer
    },
    ...options,
  })
  return { quipsmith, sent, waits }
}

const lost = () => new TypeError('fetch failed')

describe('a call', () => {
  it('fills its path, and sends the rest as query or body', async () => {
    const { quipsmith, sent } = client([ok])
    await quipsmith.results.update({ id: 'a/b', header: null })
    await quipsmith.memes.list({ page: 2, sort: 'updated_at', before: undefined })
    await quipsmith.templates.deleteMine({ name: 'upload:x' })
    await quipsmith.account.stats()
    expect(sent.map(({ address, init }) => [init.method, address, init.body])).toEqual([
      ['PATCH', 'https://memes.example/api/v1/result/a%2Fb', '{"header":null}'],
      ['GET', 'https://memes.example/api/v1/account/my-memes?page=2&sort=updated_at', undefined],
      ['DELETE', 'https://memes.example/api/v1/account/my-templates/upload%3Ax', undefined],
      ['GET', 'https://memes.example/api/v1/account/stats', undefined],
    ])
    for (const { init } of sent) expect(init.headers).toMatchObject({ authorization: 'Bearer qs_test_1' })
  })

  it('that is refused for now is made again when the answer says, under the same key', async () => {
    const { quipsmith, sent, waits } = client([() => refused(429, '7'), () => refused(503, '2'), ok])
    await quipsmith.memes.fromText({ text: 'again' })
    expect(waits).toEqual([7000, 2000])
    expect(sent).toHaveLength(3)
    expect(sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/)
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
    expect(new Set(sent.map(({ init }) => init.body)).size).toBe(1)
  })

  it('gets another key each time it is made', async () => {
    const { quipsmith, sent } = client([ok])
    await quipsmith.visuals.fromConcept({ concept: 'the sea' })
    await quipsmith.visuals.fromConcept({ concept: 'the sea' })
    await quipsmith.memes.gifs({ text: 'mine' }, { idempotencyKey: 'own' })
    await quipsmith.results.star({ resultId: 'x' })
    const keys = sent.map(({ key }) => key)
    expect(keys[0]).not.toBe(keys[1])
    expect(keys.slice(2)).toEqual(['own', undefined])
  })

  it('is given up when nobody says when, when it would be too late, or too often', async () => {
    const unsaid = client([() => refused(503)])
    await expect(unsaid.quipsmith.account.stats()).rejects.toMatchObject({ status: 503, requestId: 'r1' })
    const late = client([() => refused(429, '61')])
    await expect(late.quipsmith.account.stats()).rejects.toMatchObject({ retryAfterSeconds: 61 })
    const often = client([() => refused(429, '1')])
    await expect(often.quipsmith.account.stats()).rejects.toMatchObject({ code: 'RATE_LIMITED' })
    const never = client([() => refused(429, '1')], { retries: 0 })
    await expect(never.quipsmith.account.stats()).rejects.toThrow('Later.')
    expect([unsaid, late, often, never].map(({ sent }) => sent.length)).toEqual([1, 1, 3, 1])
  })

  it('whose answer was lost is asked for again only where that costs nothing', async () => {
    const paid = client([lost, ok])
    await paid.quipsmith.memes.fromText({ text: 'lost' })
    const secret = client([lost, ok])
    await expect(secret.quipsmith.apiKeys.generate()).rejects.toThrow('fetch failed')
    expect([paid.sent.length, secret.sent.length]).toEqual([2, 1])
  })

  it('ends when its caller says so, also while it waits', async () => {
    const stop = new AbortController()
    const { quipsmith, sent } = client([() => refused(429, '1')], { wait: async () => stop.abort() })
    await expect(quipsmith.account.stats(undefined, { signal: stop.signal })).rejects.toThrow(/abort/i)
    expect(sent).toHaveLength(1)
  })

  it('that something in between answers has a message all the same', async () => {
    const { quipsmith } = client([() => new Response('<html>', { status: 502 })])
    await expect(quipsmith.account.stats()).rejects.toMatchObject({
      message: 'API request failed with status 502',
      code: 'UNKNOWN',
      requestId: '',
    })
  })
})
