import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment, ownerId } from './columns'

/**
 * One row per user and credit month: the only row that is locked when credits move. A user's rows do not overlap (a
 * trigger holds it), and the newest is the one that holds.
 */
export const creditPeriods = pgTable(
  'credit_periods',
  {
    userId: ownerId(),
    periodStart: moment('period_start').notNull(),
    periodEnd: moment('period_end').notNull(),
    allowance: integer('allowance').notNull(),
    used: integer('used').notNull().default(0),
    /** `free`, or the id of the subscription that gives the allowance. */
    source: text('source').notNull(),
    /** Set by a refund or dispute: nothing more to spend. */
    revokedAt: moment('revoked_at'),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.periodStart] }),
    check('credit_periods_span', sql`${table.periodEnd} > ${table.periodStart}`),
    check('credit_periods_allowance', sql`${table.allowance} >= 0`),
    check('credit_periods_used', sql`${table.used} >= 0 and ${table.used} <= ${table.allowance}`),
    check('credit_periods_revoked', sql`${table.revokedAt} is null or ${table.allowance} = ${table.used}`),
  ],
)

/**
 * The ledger: rows are added, never changed (a trigger holds it); corrections are new rows. What a period was given is
 * written down by a trigger, whoever changes its allowance; at the end of each transaction another one compares the
 * sums with the period.
 */
export const creditEntries = pgTable(
  'credit_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id').notNull(),
    periodStart: moment('period_start').notNull(),
    kind: text('kind', { enum: ['grant', 'spend', 'reversal'] }).notNull(),
    /** Change of the allowance for grants, credits used for spends, the same below 0 for reversals. */
    amount: integer('amount').notNull(),
    reason: text('reason').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    reverses: bigint('reverses', { mode: 'number' }).unique(),
    /** State of the period after this entry. */
    allowanceAt: integer('allowance_at').notNull(),
    usedAfter: integer('used_after').notNull(),
    /** When the period was changed, not when the transaction began: the order of the balances. */
    createdAt: moment('created_at').notNull().default(sql`clock_timestamp()`),
    /** The id as lists name it. */
    key: uuid('key').notNull().generatedAlwaysAs(sql`(lpad(to_hex(id), 32, '0'))::uuid`),
  },
  (table) => [
    unique('credit_entries_once').on(table.userId, table.idempotencyKey),
    foreignKey({
      columns: [table.userId, table.periodStart],
      foreignColumns: [creditPeriods.userId, creditPeriods.periodStart],
    }).onDelete('cascade'),
    foreignKey({ columns: [table.reverses], foreignColumns: [table.id] }),
    index('credit_entries_of_period').on(table.userId, table.periodStart),
    index('credit_entries_newest').on(table.userId, table.createdAt.desc(), table.key.desc()),
    check(
      'credit_entries_within',
      sql`${table.usedAfter} >= 0 and ${table.usedAfter} <= ${table.allowanceAt}`,
    ),
    check(
      'credit_entries_kind',
      sql`(${table.kind} = 'grant' and ${table.amount} <> 0 and ${table.reverses} is null)
       or (${table.kind} = 'spend' and ${table.amount} > 0 and ${table.reverses} is null)
       or (${table.kind} = 'reversal' and ${table.amount} < 0 and ${table.reverses} is not null)`,
    ),
  ],
)
