import { AppError } from '@/contracts/errors'
import type { ServiceContext } from '../service-context'

/** Money and the end of an account are for who signed in: a key that leaked must not reach them. @throws FORBIDDEN */
export function requirePerson({ actor }: Pick<ServiceContext, 'actor'>): void {
  if (actor.kind === 'user') return
  throw new AppError('FORBIDDEN', 'A key cannot do this. Sign in and do it under your account.')
}
