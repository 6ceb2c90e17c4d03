import { randomUUID } from 'node:crypto'
import { keyScopes } from '@/contracts/api-key'
import type { Actor } from '@/server/services/service-context'

type KeyActor = Extract<Actor, { kind: 'apiKey' }>

/** A key of an account as the services see it: a live one that may do everything, unless something else is asked for. */
export function keyActor(userId: string, more: Partial<KeyActor> = {}): KeyActor {
  return { kind: 'apiKey', userId, keyId: randomUUID(), mode: 'live', scopes: keyScopes, ...more }
}
