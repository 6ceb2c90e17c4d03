import { launchBrowser } from '@tests/support/browser'
import { closeProduct, openProduct, type Product } from '@tests/support/product'
import { type ScriptServer, startScriptServer } from '@tests/support/script-server'
import { signUp } from '@tests/support/sign-up'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest'

const product = inject('product')
const soon = { timeout: 20_000, interval: 100 }

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser({ mayBreakPolicy: true })
})
afterAll(() => browser?.close())

/** Programs that look at pages are not counted as visits; this one wants to be. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36'

/** A window whose every violation of the policy is noted. */
async function openWindow(): Promise<{ context: BrowserContext; page: Page; violations: string[] }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, userAgent })
  const violations: string[] = []
  await context.exposeBinding('noteViolation', (_source, text: string) => violations.push(text))
  await context.addInitScript(() => {
    Object.defineProperties(navigator, { webdriver: { value: false }, userAgentData: { value: undefined } })
    document.addEventListener('securitypolicyviolation', (event) => {
      const note = Reflect.get(window, 'noteViolation') as (text: string) => void
      note(`${location.pathname}: ${event.effectiveDirective} ${event.blockedURI}`)
    })
  })
  return { context, page: await context.newPage(), violations }
}

describe('the content policy', () => {
  let window: Awaited<ReturnType<typeof openWindow>>
  beforeAll(async () => {
    window = await openWindow()
  })
  afterAll(() => window.context.close())

  async function visit(paths: readonly string[]): Promise<void> {
    for (const path of paths)
      await window.page.goto(`${product.baseUrl}${path}`, { waitUntil: 'networkidle' })
  }

  test('is broken by no page that visitors see, and nobody is asked or given a cookie', async () => {
    await visit(['/', '/pricing', '/memes/work', '/meme-templates', '/contact', '/docs/api', '/login'])
    await visit(['/privacy-choices', '/templates/podium', '/nowhere'])
    expect(window.violations).toEqual([])
    expect(await window.context.cookies()).toEqual([])
    expect(await window.page.getByRole('region', { name: 'Privacy choices' }).count()).toBe(0)
  })

  test('is broken by no page of somebody who is signed in', async () => {
    await signUp(window.page, product)
    await visit(['/create', '/gifs', '/themed', '/visuals', '/library'])
    await visit(['/account', '/account/billing', '/account/api', '/pricing', '/sandbox/mailbox'])
    expect(window.violations).toEqual([])
  })

  test('stops scripts that somebody got into a page, in every way in', async () => {
    const { context, page, violations } = await openWindow()
    await page.goto(`${product.baseUrl}/pricing`)
    await page.evaluate(async () => {
      const run = (text: string) => `window.intruder = ${JSON.stringify(text)}`
      const inline = document.createElement('script')
      inline.textContent = run('inline')
      const foreign = document.createElement('script')
      foreign.src = 'https://intruder.example/script.js'
      const data = document.createElement('script')
      data.src = `data:text/javascript,${run('data')}`
      const handler = document.createElement('div')
      handler.innerHTML = `<img src="/none.png" onerror='${run('handler')}'>`
      const base = document.createElement('base')
      base.href = 'https://intruder.example/'
      document.body.append(inline, foreign, data, handler, base)
      const link = document.createElement('a')
      link.href = `javascript:${run('link')}`
      document.body.append(link)
      link.click()
      await new Promise((done) => setTimeout(done, 500))
    })
    const stopped = () => violations.map((text) => text.split(' ')[1])
    await expect
      .poll(stopped)
      .toEqual(expect.arrayContaining(['script-src-elem', 'script-src-attr', 'base-uri']))
    expect(await page.evaluate(() => Reflect.get(window, 'intruder'))).toBeUndefined()
    await context.close()
  })
})

