import type { Page } from 'playwright-core'
import { newPerson } from './accounts'
import { newestMail } from './mailbox'
import type { Product } from './product'

/**
 * Signs up as a person does: the form, the link in the mail, the button behind it. Ends signed in. Tests that are not
 * about signing up call `signIn` of `accounts.ts`, which is much faster.
 */
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
