import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { bareEnvironment, freePort } from '@tests/support/product'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { readPrerenderedDocuments } from '@/server/rest/prerendered-documents'

const { baseUrl } = inject('product')
const paths = Object.keys(readPrerenderedDocuments())

/** Of an answer: what a browser and a cache act on. */
async function read(address: string, headers: Record<string, string> = {}) {
  const response = await fetch(address, { headers, redirect: 'manual' })
  const html = await response.text()
  const named = (name: string) => response.headers.get(name)
  return {
    status: response.status,
    html,
    policy: named('content-security-policy'),
    caching: named('cache-control'),
    etag: named('etag'),
    type: named('content-type'),
    options: named('x-frame-options'),
    transport: named('strict-transport-security'),
    cookie: named('set-cookie'),
  }
}

describe('the prerendered pages', () => {
  test('are all of the public site but those that are made for each visit', async () => {
    const sitemap = await (await fetch(`${baseUrl}/sitemap.xml`)).text()
    const listed = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname)
    expect(listed.filter((path) => !paths.includes(path)).toSorted()).toEqual(['/contact', '/pricing'])
    expect(paths.filter((path) => !listed.includes(path))).toEqual([])
  })

  test('may be kept by any cache, hold no nonce, and are the same for everybody', async () => {
    for (const path of paths) {
      const visitor = await read(`${baseUrl}${path}`)
      const person = await read(`${baseUrl}${path}`, {
        cookie: 'sb-quipsmith-auth-token=base64-e30; quipsmith-consent=1.2026-11-22.statistics',
        'accept-language': 'de',
      })
      expect(person, path).toEqual(visitor)
      expect(visitor.caching, path).toMatch(/^public, .*\bs-maxage=\d+, stale-while-revalidate=\d+$/)
      expect(visitor.cookie, path).toBeNull()
      expect(visitor.policy, path).not.toContain('nonce')
      expect(visitor.html, path).not.toMatch(/<script[^>]* nonce=/)
    }
  })

  test('are not sent again to whoever has them', async () => {
    const { etag } = await read(`${baseUrl}/guides`)
    const headers = { 'if-none-match': etag ?? '' }
    const again = await fetch(`${baseUrl}/guides`, { headers, cache: 'force-cache' })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  test('keep who sent a visitor in an answer that no shared cache keeps', async () => {
    const { cookie, caching } = await read(`${baseUrl}/guides?ref=ada`)
    expect(cookie).toContain('quipsmith-referral=ada')
    expect(caching).toBe('private, no-cache')
  })
})

describe('next start', () => {
  let site: string
  let server: ChildProcess
  beforeAll(async () => {
    const port = await freePort()
    site = `http://127.0.0.1:${port}`
    const program = createRequire(import.meta.url).resolve('next/dist/bin/next')
    const env = bareEnvironment({
      NODE_ENV: 'production',
      PORT: String(port),
      // The policy names the address of the site and of its sign-in.
      SITE_URL: baseUrl,
      SANDBOX_AUTH: 'on',
      NEXT_PUBLIC_SUPABASE_URL: baseUrl,
      NEXT_PUBLIC_SUPABASE_ANON_KEY: 'anon',
      SUPABASE_SERVICE_ROLE_KEY: 'service',
      // No prerendered page needs a database.
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
    })
    // `npm start` leaves out what is set to nothing; Next does not.
    for (const [name, value] of Object.entries(env)) if (value === '') delete env[name]
    server = spawn(process.execPath, [program, 'start', '-H', '127.0.0.1', '-p', String(port)], {
      env,
      stdio: 'ignore',
    })
    const isUp = () => expect(fetch(`${site}/guides`)).resolves.toHaveProperty('status', 200)
    await vi.waitFor(isUp, { timeout: 60_000, interval: 200 })
  }, 70_000)
  afterAll(() => server?.kill())

  test.each(['http', 'https'])('sends what npm start sends from memory, over %s', async (scheme) => {
    const headers = { 'x-forwarded-proto': scheme }
    for (const path of paths) {
      const byNext = await read(`${site}${path}`, headers)
      expect(byNext.status, path).toBe(200)
      // Once from Next, and later from memory.
      await read(`${baseUrl}${path}`, headers)
      expect(await read(`${baseUrl}${path}`, headers), path).toEqual(byNext)
    }
  })
})
