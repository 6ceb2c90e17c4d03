import { AppError } from '@/contracts/errors'
import type { Actor } from '../service-context'

/** Keys are for the signed-in: one that leaked, or one for tests, must not become a better one. @throws FORBIDDEN */
export function refuseKeys(actor: Actor): void {
  if (actor.kind === 'user') return
  throw new AppError(
    'FORBIDDEN',
    'A key cannot make, list or revoke keys. Sign in and do it under your account.',
  )
}
