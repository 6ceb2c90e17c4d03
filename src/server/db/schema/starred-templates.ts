import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, ownerId } from './columns'

/** A template, or a picture of one's own, that somebody keeps at hand; a star is a row. */
export const starredTemplates = pgTable(
  'starred_templates',
  {
    userId: ownerId(),
    /** Name in documents. Not a foreign key, because templates live in the program. */
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.name] })],
)
