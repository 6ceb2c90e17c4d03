import type { Actor } from '../service-context'

/** True for callers with a test key, which spends no credits, asks no model, and marks its pictures. */
export function isTestKey(actor: Actor): boolean {
  return actor.kind === 'apiKey' && actor.mode === 'test'
}
