import { timestamp, uuid } from 'drizzle-orm/pg-core'
import { userDetails } from './user-details'

/** The account that a row belongs to. The row is deleted with it. */
export const ownerId = () =>
  uuid('user_id')
    .notNull()
    .references(() => userDetails.userId, { onDelete: 'cascade' })

/** A moment, stored with its time zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true })
