import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const request = (path: string, host = '127.0.0.1:3000', method = 'GET') =>
  new Request(`http://${host}${path}`, { method, headers: { host, authorization: 'Bearer sk_test_real' } })

/** The routes with a configuration of their own: it is read once per module graph. */
async function routes() {
  vi.resetModules()
  return import('@/sandbox/payments/serve-payments-route')
}

beforeEach(() => {
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/nothing')
  vi.stubEnv('NEXT_PUBLIC_SUPABASE_URL', 'http://127.0.0.1:1')
  vi.stubEnv('NEXT_PUBLIC_SUPABASE_ANON_KEY', 'anon')
  vi.stubEnv('SUPABASE_SERVICE_ROLE_KEY', 'service')
  vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_real')
  vi.stubEnv('STRIPE_WEBHOOK_SECRET', 'whsec_real')
})
afterEach(() => vi.unstubAllEnvs())

describe('with real keys', () => {
  it('there is no API, no checkout and no portal', async () => {
    const { servePaymentsRoute, serveCheckoutOutcome, servePortalAction } = await routes()
    expect((await servePaymentsRoute(request('/v1/prices'))).status).toBe(404)
    const post = request('/sandbox/checkout/cs_test_1/complete', undefined, 'POST')
    expect((await serveCheckoutOutcome(post, 'cs_test_1', 'complete')).status).toBe(404)
    expect((await servePortalAction(post, 'bps_1', 'cancel')).status).toBe(404)
  })

  it('a page finds nothing, and nothing is looked for', async () => {
    const { readForPage } = await routes()
    const view = vi.fn()
    expect(await readForPage(new Headers({ host: '127.0.0.1' }), view)).toBeNull()
    expect(view).not.toHaveBeenCalled()
  })
})

describe('with the stand-in on', () => {
  beforeEach(() => vi.stubEnv('SANDBOX_STRIPE', 'on'))

  it('another machine is refused', async () => {
    const { servePaymentsRoute, refusePaymentsRequest } = await routes()
    expect((await servePaymentsRoute(request('/v1/prices', 'quipsmith.example'))).status).toBe(403)
    expect(refusePaymentsRequest(new Headers({ host: '127.0.0.1:3000' }))).toBeNull()
  })

  it('another machine is let in by the explicit switch alone', async () => {
    vi.stubEnv('SANDBOX_PUBLIC', '1')
    const { refusePaymentsRequest } = await routes()
    expect(refusePaymentsRequest(new Headers({ host: 'quipsmith.example' }))).toBeNull()
  })

  it('nothing else is done at a checkout than paying and declining', async () => {
    const { serveCheckoutOutcome } = await routes()
    const post = request('/sandbox/checkout/cs_test_1/refund', undefined, 'POST')
    expect((await serveCheckoutOutcome(post, 'cs_test_1', 'refund')).status).toBe(404)
  })
})
