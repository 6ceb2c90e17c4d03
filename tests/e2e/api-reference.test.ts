import { createAccount } from '@tests/support/accounts'
import { launchBrowser } from '@tests/support/browser'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'

const product = inject('product')
const address = `${product.baseUrl}/docs/api`
let browser: Browser
let page: Page
const foreign: string[] = []
const problems: string[] = []

beforeAll(async () => {
  browser = await launchBrowser()
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  page = await context.newPage()
  // Other hosts are out of reach: what needs one fails here.
  await page.route(
    (url) => url.origin !== product.baseUrl && url.protocol.startsWith('http'),
    (route) => {
      foreign.push(route.request().url())
      return route.abort()
    },
  )
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(error.message))
  await page.goto(address)
})

afterAll(async () => {
  await browser?.close()
})

async function newKey(): Promise<string> {
  const { accessToken } = await createAccount(product)
  const response = await fetch(`${product.baseUrl}/api/v1/api-key/generate-new`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${accessToken}` },
  })
  return ((await response.json()) as { key: string }).key
}

describe('the reference of the API', () => {
  test('is open to visitors, inside the public site, and names the calls', async () => {
    await page.getByRole('heading', { level: 1, name: 'Every call there is' }).waitFor()
    const reference = page.getByRole('region', { name: 'API reference' })
    await reference.getByRole('link', { name: 'Turn a text into memes HTTP Method: POST' }).waitFor()
    await page.getByRole('link', { name: 'Make a meme' }).waitFor()
    // The groups are in the order of a reader's first day.
    const links = await reference.getByRole('complementary').getByRole('link').allTextContents()
    expect(links.slice(0, 2).map((text) => text.trim())).toEqual(['Introduction', 'Memes'])
    await reference.locator('h1[aria-level="2"]').waitFor()
    expect(await page.locator('h1:not([aria-level="2"])').count()).toBe(1)
    expect(await page.getByRole('main').count()).toBe(1)
  })

  test('a call sent from the page with a key makes a meme on this server', async () => {
    await page.goto(`${address}#tag/memes/POST/meme/text-to-meme`)
    const call = page.getByRole('region', { name: 'Turn a text into memes', exact: true })
    await call
      .getByText(`curl --fail-with-body -X POST '${product.baseUrl}/api/v1/meme/text-to-meme'`)
      .waitFor()
    await call.getByRole('button', { name: /Test Request/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByPlaceholder('Token').fill(await newKey())
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/v1/meme/text-to-meme'))
    await dialog
      .getByRole('button', { name: /^Send\b/ })
      .first()
      .click()
    const answer = await answered
    expect(answer.status()).toBe(200)
    const { results } = (await answer.json()) as { results: { imageUrl: string }[] }
    expect(results).toHaveLength(1)
    await dialog.getByText('200 OK').first().waitFor()
  })

  test('nothing was asked of another host and nothing went wrong', () => {
    expect(foreign).toEqual([])
    expect(problems).toEqual([])
  })
})

test('the description that the page reads names this server in its snippets', async () => {
  const text = await (await fetch(`${product.baseUrl}/api/v1/openapi.json`)).text()
  expect(text).toContain(`${product.baseUrl}/api/v1/meme/text-to-meme`)
  expect(text).not.toContain('quipsmith.example')
})
