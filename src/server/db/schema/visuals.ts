import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { AspectRatio, Visual } from '@/core/visual/visual-document'
import { moment, ownerId } from './columns'
import { prompts } from './prompts'
import { wordSet, wordsColumn } from './words'

/** A minimalist visual of a concept. @see spec §3 */
export const visuals = pgTable(
  'visuals',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    promptId: uuid('prompt_id').references(() => prompts.id, { onDelete: 'set null' }),
    /** 22 base62 characters: `/i/{imageId}.png` shows this visual for ever. */
    imageId: text('image_id').notNull().unique(),
    concept: text('concept').notNull(),
    aspectRatio: text('aspect_ratio').$type<AspectRatio>().notNull(),
    /** The whole drawing: a picture stays what it was when the lexicon grows. */
    composition: jsonb('composition').$type<Visual>().notNull(),
    words: wordsColumn(),
    createdAt: moment('created_at').notNull(),
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
    userId: ownerId(),
    visualId: uuid('visual_id')
      .notNull()
      .references(() => visuals.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.visualId] })],
)
