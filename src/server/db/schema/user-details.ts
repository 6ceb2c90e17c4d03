import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** One row per account; `user_id` is the id of the sign-in service. @see spec §3 userDetails */
export const userDetails = pgTable('user_details', {
  userId: uuid('user_id').primaryKey(),
  email: text('email').notNull(),
  /** Monthly credits of everybody whose plan does not limit them. @see spec §6 */
  credits: integer('credits').notNull(),
  /** Monthly credits while a plan without a limit lasts; null otherwise. */
  planCredits: integer('plan_credits'),
  watermarkText: text('watermark_text').notNull().default(''),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
})
