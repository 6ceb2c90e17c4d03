import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { userDetails } from './user-details'

/** A picture that a user brought; the bytes lie in the image storage under `storage_key`, re-encoded. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => userDetails.userId, { onDelete: 'cascade' }),
    title: text('title').notNull().default(''),
    storageKey: text('storage_key').notNull().unique(),
    mediaType: text('media_type').notNull(),
    widthPx: integer('width_px').notNull(),
    heightPx: integer('height_px').notNull(),
    bytes: integer('bytes').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('uploads_newest').on(table.userId, table.createdAt.desc(), table.id.desc())],
)
