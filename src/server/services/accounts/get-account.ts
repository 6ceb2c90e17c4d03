import { AppError, unauthorizedMessage } from '@/contracts/errors'
import type { ServiceContext } from '../service-context'
import { type Account, loadAccount } from './load-account'

/**
 * The caller's account as it is stored; `openAccount` has brought it up to date.
 * @throws UNAUTHORIZED when there is none
 */
export async function getAccount({ actor, db }: Pick<ServiceContext, 'actor' | 'db'>): Promise<Account> {
  const account = await loadAccount(db, actor.userId)
  if (!account) throw new AppError('UNAUTHORIZED', unauthorizedMessage)
  return account
}
