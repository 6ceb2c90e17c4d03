import type { Database } from './auth-call'
import { findFactors, publicFactor } from './factor'

/** A row of `sandbox_auth.users`. */
export interface UserRow {
  id: string
  email: string
  password_hash: string | null
  role: string
  app_metadata: Record<string, unknown>
  user_metadata: Record<string, unknown>
  identities: Identity[]
  email_confirmed_at: Date | null
  invited_at: Date | null
  confirmation_sent_at: Date | null
  recovery_sent_at: Date | null
  reauthentication_sent_at: Date | null
  new_email: string | null
  email_change_sent_at: Date | null
  /** One of the two mails of an address change was answered. */
  email_change_half_done: boolean
  last_sign_in_at: Date | null
  banned_until: Date | null
  /** A soft deletion emptied the row. */
  deleted_at: Date | null
  created_at: Date
  updated_at: Date
}

export interface Identity {
  identity_id: string
  id: string
  user_id: string
  identity_data: Record<string, unknown>
  provider: string
  last_sign_in_at: string
  created_at: string
  updated_at: string
  email: string
}

/** The user as GoTrue shows it: times RFC 3339, absent rather than null. */
export async function publicUser(sql: Database, user: UserRow): Promise<Record<string, unknown>> {
  const factors = await findFactors(sql, user.id)
  const time = (value: Date | null) => value?.toISOString()
  return {
    id: user.id,
    aud: 'authenticated',
    role: user.role,
    email: user.email,
    email_confirmed_at: time(user.email_confirmed_at),
    invited_at: time(user.invited_at),
    phone: '',
    confirmation_sent_at: time(user.confirmation_sent_at),
    confirmed_at: time(user.email_confirmed_at),
    recovery_sent_at: time(user.recovery_sent_at),
    new_email: user.new_email ?? undefined,
    email_change_sent_at: time(user.email_change_sent_at),
    reauthentication_sent_at: time(user.reauthentication_sent_at),
    last_sign_in_at: time(user.last_sign_in_at),
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    identities: user.identities,
    factors: factors.length > 0 ? factors.map(publicFactor) : undefined,
    created_at: time(user.created_at),
    updated_at: time(user.updated_at),
    banned_until: time(user.banned_until),
    deleted_at: time(user.deleted_at),
    is_anonymous: false,
  }
}

export function isBanned(user: UserRow, now: Date): boolean {
  return user.banned_until !== null && user.banned_until > now
}
