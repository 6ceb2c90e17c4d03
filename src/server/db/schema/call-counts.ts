import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns'

/**
 * Calls of one caller in the minute that runs. The migration makes it UNLOGGED: counting writes nothing to the log,
 * and after a crash everybody starts a new minute.
 */
export const callCounts = pgTable('call_counts', {
  /** Caller and class: `user:<id>:read`, `key:<id>:generate`, `address:<hash>`. */
  key: text('key').primaryKey(),
  calls: integer('calls').notNull(),
  endsAt: moment('ends_at').notNull(),
})
