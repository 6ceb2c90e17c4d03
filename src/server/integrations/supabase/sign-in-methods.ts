import type { SignInMethods } from '@/contracts/sign-in-methods'
import { requestClient } from './request-client'

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
