import { isNotNull } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { MemeDocument } from '@/core/meme/meme-document'
import { moment } from './columns'
import { userDetails } from './user-details'

/**
 * An immutable picture address: `/i/{id}.png` shows this document for ever. An edit makes a new row; deleting
 * the meme empties the document and leaves the row, so that the address answers 410.
 */
export const images = pgTable(
  'images',
  {
    /** 22 base62 characters, 131 bits from the system's generator. */
    id: text('id').primaryKey(),
    /** Null once the account is closed. */
    userId: uuid('user_id').references(() => userDetails.userId, { onDelete: 'set null' }),
    /** The meme that shows or showed it, for its deletion; no foreign key, because this row outlives that one. */
    resultId: uuid('result_id'),
    document: jsonb('document').$type<MemeDocument>(),
    altText: text('alt_text').notNull().default(''),
    /** A generative model wrote the words: the picture's file says so. */
    wordsByModel: boolean('words_by_model').notNull().default(false),
    /** A test key had a part in it: it bears the test mark, and so does every edit of its meme. decision: ADR-0044 */
    isTest: boolean('is_test').notNull().default(false),
    /** SHA-256 of picture and words where a run wrote them, hex; null where a person did. It outlives the meme. */
    runHash: text('run_hash'),
    createdAt: moment('created_at').notNull(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('images_owner').on(table.userId),
    index('images_of_result').on(table.resultId),
    index('images_of_run').on(table.userId, table.runHash, table.isTest).where(isNotNull(table.runHash)),
  ],
)
