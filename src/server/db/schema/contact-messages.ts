import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * What people wrote to whoever runs this installation. The application adds messages and may not read them: its rights
 * and the policies are in the migration. It deletes those that are older than a year, and those of an account that ends.
 */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid('id').primaryKey(),
    /** Where the answer goes, in lower case. Nobody has proved that it is theirs. */
    email: text('email').notNull(),
    /** Empty where none was given. */
    name: text('name').notNull(),
    topic: text('topic').notNull(),
    message: text('message').notNull(),
    /** A mail server took it; otherwise it is here alone. */
    mailed: boolean('mailed').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('contact_messages_oldest').on(table.createdAt)],
)
