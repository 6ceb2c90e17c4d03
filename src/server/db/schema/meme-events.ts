import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment, ownerId } from './columns'

export const memeEventKinds = ['star', 'download', 'share', 'edit', 'delete'] as const
export type MemeEventKind = (typeof memeEventKinds)[number]

/**
 * What people do with memes, counted per meme and never sent anywhere. Holds no words, so a deleted meme leaves its
 * template alone. No foreign key to the meme, because the row outlives it. decision: ADR-0054
 */
export const memeEvents = pgTable(
  'meme_events',
  {
    userId: ownerId(),
    resultId: uuid('result_id').notNull(),
    kind: text('kind', { enum: memeEventKinds }).notNull(),
    /** The picture beneath the words when it happened first. */
    imageName: text('image_name').notNull(),
    wordsByModel: boolean('words_by_model').notNull(),
    times: integer('times').notNull().default(1),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.resultId, table.kind] }),
    index('meme_events_by_template').on(table.imageName, table.kind),
  ],
)
