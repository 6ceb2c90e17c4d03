import type { Sql } from 'postgres'
import { describe, expect, it } from 'vitest'
import { POST as reportToUs } from '@/app/api/content-policy-reports/route'
import { POST as shareWithUs } from '@/app/share-target/route'
import { takeMail } from '@/sandbox/mailbox/take-mail'
import { readInput } from '@/sandbox/payments/person-request'

/** Forms and reports of a few fields, sent with and without a length. */
const ways = ['with a length', 'without one']

function requestWith(way: string, body: string | FormData, headers: Record<string, string> = {}): Request {
  const whole = new Request('http://127.0.0.1/', { method: 'POST', body, headers })
  return way === 'with a length' && typeof body === 'string'
    ? new Request(whole, { headers: { ...headers, 'content-length': `${body.length}` } })
    : whole
}

const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }

describe.each(ways)('a small body, %s', (way) => {
  it('of a buyer is a form or JSON of 16 kB', async () => {
    expect(await readInput(requestWith(way, 'card=42&name=A', form))).toEqual({ card: '42', name: 'A' })
    expect(await readInput(requestWith(way, '{"card":"42"}', json))).toEqual({ card: '42' })
    expect(await readInput(requestWith(way, '{"card"', json))).toEqual({})
    for (const headers of [json, form]) {
      await expect(readInput(requestWith(way, `"${'a'.repeat(20_000)}"`, headers))).rejects.toMatchObject({
        status: 413,
      })
    }
  })

  it('that another app shares is a form of 100 kB', async () => {
    const share = async (text: string) => {
      const body = new FormData()
      body.set('text', text)
      const response = await shareWithUs(requestWith(way, body))
      return response.headers.get('location')
    }
    expect(await share('a long meeting')).toBe('/create?text=a+long+meeting')
    expect(await share('a'.repeat(200_000))).toBe('/create')
    const typeless = requestWith(way, 'text=a', { 'content-type': 'text/plain' })
    expect((await shareWithUs(typeless)).headers.get('location')).toBe('/create')
  })

  it('of a browser’s report has 8 kB', async () => {
    expect((await reportToUs(requestWith(way, '{}', json))).status).toBe(204)
    expect((await reportToUs(requestWith(way, '"'.repeat(9_000), json))).status).toBe(413)
  })

  it('of a mail has 64 kB', async () => {
    const sql = (() => {
      throw new Error('There is nothing to store.')
    }) as unknown as Sql
    const headers = { ...json, authorization: 'Bearer key' }
    const refused = await takeMail(sql, requestWith(way, '"'.repeat(70_000), headers), 'key')
    expect(refused.status).toBe(413)
  })
})
