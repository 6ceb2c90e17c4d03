import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import type { Page } from 'playwright-core'
import { newestMail } from './mailbox'
import type { Product } from './product'

export interface Person {
  email: string
  password: string
}

export function newPerson(): Person {
  return { email: `person-${randomUUID().slice(0, 8)}@example.org`, password: 'a long enough password' }
}

/** Makes an account as a person does: the form, the link in the mail, the button behind it. Ends signed in. */
export async function signUp(page: Page, product: Product, person = newPerson()): Promise<void> {
  await page.goto(`${product.baseUrl}/login?mode=sign-up`)
  await fillSignUp(page, product, person)
  await page.waitForURL('**/create')
}

/** The same from the form on, wherever it leads afterwards. */
export async function fillSignUp(page: Page, { baseUrl }: Product, person = newPerson()): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Make an account' }).click()
  await page.getByRole('heading', { name: 'Look in your mail' }).waitFor()
  const { link } = await newestMail(baseUrl, person.email)
  if (!link) throw new Error('The mail has no link.')
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm my address' }).click()
}

/** Makes an account without a page, by the SDK that the product uses. @returns its access token */
export async function signUpByApi({ baseUrl, dataDirectory }: Product): Promise<string> {
  const person = newPerson()
  const { anonKey } = JSON.parse(await readFile(join(dataDirectory, 'sandbox.json'), 'utf8'))
  const { auth } = createClient(baseUrl, anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  const { error } = await auth.signUp(person)
  if (error) throw error
  const { otp } = await newestMail(baseUrl, person.email)
  const confirmed = await auth.verifyOtp({ email: person.email, token: otp, type: 'email' })
  if (!confirmed.data.session) throw confirmed.error ?? new Error('No session came back.')
  return confirmed.data.session.access_token
}
