import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

const analyticsService = setupServer()
beforeAll(() => analyticsService.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  analyticsService.resetHandlers()
  vi.unstubAllEnvs()
})
afterAll(() => analyticsService.close())

function configure(key: string): void {
  vi.resetModules()
  vi.stubEnv('DATABASE_URL', 'postgres://127.0.0.1/none')
  vi.stubEnv('NEXT_PUBLIC_SUPABASE_URL', 'http://127.0.0.1:3000')
  vi.stubEnv('NEXT_PUBLIC_SUPABASE_ANON_KEY', 'anon')
  vi.stubEnv('SUPABASE_SERVICE_ROLE_KEY', 'service')
  vi.stubEnv('NEXT_PUBLIC_POSTHOG_KEY', key)
  vi.stubEnv('NEXT_PUBLIC_POSTHOG_HOST', 'https://analytics.example')
}

async function send(path: string, body: BodyInit = '{"event":"$pageview"}'): Promise<Response> {
  const { POST } = await import('@/app/ingest/[...path]/route')
  const request = new Request(`http://127.0.0.1:3000/ingest/${path}?ip=1`, {
    method: 'POST',
    body,
    duplex: 'half',
    headers: { 'content-type': 'application/json', cookie: 'sb-quipsmith-auth-token=secret' },
  } as RequestInit)
  return POST(request, { params: Promise.resolve({ path: path.split('/') }) })
}

describe('the ingest path', () => {
  it('passes events on to the configured host, without the visitor’s cookies', async () => {
    configure('phc_key')
    let cookie: string | null = 'not called'
    analyticsService.use(
      http.post('https://analytics.example/e/batch', async ({ request }) => {
        cookie = request.headers.get('cookie')
        return HttpResponse.json(await request.json())
      }),
    )
    const response = await send('e/batch')
    expect(await response.json()).toEqual({ event: '$pageview' })
    expect(cookie).toBeNull()
  })

  it('cannot be led to another host', async () => {
    configure('phc_key')
    let path = ''
    analyticsService.use(
      http.post('https://analytics.example/*', ({ request }) => {
        path = new URL(request.url).pathname
        return HttpResponse.json({})
      }),
    )
    await send('@elsewhere.example/e')
    expect(path).toBe('/%40elsewhere.example/e')
  })

  it.each(['with a length', 'without one'])('passes on a megabyte and no more, %s', async (kind) => {
    configure('phc_key')
    const received: number[] = []
    analyticsService.use(
      http.post('https://analytics.example/e', async ({ request }) => {
        received.push((await request.arrayBuffer()).byteLength)
        return HttpResponse.json({})
      }),
    )
    const body = (bytes: number) => {
      const events = new Blob(['x'.repeat(bytes)])
      return kind === 'with a length' ? events : events.stream()
    }
    expect((await send('e', body(1024 * 1024))).status).toBe(200)
    expect(received).toEqual([1024 * 1024])
    const refused = await send('e', body(1024 * 1024 + 1))
    expect([refused.status, await refused.text()]).toEqual([
      413,
      'The events are larger than 1 MB, the most we pass on.',
    ])
    expect(received).toEqual([1024 * 1024])
  })

  it('is not there when nothing is configured', async () => {
    configure('')
    expect((await send('e')).status).toBe(404)
  })
})
