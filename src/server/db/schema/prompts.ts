import { index, integer, jsonb, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Tone } from '@/core/writer/rank/tones'
import type { ModelUsage } from '@/core/writer/written-meme'
import { moment, ownerId } from './columns'
import { wordSet, wordsColumn } from './words'

export const promptKind = pgEnum('prompt_kind', [
  'text-to-meme',
  'text-to-gif',
  'themed-template',
  'themed-upload',
  'minimalist-visual',
])

/** One row for each run. */
export const prompts = pgTable(
  'prompts',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    kind: promptKind('kind').notNull(),
    text: text('text').notNull(),
    inputLanguage: text('input_language').notNull(),
    outputLanguage: text('output_language').notNull(),
    tone: text('tone').$type<Tone>().notNull().default('any'),
    variation: integer('variation').notNull().default(0),
    /** Token usage of the language model; null when none answered. */
    modelUsage: jsonb('model_usage').$type<ModelUsage>(),
    words: wordsColumn(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('prompts_newest').on(table.userId, table.createdAt.desc(), table.id.desc()),
    index('prompts_words').using('gin', wordSet(table.words)),
  ],
)
