import { requestClient } from './request-client'

/** An authenticator app. */
export interface AuthenticatorApp {
  id: string
  name: string
  /** ISO 8601 UTC */
  addedAt: string
}

export interface Passkey extends AuthenticatorApp {
  /** ISO 8601 UTC */
  lastUsedAt: string | null
}

/** What whoever is signed in signs in with, beside password and mail. */
export interface SignInMethods {
  /** Oldest first. */
  apps: AuthenticatorApp[]
  /** Null where the project has passkeys switched off. */
  passkeys: Passkey[] | null
}

/** Null where the sign-in service does not say. */
export async function getSignInMethods(): Promise<SignInMethods | null> {
  const { auth } = await requestClient()
  const [factors, passkeys] = await Promise.all([auth.mfa.listFactors(), auth.passkey.list()])
  if (factors.error !== null) return null
  return {
    apps: factors.data.totp.map(({ id, friendly_name, created_at }) => ({
      id,
      name: friendly_name ?? '',
      addedAt: created_at,
    })),
    passkeys:
      passkeys.data?.map(({ id, friendly_name, created_at, last_used_at }) => ({
        id,
        name: friendly_name ?? '',
        addedAt: created_at,
        lastUsedAt: last_used_at ?? null,
      })) ?? null,
  }
}
