import { randomUUID } from 'node:crypto'
import { generateApiKey } from '@/server/services/api-keys/generate-api-key'
import type { SandboxAuthServer } from './sandbox-auth-server'
import type { TestServices } from './service-context'

/** Credentials of a caller over HTTP. */
export interface Credential {
  userId: string
  /** The token after `Bearer `. */
  token: string
}

/** A new account that signed in through the sign-in service; its token is the one of the session. */
export async function signedIn(auth: SandboxAuthServer): Promise<Credential> {
  const email = `${randomUUID()}@example.org`
  const browser = auth.newBrowser()
  const { error } = await browser.auth.signUp({ email, password: 'a long enough password' })
  if (error) throw error
  const [mail] = await auth.mailsTo(email)
  const { data } = await browser.auth.verifyOtp({ email, token: mail?.otp ?? '', type: 'email' })
  if (!data.session) throw new Error('No session came back.')
  return { userId: data.session.user.id, token: data.session.access_token }
}

/** A new account and its key. */
export async function liveKey(services: TestServices): Promise<Credential> {
  const context = await services.openContext()
  const { key } = await generateApiKey({ ...context, now: () => new Date() })
  return { userId: context.actor.userId, token: key }
}

/** A new account with a live key, and its key for trying things out. */
export async function testKey(services: TestServices): Promise<Credential> {
  const context = { ...(await services.openContext()), now: () => new Date() }
  await generateApiKey(context)
  const { key } = await generateApiKey(context, { mode: 'test' })
  return { userId: context.actor.userId, token: key }
}
