import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { OwnBox } from '@/core/placement/own-box'
import type { PictureTones } from '@/core/placement/picture-tones'
import { moment } from './columns'
import { userDetails } from './user-details'

/**
 * A picture that a user brought; the bytes lie in the image storage under `storage_key`, re-encoded. A deleted one
 * leaves its row without what it showed, so that its address answers 410.
 */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid('id').primaryKey(),
    /** Null once the account is closed. */
    userId: uuid('user_id').references(() => userDetails.userId, { onDelete: 'set null' }),
    /** 22 base62 characters: documents call the picture `upload:{key}`, and `/i/upload/{key}` shows it. */
    key: text('key').notNull().unique(),
    title: text('title').notNull().default(''),
    /** Description by a vision model; null when none is configured or none answered. */
    description: text('description'),
    /** Search words that its owner chose. */
    keywords: text('keywords').array().notNull().default([]),
    /** Places for words that its owner drew, in reading order; null where words go where it is calm. */
    boxes: jsonb('boxes').$type<OwnBox[]>(),
    storageKey: text('storage_key').notNull().unique(),
    mediaType: text('media_type').notNull(),
    widthPx: integer('width_px').notNull(),
    heightPx: integer('height_px').notNull(),
    bytes: integer('bytes').notNull(),
    /** How bright and restless it is, for placing words; null once it is deleted. */
    tones: jsonb('tones').$type<PictureTones>(),
    createdAt: moment('created_at').notNull(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [index('uploads_newest').on(table.userId, table.createdAt.desc(), table.id.desc())],
)
