import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createAccount, signIn } from '@tests/support/accounts'
import { launchBrowser } from '@tests/support/browser'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'

const product = inject('product')

let browser: Browser
let context: BrowserContext
let page: Page

beforeAll(async () => {
  browser = await launchBrowser()
  context = await browser.newContext()
  page = await context.newPage()
  await signIn(page, product)
})
afterAll(() => browser?.close())

async function withCookies(path: string, init: RequestInit = {}): Promise<Response> {
  const cookies = await context.cookies(product.baseUrl)
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const headers = { cookie, ...(init.headers as Record<string, string>) }
  return fetch(`${product.baseUrl}${path}`, { ...init, headers, redirect: 'manual' })
}

describe('what is somebody’s own', () => {
  test('is kept by no cache', async () => {
    const { accessToken } = await createAccount(product)
    const bearer = { headers: { authorization: `Bearer ${accessToken}` } }
    const own = { headers: { 'x-trpc-source': 'web' } }
    const answers: [string, RequestInit][] = [
      ['/api/trpc/account.userDetails', own],
      ['/api/v1/account/user-details', bearer],
      ['/api/v1/account/my-memes', bearer],
      ['/api/v1/api-key/get-default', bearer],
      ['/auth/v1/user', bearer],
      ['/auth/callback?code=none', {}],
      ['/account', {}],
    ]
    for (const [path, init] of answers) {
      const { headers } = await withCookies(path, init)
      expect([path, headers.get('cache-control')]).toEqual([path, expect.stringContaining('no-store')])
    }
  })

  test('comes with headers that keep it in its page', async () => {
    for (const path of ['/', '/login', '/account', '/api/v1/account/stats', '/icon.svg']) {
      const { headers } = await withCookies(path)
      expect([path, headers.get('x-content-type-options'), headers.get('x-powered-by')]).toEqual([
        path,
        'nosniff',
        null,
      ])
      expect([path, headers.get('x-frame-options')]).toEqual([path, 'DENY'])
      expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'")
      expect(headers.get('referrer-policy'), path).toBeTruthy()
    }
  })
})

describe('secrets of the installation', () => {
  test('stand in no page and in no script', async () => {
    const secrets = JSON.parse(await readFile(join(product.dataDirectory, 'sandbox.json'), 'utf8'))
    const secret = [
      secrets.serviceKey,
      secrets.jwtSecret,
      secrets.stripeKey,
      secrets.webhookSecret,
      secrets.authPrivateJwk.d,
    ]
    expect(secret.every((value) => typeof value === 'string' && value.length > 20)).toBe(true)
    const seen = new Set<string>()
    for (const path of ['/', '/login', '/create', '/account', '/account/api']) {
      const html = await (await withCookies(path)).text()
      const scripts = [...html.matchAll(/src="(\/_next\/[^"]+\.js)/g)].map(([, source = '']) => source)
      const fresh = scripts.filter((source) => !seen.has(source))
      for (const source of fresh) seen.add(source)
      const texts = await Promise.all(fresh.map(async (source) => (await withCookies(source)).text()))
      for (const text of [html, ...texts])
        for (const value of secret) expect(text.includes(value)).toBe(false)
    }
    expect(seen.size).toBeGreaterThan(3)
  })

  test('and tokens stand nowhere in what the product says', async () => {
    const log = await readFile(join(product.dataDirectory, 'product.log'), 'utf8')
    expect(log.length).toBeGreaterThan(0)
    expect(log).not.toMatch(
      /eyJ[\w-]{10,}\.|qs_(?:live|test)_[0-9A-Za-z]{20}|whsec_[0-9a-f]{8}|sk_test_[0-9a-f]{8}/,
    )
  })
})

describe('a link that names another site', () => {
  const hostile = [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'http:\\\\evil.example',
    '/\t/evil.example',
    ' //evil.example',
    '///evil.example',
    'javascript:alert(1)',
    'data:text/html,hello',
    'http://2130706433/',
    'http://0x7f.1/',
    '/%0d%0aLocation:%20https://evil.example',
  ]

  test.each(hostile)('leads to a page of ours: %s', async (next) => {
    for (const path of ['/auth/callback', '/login', '/auth/confirm', '/auth/reset']) {
      const answer = await withCookies(`${path}?${new URLSearchParams({ next, code: 'none' })}`)
      const location = answer.headers.get('location')
      const target = new URL(location ?? '/', product.baseUrl)
      expect([path, target.origin]).toEqual([path, product.baseUrl])
    }
  })

  test('is followed nowhere in the browser either', async () => {
    await page.goto(`${product.baseUrl}/login?${new URLSearchParams({ next: '//evil.example' })}`)
    expect(new URL(page.url()).origin).toBe(product.baseUrl)
  })
})
