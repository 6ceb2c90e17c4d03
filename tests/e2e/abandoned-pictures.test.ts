import { createAccount } from '@tests/support/accounts'
import { beforeAll, expect, inject, test } from 'vitest'
import type { ResultOutput } from '@/contracts/result'

/** That a request ends when its caller leaves is the framework's doing: it is seen in the built product. */

const product = inject('product')
/** An address of its own: the full queue of this one must not refuse the pictures of other tests. */
const headers = { 'x-forwarded-for': '198.51.100.7' }
/** Twelve boxes that are as full as they may be: about a second of painting. */
const box = { x: 0, y: 0, width: 2048, height: 2048, fontSize: 2048, fontFamily: 'Anton' }
const full = { ...box, text: '@&%WMgB8'.repeat(37), strokeColor: '#000000' }

let heavy: string
let light: string
beforeAll(async () => {
  const { accessToken } = await createAccount(product)
  const make = async (input: object) => {
    const answer = await fetch(`${product.baseUrl}/api/v1/result`, {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}` },
      body: JSON.stringify(input),
    })
    const { result }: ResultOutput = await answer.json()
    return result.imageUrl
  }
  const captions = Array.from({ length: 10 }, (_, index) => ({ ...full, rotateAngle: index }))
  heavy = await make({ imageName: 'clown-steps', width: 2048, height: 2048, captions })
  light = await make({ imageName: 'clown-steps', width: 300, height: 300 })
})

test('a hundred pictures are not painted once the one who asked for them has left', async () => {
  const leaving = new AbortController()
  const statuses: number[] = []
  const asked = Array.from({ length: 130 }, async (_, index) => {
    const response = await fetch(`${heavy}?width=${1900 + index}`, { headers, signal: leaving.signal })
    statuses.push(response.status)
    await response.arrayBuffer()
  })
  const outcomes = Promise.allSettled(asked)
  // The queue of this address is full.
  await expect.poll(() => statuses.includes(503), { timeout: 30_000 }).toBe(true)
  leaving.abort()
  await outcomes
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
  const answered = async () => {
    const response = await fetch(`${light}?width=200`, { headers })
    await response.arrayBuffer()
    return response.status
  }
  // Abandoned requests left in the queue would take half a minute.
  await expect.poll(answered, { timeout: 10_000 }).toBe(200)
})
