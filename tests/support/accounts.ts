import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createServerClient } from '@supabase/ssr'
import type { Page } from 'playwright-core'
import { sessionCookieName } from '@/contracts/session-cookie'
import { newestMail } from './mailbox'
import type { Product } from './product'

export interface Person {
  email: string
  password: string
}

/** A new account and its first session. */
export interface Account extends Person {
  accessToken: string
  /** The session as the product's cookies keep it. */
  cookies: { name: string; value: string }[]
}

export function newPerson(): Person {
  return { email: `person-${randomUUID().slice(0, 8)}@example.org`, password: 'a long enough password' }
}

/** Creates an account with the SDK that the product uses: much faster than the sign-up form. */
export async function createAccount(
  { baseUrl, dataDirectory }: Product,
  person = newPerson(),
): Promise<Account> {
  const { anonKey } = JSON.parse(await readFile(join(dataDirectory, 'sandbox.json'), 'utf8'))
  const jar = new Map<string, string>()
  const { auth } = createServerClient(baseUrl, anonKey, {
    cookieOptions: { name: sessionCookieName },
    cookies: {
      getAll: () => [...jar].map(([name, value]) => ({ name, value })),
      setAll: (changes) => {
        for (const { name, value } of changes) {
          if (value) jar.set(name, value)
          else jar.delete(name)
        }
      },
    },
  })
  const { error } = await auth.signUp(person)
  if (error) throw error
  const { otp } = await newestMail(baseUrl, person.email)
  const { data, error: refusal } = await auth.verifyOtp({ email: person.email, token: otp, type: 'email' })
  if (!data.session) throw refusal ?? new Error('No session came back.')
  const cookies = [...jar].map(([name, value]) => ({ name, value }))
  return { ...person, accessToken: data.session.access_token, cookies }
}

/** Signs the windows of a page's context in to a new account. Opens no page. */
export async function signIn(page: Page, product: Product, person = newPerson()): Promise<Account> {
  const account = await createAccount(product, person)
  await page.context().addCookies(account.cookies.map((cookie) => ({ ...cookie, url: product.baseUrl })))
  return account
}
