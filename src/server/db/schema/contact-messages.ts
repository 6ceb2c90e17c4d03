import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns'

/**
 * Messages of the contact form. The application may add messages but not read them; rights and policies are in the
 * migration. Messages older than a year and those of closed accounts are deleted.
 */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid('id').primaryKey(),
    /** Address for the answer, in lower case, unverified. */
    email: text('email').notNull(),
    /** Empty where none was given. */
    name: text('name').notNull(),
    topic: text('topic').notNull(),
    message: text('message').notNull(),
    /** A mail server took it; otherwise it is here alone. */
    mailed: boolean('mailed').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('contact_messages_oldest').on(table.createdAt)],
)
