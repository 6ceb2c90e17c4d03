import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as later } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerNotFound, followAnswers } from '@/server/rest/answer-status'

describe('a page that is not there', () => {
  const told: boolean[] = []
  const server = createServer(async (incoming, outgoing) => {
    // As a page is rendered: some turns after the request came.
    await later()
    if (incoming.url === '/begun') outgoing.flushHeaders()
    if (incoming.url !== '/there') told.push(answerNotFound())
    outgoing.end('Wrong turn')
  })
  const ask = async (path: string) => {
    const { port } = server.address() as AddressInfo
    const response = await fetch(`http://127.0.0.1:${port}${path}`)
    return [response.status, await response.text()]
  }

  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  })
  afterAll(() => void server.close())

  it('leaves its status to the framework where answers are not followed', async () => {
    expect(await ask('/none')).toEqual([200, 'Wrong turn'])
    expect(told).toEqual([false])
    expect(answerNotFound()).toBe(false)
  })

  it('is a 404 with a body, and no other answer beside it is', async () => {
    followAnswers()
    const answers = await Promise.all(['/there', '/none', '/there', '/none'].map(ask))
    expect(answers.map(([status]) => status)).toEqual([200, 404, 200, 404])
    expect(answers[1]).toEqual([404, 'Wrong turn'])
  })

  it('says so when the answer has begun', async () => {
    told.length = 0
    expect(await ask('/begun')).toEqual([200, 'Wrong turn'])
    expect(told).toEqual([false])
  })
})
