import { AppError, unauthorizedMessage } from '@/contracts/errors'
import type { ServiceContext, VerdictAge } from '../service-context'

/**
 * Refuses a session that has ended, although its token has not. Keys pass: each call looks them up.
 * @returns the address that the person has now; null for keys and for callers in the process
 * @throws UNAUTHORIZED, SERVICE_UNAVAILABLE
 * decision: ADR-0022
 */
export async function requireStandingSession(
  { actor, askSession }: Pick<ServiceContext, 'actor' | 'askSession'>,
  age: VerdictAge,
): Promise<{ email: string } | null> {
  if (actor.kind !== 'user' || !askSession) return null
  const verdict = await askSession(age)
  if (verdict.kind === 'ended' || verdict.identity.userId !== actor.userId) {
    throw new AppError('UNAUTHORIZED', unauthorizedMessage)
  }
  return verdict.identity
}