test('every kind of answer has the headers that keep it in its place', async () => {
  const html = await (await fetch(product.baseUrl)).text()
  const [chunk = ''] = /\/_next\/static\/[^"]+\.js/.exec(html) ?? []
  const paths = ['/', '/login', '/create', '/nowhere', '/nowhere.png', '/account/export', '/rss.xml']
  const files = [chunk, '/_next/static/none.js', '/icon.svg', '/templates/podium.webp', '/opengraph-image']
  const calls = ['/api/v1/openapi.json', '/api/v1/account/stats', '/api/v1/none', '/api/trpc/none', '/i/none']
  for (const path of [...paths, ...files, ...calls]) {
    const { headers } = await fetch(`${product.baseUrl}${path}`, { redirect: 'manual' })
    const policy = headers.get('content-security-policy') ?? ''
    expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff'])
    expect([path, headers.get('x-frame-options')]).toEqual([path, 'DENY'])
    expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin')
    expect(headers.get('permissions-policy'), path).toContain('microphone=()')
    expect(policy, path).toContain("default-src 'none'")
    expect(policy, path).toContain("frame-ancestors 'none'")
    expect(policy, path).not.toMatch(/script-src[^;]*unsafe/)
  }
  const encrypted = await fetch(product.baseUrl, { headers: { 'x-forwarded-proto': 'https' } })
  expect(encrypted.headers.get('strict-transport-security')).toContain('max-age=63072000')
})

test('scripts go out as small as they were made at build, to whoever takes them so', async () => {
  const html = await (await fetch(product.baseUrl)).text()
  const [chunk = ''] = /\/_next\/static\/[^"]+\.js/.exec(html) ?? []
  const ask = (encoding: string, path = chunk) =>
    fetch(`${product.baseUrl}${path}`, { headers: { 'accept-encoding': encoding } })
  const [small, whole, gone] = await Promise.all([
    ask('gzip, br'),
    ask('identity'),
    ask('br', '/_next/static/chunks/none.js'),
  ])
  expect(small.headers.get('content-encoding')).toBe('br')
  expect(small.headers.get('content-type')).toBe('application/javascript; charset=UTF-8')
  expect(small.headers.get('cache-control')).toContain('immutable')
  for (const { headers } of [small, whole]) expect(headers.get('vary')).toBe('Accept-Encoding')
  expect(whole.headers.get('content-encoding')).toBeNull()
  expect(Number(small.headers.get('content-length'))).toBeLessThan(
    Number(whole.headers.get('content-length')),
  )
  expect(await small.text()).toBe(await whole.text())
  expect([gone.status, gone.headers.get('content-encoding')]).toEqual([404, null])
  const again = await fetch(`${product.baseUrl}${chunk}`, {
    headers: { 'accept-encoding': 'br', 'if-none-match': small.headers.get('etag') ?? '' },
    // Otherwise Node asks for an answer that nobody kept.
    cache: 'force-cache',
  })
  expect(again.status).toBe(304)
})

describe('scripts of others', () => {
  let others: ScriptServer
  let own: Product
  beforeAll(async () => {
    others = await startScriptServer()
    own = await openProduct({
      TAG_MANAGER_SCRIPT: `${others.origin}/manager.js`,
      SESSION_REPLAY_SCRIPT: `${others.origin}/replay.js data-site=7`,
      AFFILIATE_SCRIPT: `${others.origin}/affiliate.js referral=partners.referral`,
      NEXT_PUBLIC_POSTHOG_KEY: 'phc_test',
      NEXT_PUBLIC_POSTHOG_HOST: others.origin,
    })
  }, 500_000)
  afterAll(async () => {
    await closeProduct(own)
    await others.close()
  })

  beforeEach(() => {
    others.paths.length = 0
    others.posted.length = 0
  })

  const loaded = () => others.paths.filter((path) => path.endsWith('.js')).toSorted()
  const events = () => others.posted.flatMap(({ body }) => body.match(/"event":"[^"]+"/g) ?? [])
  const bar = (page: Page) => page.getByRole('region', { name: 'Privacy choices' })

  test('wait for a yes; a no is a key away, is kept with its day and is not asked for again', async () => {
    const { context, page, violations } = await openWindow()
    await page.goto(own.baseUrl, { waitUntil: 'networkidle' })
    const [question, prompt] = [await bar(page).boundingBox(), await page.locator('textarea').boundingBox()]
    if (!question || !prompt) throw new Error('There is no question, or no prompt.')
    expect(question.y).toBeGreaterThan(prompt.y + prompt.height)
    await bar(page).getByRole('button', { name: 'Only what is needed' }).focus()
    await page.keyboard.press('Enter')
    await bar(page).waitFor({ state: 'detached' })
    await page.reload({ waitUntil: 'networkidle' })
    expect(await bar(page).count()).toBe(0)
    const [cookie, ...more] = await context.cookies()
    expect(cookie).toMatchObject({ name: 'quipsmith-consent', sameSite: 'Lax' })
    expect(cookie?.value).toMatch(/^1\.\d{4}-\d{2}-\d{2}\.$/)
    expect(more).toEqual([])
    expect(others.paths).toEqual([])
    expect(violations).toEqual([])
    await context.close()
  })

  test('are not asked about where the browser says no by itself', async () => {
    const { context, page } = await openWindow()
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    )
    await page.goto(`${own.baseUrl}/privacy-choices`, { waitUntil: 'networkidle' })
    await page.getByText('we take that as a no').waitFor()
    await page.getByRole('link', { name: 'Pricing' }).last().click()
    await page.waitForURL('**/pricing')
    expect(await bar(page).count()).toBe(0)
    expect(others.paths).toEqual([])
    await context.close()
  })

  test('are loaded as far as they are allowed; what is taken back is gone', async () => {
    const { context, page, violations } = await openWindow()
    await page.goto(`${own.baseUrl}/privacy-choices?ref=ada&code=s3cr3t`)
    await page.getByRole('checkbox', { name: 'Statistics' }).check()
    await page.getByRole('button', { name: 'Save these choices' }).click()
    const views = () => events().filter((event) => event.includes('$pageview'))
    // Its code comes after the yes: who leaves before is not counted.
    await vi.waitFor(() => expect([loaded(), views().length]).toEqual([['/replay.js'], 1]), soon)
    await page.getByRole('link', { name: 'Pricing' }).last().click()
    await page.waitForURL('**/pricing')
    await vi.waitFor(() => {
      expect(views()).toHaveLength(2)
      expect(events()).toContain('"event":"$pageleave"')
    }, soon)
    expect(JSON.stringify(others.posted)).not.toContain('s3cr3t')
    await page.goto(`${own.baseUrl}/privacy-choices`)
    await page.getByRole('button', { name: 'Only what is needed' }).click()
    await page.waitForFunction(() => Object.keys(localStorage).every((name) => !name.startsWith('ph_')))
    expect((await context.cookies()).map(({ name }) => name).toSorted()).toEqual([
      'quipsmith-consent',
      'quipsmith-referral',
    ])
    expect(violations).toEqual([])
    await context.close()
  })

  test('know somebody while they are signed in, and who sent them reaches the checkout', async () => {
    const { context, page, violations } = await openWindow()
    await page.goto(`${own.baseUrl}/?via=grace`)
    await signUp(page, own)
    const orders: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('subscription.checkoutSession')) orders.push(request.postData() ?? '')
    })
    const choosePlan = async (isReady: () => boolean = () => true) => {
      await page.goto(`${own.baseUrl}/pricing`)
      await page.waitForFunction(isReady)
      await page.getByRole('button', { name: 'Choose Starter' }).click()
      await page.waitForURL('**/sandbox/checkout/**')
    }
    await choosePlan()
    expect(orders[0]).toContain('"referral":"grace"')
    await page.goto(`${own.baseUrl}/pricing`)
    await bar(page).getByRole('button', { name: 'Allow' }).click()
    await vi.waitFor(() => {
      expect(loaded()).toEqual(['/affiliate.js', '/manager.js', '/replay.js'])
      expect(events()).toContain('"event":"$identify"')
    }, soon)
    // Until its script has run, the link that led here is all that is known.
    await choosePlan(() => 'partners' in window)
    expect(orders[1]).toContain('"referral":"from-the-script"')
    await page.goto(`${own.baseUrl}/create`)
    await page.evaluate(() => fetch('/auth/sign-out', { method: 'POST', redirect: 'manual' }))
    // In a tab of its own: the first one sees that the session is over, and goes by itself.
    const later = await context.newPage()
    await later.goto(own.baseUrl)
    await later.waitForFunction(() =>
      Object.entries(localStorage).some(
        ([name, value]) => name.startsWith('ph_') && !String(value).includes('"$user_state":"identified"'),
      ),
    )
    expect(violations).toEqual([])
    await context.close()
  })
})
