import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BlockedEventLoop, routeOf, watchEventLoop } from '@/server/rest/event-loop-watchdog'

/** Works for as long without a pause, on a machine that may be busy with other things. */
function work(ms: number): void {
  const before = process.threadCpuUsage()
  const workedMs = () => {
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1000
  }
  while (workedMs() < ms) JSON.stringify({ a: 1 })
}

describe('a request that blocks the event loop', () => {
  const reports: BlockedEventLoop[] = []
  const server = createServer(async (incoming, outgoing) => {
    const workMs = Number(new URL(incoming.url ?? '', 'http://a').searchParams.get('work'))
    if (incoming.url?.startsWith('/slow')) await sleep(500)
    work(workMs)
    outgoing.end()
    // The answer is under way; the request is still the one that blocks.
    if (incoming.url?.startsWith('/late')) work(300)
  })
  const ask = async (path: string, body?: string) => {
    const { port } = server.address() as AddressInfo
    await fetch(`http://127.0.0.1:${port}${path}`, body ? { method: 'POST', body } : {})
    await sleep(60)
  }
  const since = async (act: () => Promise<unknown>) => {
    const before = reports.length
    await act()
    return reports.slice(before)
  }

  beforeAll(async () => {
    watchEventLoop((blocked) => reports.push(blocked))
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  })
  afterAll(() => void server.close())

  it('is reported with its route, its size and how long it was', async () => {
    const [report, ...others] = await since(() =>
      ask('/api/v1/result/star?work=300&secret=1', 'x'.repeat(1234)),
    )
    expect(others).toEqual([])
    expect(report?.requests).toEqual([
      { method: 'POST', route: '/api/v1/result/star', bodyBytes: 1234, ageMs: expect.any(Number) },
    ])
    expect(report?.cpuMs).toBeGreaterThanOrEqual(300)
    expect(report?.blockedMs).toBeGreaterThanOrEqual(290)
  })

  it('is reported when the work comes after its answer', async () => {
    expect(await since(() => ask('/late'))).toMatchObject([{ requests: [{ route: '/late' }] }])
  })

  it('is named with all that were under way, and each is named once', async () => {
    const named = await since(async () => {
      const slow = ask('/slow')
      await ask('/busy?work=300')
      await ask('/busy?work=300')
      await slow
    })
    const routes = named.flatMap(({ requests }) => requests.map(({ route }) => route))
    expect(routes.toSorted()).toEqual(['/busy', '/busy', '/slow'])
  })

  it('is not reported for shorter work, nor for waiting', async () => {
    expect(await since(() => Promise.all([ask('/slow'), ask('/quick?work=20')]))).toEqual([])
  })
})

describe('the route in a report', () => {
  it.each([
    ['/api/v1/meme/text-to-meme?text=secret', '/api/v1/meme/text-to-meme'],
    ['/api/trpc/account.stats,result.star?batch=1', '/api/trpc/account.stats,result.star'],
    ['/api/v1/meme/image/clown-steps.png', '/api/v1/meme/image/clown-steps.png'],
    ['/api/v1/result/0198c2a0-0000-7000-8000-000000000000', '/api/v1/result/…'],
    ['/i/kJ2mfhaPqLs81QwErTyUiO.png', '/i/…'],
    ['/api/v1/account/my-templates/upload:AbcDefGhiJklMnoPqrStuV', '/api/v1/account/my-templates/…'],
    ['/s/AbcDefGhiJklMnoPqrStuV', '/s/…'],
    ['*', '/'],
    ['/a/b/c/d/e/f/g/h', '/a/b/c/d/e/f'],
  ])('of %s is %s', (url, route) => expect(routeOf(url)).toBe(route))
})
