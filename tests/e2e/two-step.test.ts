import { newPerson, type Person, signIn } from '@tests/support/accounts'
import { launchBrowser } from '@tests/support/browser'
import { newestMail } from '@tests/support/mailbox'
import { Secret, TOTP } from 'otpauth'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'

const product = inject('product')
const { port } = new URL(product.baseUrl)

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

async function newPage(): Promise<Page> {
  return (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
}

async function signInByForm(
  page: Page,
  { email, password }: Person,
  path = '/login',
  base = product.baseUrl,
) {
  await page.goto(`${base}${path}`)
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** An authenticator app: each code is of a later 30-second step than the one before, because none counts twice. */
function createApp(secret: string) {
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) })
  let lastStep = 0
  return async () => {
    const nowStep = () => Math.floor(Date.now() / 30_000)
    // The step after this one is taken too, and no later one.
    await expect.poll(() => nowStep() + 1 > lastStep, { timeout: 60_000 }).toBe(true)
    lastStep = Math.max(lastStep + 1, nowStep())
    return totp.generate({ timestamp: lastStep * 30_000 })
  }
}

async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code from').fill(code)
  await page.keyboard.press('Enter')
}

describe('an authenticator app', () => {
  const person = newPerson()
  let page: Page
  let nextCode: () => Promise<string>

  test('is added under the account: a name, the QR code, a first code', async () => {
    page = await newPage()
    await signIn(page, product, person)
    await page.goto(`${product.baseUrl}/account`)
    await page.getByRole('button', { name: 'Add an authenticator app' }).click()
    await page.getByRole('button', { name: 'Show the QR code' }).click()
    const picture = page.getByRole('img', { name: 'QR code for your authenticator app' })
    expect(
      await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(20)
    nextCode = createApp((await page.locator('code').textContent()) ?? '')
    await typeCode(page, '12 34')
    await page.getByText('The code is six digits.').waitFor()
    await typeCode(page, await nextCode())
    await page.getByText('It is on. Every other device is signed out.').waitFor()
    await page.getByRole('button', { name: 'Remove Phone' }).waitFor()
    await page.getByText('There are no recovery codes.').waitFor()
  })

  test('is asked for after the password, on every way into the app, and after a refresh', async () => {
    page = await newPage()
    await signInByForm(page, person, '/login?next=%2Flibrary')
    await page.waitForURL('**/auth/two-step?next=%2Flibrary')
    await page.reload()
    await page.getByRole('heading', { name: 'One more step' }).waitFor()
    await page.goto(`${product.baseUrl}/account/billing`)
    await page.waitForURL('**/auth/two-step?next=%2Faccount%2Fbilling')
    await page.goto(`${product.baseUrl}/login?next=%2Flibrary`)
    await page.waitForURL('**/auth/two-step?next=%2Flibrary')
  })

  test('is asked for by the server too: before the code, nothing is shown and nothing is done', async () => {
    const answers = await page.evaluate(async () => {
      const headers = { 'content-type': 'application/json', 'x-trpc-source': 'web' }
      const post = (path: string, body: unknown) =>
        fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
      const responses = await Promise.all([
        fetch('/api/trpc/account.userDetails', { headers }),
        post('/api/trpc/result.star', { id: crypto.randomUUID() }),
        post('/auth/password', { password: 'a wholly new password', currentPassword: '' }),
        post('/auth/email', { email: 'elsewhere@example.org' }),
        post('/auth/sign-out-elsewhere', {}),
      ])
      return Promise.all(responses.map(async (response) => [response.status, await response.text()] as const))
    })
    for (const [status, text] of answers) {
      expect(status).toBe(401)
      expect(text).toContain('two-step sign-in')
    }
    // A link that somebody opens leads to the step instead.
    const exported = await page.evaluate(async () => (await fetch('/account/export')).url)
    expect(exported).toContain('/auth/two-step?next=%2Faccount%2Fexport')
  })

  test('refuses a wrong code with a sentence, and takes a pasted one with a space in it', async () => {
    await typeCode(page, '000000')
    await page.getByText('That code is wrong, too old or used already.').waitFor()
    const code = await nextCode()
    await typeCode(page, `${code.slice(0, 3)} ${code.slice(3)}`)
    await page.waitForURL('**/library')
  })

  test('has a way back to another account', async () => {
    const other = await newPage()
    await signInByForm(other, person)
    await other.waitForURL('**/auth/two-step**')
    await other.getByRole('button', { name: 'Sign in as somebody else' }).click()
    await other.waitForURL('**/login?next=%2Fcreate')
    await other.goto(`${product.baseUrl}/library`)
    await other.waitForURL('**/login?**')
  })

  test('is asked for before a forgotten password is replaced', async () => {
    const other = await newPage()
    await other.goto(`${product.baseUrl}/login?mode=forgot`)
    await other.getByLabel('E-mail', { exact: true }).fill(person.email)
    await other.getByRole('button', { name: 'E-mail me a link' }).click()
    await other.getByRole('heading', { name: 'Look in your mail' }).waitFor()
    const { link } = await newestMail(product.baseUrl, person.email)
    await other.goto(link ?? '')
    await other.getByRole('button', { name: 'Choose a new password' }).click()
    await other.waitForURL('**/auth/two-step?**')
    await other.goto(`${product.baseUrl}/auth/reset`)
    await other.waitForURL('**/auth/two-step?**')
    await typeCode(other, await nextCode())
    await other.waitForURL('**/auth/reset**')
    person.password = 'three other words in a row'
    await other.getByLabel('New password').fill(person.password)
    await other.getByRole('button', { name: 'Save the password' }).click()
    await other.waitForURL('**/create')
    page = other
  })

  test('is removed after a question, and then no code is asked for', async () => {
    await page.goto(`${product.baseUrl}/account`)
    await page.getByRole('button', { name: 'Remove Phone' }).click()
    await page.getByText('signing in takes no code any more').waitFor()
    await page.getByRole('button', { name: 'Remove it' }).click()
    await page.getByRole('button', { name: 'Add an authenticator app' }).waitFor()
    const other = await newPage()
    await signInByForm(other, person)
    await other.waitForURL('**/create')
  })
})

describe('a passkey', () => {
  const person = newPerson()
  const named = `http://localhost:${port}`

  test('is not offered where the address is a number, and the page says where', async () => {
    const page = await newPage()
    await signIn(page, product, person)
    await page.goto(`${product.baseUrl}/account`)
    await page.getByText('Passkeys need an address with a name').waitFor()
    const link = page.getByRole('link', { name: `localhost:${port}` })
    expect(await link.getAttribute('href')).toBe(`${named}/account`)
    await page.context().clearCookies()
    await page.goto(`${product.baseUrl}/login`)
    await page.getByRole('button', { name: 'E-mail me a link instead' }).waitFor()
    expect(await page.getByRole('button', { name: 'Use a passkey' }).count()).toBe(0)
  })

  test('is added and named under the account, signs in without a password, and can be removed', async () => {
    const page = await newPage()
    const tools = await page.context().newCDPSession(page)
    await tools.send('WebAuthn.enable')
    await tools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    await signInByForm(page, person, '/login', named)
    await page.waitForURL('**/create')
    await page.goto(`${named}/account`)
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await page.getByText('Added. Choose “Use a passkey”').waitFor()
    await page.getByRole('button', { name: 'Rename Passkey' }).click()
    await page.getByLabel('New name').fill('Laptop')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('button', { name: 'Rename Laptop' }).waitFor()
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await page.getByText('This device has a passkey for your account already.').waitFor()

    await page.context().clearCookies()
    await page.goto(`${named}/login?next=%2Faccount`)
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await page.waitForURL('**/account')
    await page.getByText('Last used today.').waitFor()
    await page.getByRole('button', { name: 'Remove Laptop' }).click()
    await page.getByRole('button', { name: 'Remove it' }).click()
    await page.getByRole('button', { name: 'Remove Laptop' }).waitFor({ state: 'detached' })

    await page.context().clearCookies()
    await page.goto(`${named}/login`)
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await page.getByText('This passkey was not accepted.').waitFor()
  })
})
