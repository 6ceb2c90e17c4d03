import { createHash } from 'node:crypto'

/** SHA-256 of a user's id, hex: by which a closed account is recognised and not found. */
export function hashUserId(userId: string): string {
  return createHash('sha256').update(userId).digest('hex')
}
