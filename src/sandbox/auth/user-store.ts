import { randomUUID } from 'node:crypto'
import { asJson, type Database } from './auth-call'
import type { Identity, UserRow } from './user'

export async function findUserById(sql: Database, id: string): Promise<UserRow | null> {
  const [user] = await sql<UserRow[]>`select * from sandbox_auth.users where id = ${id}`
  return user ?? null
}

/** @param email lower case, as `parseEmailAddress` gives it */
export async function findUserByEmail(sql: Database, email: string): Promise<UserRow | null> {
  const [user] = await sql<UserRow[]>`select * from sandbox_auth.users where email = ${email}`
  return user ?? null
}

export interface NewUser {
  id?: string
  email: string
  passwordHash: string | null
  userMetadata: Record<string, unknown>
}

/** The new user, or null where another request took the address first. */
export async function insertUser(sql: Database, fresh: NewUser, now: Date): Promise<UserRow | null> {
  const id = fresh.id ?? randomUUID()
  const identity = createIdentity(id, fresh.email, fresh.userMetadata, now)
  const [user] = await sql<UserRow[]>`
    insert into sandbox_auth.users
      (id, email, password_hash, app_metadata, user_metadata, identities, created_at, updated_at)
    values (
      ${id}, ${fresh.email}, ${fresh.passwordHash}, ${sql.json({ provider: 'email', providers: ['email'] })},
      ${sql.json(asJson(fresh.userMetadata))}, ${sql.json(asJson([identity]))}, ${now}, ${now}
    )
    on conflict do nothing
    returning *`
  return user ?? null
}

function createIdentity(userId: string, email: string, data: Record<string, unknown>, now: Date): Identity {
  const at = now.toISOString()
  return {
    identity_id: randomUUID(),
    id: userId,
    user_id: userId,
    identity_data: { ...data, email, email_verified: false, phone_verified: false, sub: userId },
    provider: 'email',
    last_sign_in_at: at,
    created_at: at,
    updated_at: at,
    email,
  }
}

export type UserChange = Partial<Omit<UserRow, 'id' | 'created_at' | 'updated_at'>>

const jsonColumns = new Set(['app_metadata', 'user_metadata', 'identities'])

export async function updateUser(sql: Database, id: string, change: UserChange, now: Date): Promise<UserRow> {
  const columns = Object.fromEntries(
    Object.entries({ ...change, updated_at: now }).map(([name, value]) => [
      name,
      jsonColumns.has(name) ? sql.json(asJson(value)) : value,
    ]),
  ) as Record<string, string>
  const [user] = await sql<
    UserRow[]
  >`update sandbox_auth.users set ${sql(columns)} where id = ${id} returning *`
  if (user === undefined) throw new Error(`user ${id} vanished during the call`)
  return user
}

/** Marks the address as confirmed, also in the identity and in what the token will say. */
export function confirmUser(sql: Database, user: UserRow, now: Date): Promise<UserRow> {
  return updateUser(
    sql,
    user.id,
    {
      email_confirmed_at: user.email_confirmed_at ?? now,
      user_metadata: { ...user.user_metadata, email_verified: true },
      identities: user.identities.map((identity) => ({
        ...identity,
        email: user.email,
        identity_data: { ...identity.identity_data, email: user.email, email_verified: true },
      })),
    },
    now,
  )
}

/** GoTrue merges metadata key by key; null removes one. */
export function mergeMetadata(
  known: Record<string, unknown>,
  change: Record<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries({ ...known, ...change }).filter(([, value]) => value !== null))
}
