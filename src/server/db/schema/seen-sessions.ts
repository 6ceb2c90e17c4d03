import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns'

/**
 * Sessions of the sign-in service that came to us. The service lists them to nobody, so this is what an account can be
 * shown, and what tells a new session from one that was here before. Gone with the account.
 */
export const seenSessions = pgTable(
  'seen_sessions',
  {
    /** The service's id; it stands in every access token. */
    sessionId: uuid('session_id').primaryKey(),
    userId: uuid('user_id').notNull(),
    /** How it began: `password`, `otp`, `magiclink`, `recovery`, `oauth`. */
    method: text('method').notNull(),
    /** At most 300 characters; null where none was sent. */
    userAgent: text('user_agent'),
    /** SHA-256 of the network address that it was last seen from, hex. */
    addressHash: text('address_hash'),
    firstSeenAt: moment('first_seen_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    /** When the account signed it out from another device; its tokens are refused from then on. */
    endedAt: moment('ended_at'),
  },
  (table) => [index('seen_sessions_of_user').on(table.userId, table.lastSeenAt.desc())],
)
