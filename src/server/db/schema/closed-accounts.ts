import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns'

/**
 * Accounts that are being closed, and for a day those that were: an access token outlives its account by an hour, and
 * must not open it anew. No foreign key, because the row outlives the account.
 */
export const closedAccounts = pgTable('closed_accounts', {
  /** SHA-256 of the user's id, hex: enough to recognise it, not to find it. */
  userHash: text('user_hash').primaryKey(),
  /** The id while something is left to be done; null once all is gone. */
  userId: uuid('user_id'),
  startedAt: moment('started_at').notNull(),
  closedAt: moment('closed_at'),
})
