import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { userDetails } from './user-details'

/** One row per user and credit month: the only row that is locked when credits move. */
export const creditPeriods = pgTable(
  'credit_periods',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => userDetails.userId, { onDelete: 'cascade' }),
    periodStart: timestamp('period_start', { withTimezone: true }).notNull(),
    periodEnd: timestamp('period_end', { withTimezone: true }).notNull(),
    allowance: integer('allowance').notNull(),
    used: integer('used').notNull().default(0),
    /** `free`, or the id of the subscription that gives the allowance. */
    source: text('source').notNull(),
    /** Set by a refund or dispute: nothing more to spend. */
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.periodStart] }),
    check('credit_periods_span', sql`${table.periodEnd} > ${table.periodStart}`),
    check('credit_periods_allowance', sql`${table.allowance} >= 0`),
    check('credit_periods_used', sql`${table.used} >= 0`),
  ],
)

/** The ledger: rows are added, never changed (a trigger holds it); corrections are new rows. */
export const creditEntries = pgTable(
  'credit_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id').notNull(),
    periodStart: timestamp('period_start', { withTimezone: true }).notNull(),
    kind: text('kind', { enum: ['spend', 'reversal', 'adjustment'] }).notNull(),
    amount: integer('amount').notNull(),
    reason: text('reason').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    reverses: bigint('reverses', { mode: 'number' }).unique(),
    /** On spends: what the period said when the credits were taken. */
    allowanceAt: integer('allowance_at'),
    usedAfter: integer('used_after'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('credit_entries_once').on(table.userId, table.idempotencyKey),
    foreignKey({
      columns: [table.userId, table.periodStart],
      foreignColumns: [creditPeriods.userId, creditPeriods.periodStart],
    }).onDelete('cascade'),
    foreignKey({ columns: [table.reverses], foreignColumns: [table.id] }),
    check(
      'credit_entries_kind',
      sql`(${table.kind} = 'spend' and ${table.amount} > 0 and ${table.reverses} is null and ${table.usedAfter} is not null and ${table.allowanceAt} is not null and ${table.usedAfter} <= ${table.allowanceAt})
       or (${table.kind} = 'reversal' and ${table.amount} < 0 and ${table.reverses} is not null)
       or (${table.kind} = 'adjustment' and ${table.amount} <> 0 and ${table.reverses} is null)`,
    ),
  ],
)
