import type { Actor } from '../service-context'

/** Whether the caller holds a test key: it spends nothing, no model writes for it, and its pictures say so. */
export function isTestKey(actor: Actor): boolean {
  return actor.kind === 'apiKey' && actor.mode === 'test'
}
