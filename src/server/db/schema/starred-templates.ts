import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { userDetails } from './user-details'

/** A template, or a picture of one's own, that somebody keeps at hand; a star is a row. */
export const starredTemplates = pgTable(
  'starred_templates',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => userDetails.userId, { onDelete: 'cascade' }),
    /** As documents call it: no key to a table, because templates live in the program. */
    name: text('name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.name] })],
)
