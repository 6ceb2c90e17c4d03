import type { Page } from 'playwright-core'

/** The token in a page's cookie, as the SDK keeps it. */
export async function sessionToken(of: Page, baseUrl: string): Promise<string> {
  const cookies = await of.context().cookies(baseUrl)
  const value = cookies
    .filter(({ name }) => /^sb-quipsmith-auth-token(?:\.\d+)?$/.test(name))
    .sort((a, b) => a.name.localeCompare(b.name))
    .map((cookie) => cookie.value)
    .join('')
  const text = Buffer.from(value.replace(/^base64-/, ''), 'base64url').toString()
  return JSON.parse(text).access_token
}
