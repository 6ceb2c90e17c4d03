import { index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { AspectRatio, Visual } from '@/core/visual/visual-document'
import { prompts } from './prompts'
import { userDetails } from './user-details'
import { wordSet, wordsColumn } from './words'

/** A minimalist visual of a concept. @see spec §3 */
export const visuals = pgTable(
  'visuals',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => userDetails.userId, { onDelete: 'cascade' }),
    promptId: uuid('prompt_id').references(() => prompts.id, { onDelete: 'set null' }),
    /** 22 base62 characters: `/i/{imageId}.png` shows this visual for ever. */
    imageId: text('image_id').notNull().unique(),
    concept: text('concept').notNull(),
    aspectRatio: text('aspect_ratio').$type<AspectRatio>().notNull(),
    /** The whole drawing: a picture stays what it was when the lexicon grows. */
    composition: jsonb('composition').$type<Visual>().notNull(),
    words: wordsColumn(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('visuals_newest').on(table.userId, table.createdAt.desc(), table.id.desc()),
    index('visuals_of_prompt').on(table.promptId),
    index('visuals_words').using('gin', wordSet(table.words)),
  ],
)

export const starredVisuals = pgTable(
  'starred_visuals',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => userDetails.userId, { onDelete: 'cascade' }),
    visualId: uuid('visual_id')
      .notNull()
      .references(() => visuals.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.visualId] })],
)
