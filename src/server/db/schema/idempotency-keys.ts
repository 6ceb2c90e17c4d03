import { index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { moment, ownerId } from './columns'

/**
 * A call that was sent with an `Idempotency-Key`: claimed before it runs, answered afterwards. The claim's `run_id`
 * becomes the id of what the call makes, so that a call that is repeated after a crash finds what was paid for.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: ownerId(),
    /** How the user called: `user`, `live` or `test`, because each of them gets another answer. */
    caller: text('caller').notNull(),
    /** The procedure's name: `meme.textToMeme`. */
    call: text('call').notNull(),
    key: text('key').notNull(),
    runId: uuid('run_id').notNull(),
    /** SHA-256 of the input, hex. */
    inputHash: text('input_hash').notNull(),
    /** Grows when the claim is taken over from a process that did not finish. */
    attempt: integer('attempt').notNull().default(1),
    /** Until then the claim is its process's alone. */
    leaseEndsAt: moment('lease_ends_at').notNull(),
    /** Null while it runs. */
    status: smallint('status'),
    /** The body as it was sent; null while it runs, and where it holds a secret. */
    body: text('body'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.caller, table.call, table.key] }),
    index('idempotency_keys_oldest').on(table.createdAt),
  ],
)
