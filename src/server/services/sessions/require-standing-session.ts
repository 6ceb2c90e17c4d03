import { AppError, unauthorizedMessage } from '@/contracts/errors'
import type { ServiceContext, VerdictAge } from '../service-context'

/**
 * Refuses a session that has ended, although its token has not, and one that has not shown the second factor of its
 * account. Keys pass: each call looks them up.
 * @returns the address that the person has now; null for keys and for callers in the process
 * @throws UNAUTHORIZED, SECOND_FACTOR_REQUIRED, SERVICE_UNAVAILABLE
 * decision: ADR-0022, ADR-0045
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
  if (verdict.kind === 'secondFactorDue') {
    throw new AppError(
      'SECOND_FACTOR_REQUIRED',
      'Your account has two-step sign-in: type the code of your authenticator app first.',
    )
  }
  return verdict.identity
}

/**
 * The same for plain reads, which a silent sign-in service does not stop.
 * @throws UNAUTHORIZED, SECOND_FACTOR_REQUIRED
 * decision: ADR-0045
 */
export async function requireReadingSession(
  context: Pick<ServiceContext, 'actor' | 'askSession'>,
): Promise<void> {
  await requireStandingSession(context, 'known').catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'SERVICE_UNAVAILABLE') throw error
  })
}
