import { bigint, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Cost of language models in a day, in millionths of a dollar. decision: ADR-0060 */
export const modelSpending = pgTable(
  'model_spending',
  {
    /** UTC. */
    day: date('day').notNull(),
    /** An account's id, or `all`. No foreign key, because not each payer is an account. */
    payer: text('payer').notNull(),
    microDollars: bigint('micro_dollars', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.payer] })],
)
