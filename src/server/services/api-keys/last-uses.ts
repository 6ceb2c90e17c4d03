import { sql } from 'drizzle-orm'
import type { Database } from '../../db/client'

/** "Last used" is kept to the minute, so that a busy key costs one write a minute and not one a call. */
const lastUsedStepMs = 60_000

/** When keys were last used, on its way to the database. */
export interface LastUses {
  /** A key was used; `known` is what the database said of it. Nobody waits for the write. */
  note(keyId: string, known: Date | null, at: Date): void
  /** Settles when everything noted so far is written, or could not be. */
  written(): Promise<void>
}

/**
 * Writes one batch at a time: what is noted while a batch is under way goes with the next, so however many keys are
 * busy, there is never more than one statement.
 */
export function createLastUses(db: Database, onFailure: (error: unknown) => void): LastUses {
  const noted = new Map<string, Date>()
  let writing: Promise<void> | undefined

  async function write(): Promise<void> {
    while (noted.size > 0) {
      const batch = [...noted]
      noted.clear()
      await writeBatch(db, batch).catch(onFailure)
    }
    writing = undefined
  }

  return {
    note(keyId, known, at) {
      if (known !== null && at.getTime() - known.getTime() < lastUsedStepMs) return
      noted.set(keyId, at)
      writing ??= write()
    },
    written: async () => writing,
  }
}

async function writeBatch(db: Database, batch: readonly (readonly [string, Date])[]): Promise<void> {
  const values = batch.map(([keyId, at]) => sql`(${keyId}::uuid, ${at.toISOString()}::timestamptz)`)
  const ids = sql.join(
    batch.map(([keyId]) => sql`${keyId}::uuid`),
    sql`, `,
  )
  await db.execute(sql`
    update api_keys set last_used_at = used.at
    from (values ${sql.join(values, sql`, `)}) as used (id, at)
    where api_keys.id = used.id
      -- A row that another server is writing has its use; waiting for it could end in two waiting for each other.
      and api_keys.id in (select id from api_keys where id in (${ids}) for no key update skip locked)
      and (last_used_at is null or last_used_at <= used.at - ${`${lastUsedStepMs} milliseconds`}::interval)`)
}
