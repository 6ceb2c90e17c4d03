import type { KeyScope } from '@/contracts/api-key'
import { AppError } from '@/contracts/errors'
import type { CallClass } from '@/contracts/rate-limits'
import type { Actor } from '../service-context'

const scopeOf: Record<CallClass, KeyScope> = {
  read: 'read',
  search: 'read',
  generate: 'generate',
  write: 'generate',
}

/** A key does only what it was made for; a session does everything. @throws FORBIDDEN. decision: ADR-0044 */
export function requireScope(actor: Actor, callClass: CallClass): void {
  const scope = scopeOf[callClass]
  if (actor.kind === 'user' || actor.scopes.includes(scope)) return
  throw new AppError('FORBIDDEN', `This key has no scope “${scope}”. Use one that has it.`)
}
