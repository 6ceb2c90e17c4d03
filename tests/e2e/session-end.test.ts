import { signIn } from '@tests/support/accounts'
import { openApp } from '@tests/support/app-page'
import { launchBrowser } from '@tests/support/browser'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeEach, describe, expect, inject, test } from 'vitest'

const product = inject('product')

let browser: Browser
let context: BrowserContext
let page: Page

beforeEach(async () => {
  browser ??= await launchBrowser()
  context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  page = await context.newPage()
  await signIn(page, product)
})
afterAll(() => browser?.close())

async function sessionCookies(): Promise<string[]> {
  const cookies = await context.cookies(product.baseUrl)
  return cookies
    .map(({ name }) => name)
    .filter((name) => name.startsWith('sb-') && name.includes('-auth-token'))
}

const detailsCall = (url: URL) =>
  url.pathname.startsWith('/api/trpc/') && url.pathname.includes('account.userDetails')

describe('user details that fail', () => {
  test('because the session is over clear it and lead to the sign-in page', async () => {
    expect((await sessionCookies()).length).toBeGreaterThan(0)
    await openApp(page, product, '/create')
    await context.addCookies([
      { name: 'sb-other-auth-token.1', value: 'x', url: product.baseUrl },
      { name: 'sb-quipsmith-theme', value: 'kept', url: product.baseUrl },
    ])
    await page.evaluate(() => localStorage.setItem('sb-other-auth-token', 'stored'))
    // The page comes with the session, and the call without: it ended in between.
    await page.route(detailsCall, async (route) => {
      const { cookie: _cookie, ...headers } = route.request().headers()
      const answer = await fetch(route.request().url(), { headers })
      const body = await answer.text()
      expect(body).toContain('Unauthorized')
      await route.fulfill({ status: answer.status, headers: { 'content-type': 'application/json' }, body })
    })
    await page.goto(`${product.baseUrl}/library`)
    await page.waitForURL('**/login')
    expect(await sessionCookies()).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('sb-other-auth-token'))).toBeNull()
    const kept = await context.cookies(product.baseUrl)
    expect(kept.map(({ name }) => name)).toContain('sb-quipsmith-theme')
    await page.goto(`${product.baseUrl}/library`)
    expect(new URL(page.url()).pathname).toBe('/login')
  })
})

describe('a session that is none', () => {
  test('leads to the sign-in page without the app having been shown', async () => {
    await context.clearCookies()
    await context.addCookies([
      { name: 'sb-quipsmith-auth-token', value: 'base64-bm90IGEgc2Vzc2lvbg', url: product.baseUrl },
    ])
    await page.goto(`${product.baseUrl}/create`)
    await page.waitForURL('**/login?next=%2Fcreate')
  })
})
