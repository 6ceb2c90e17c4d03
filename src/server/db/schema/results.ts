import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment, ownerId } from './columns'
import { images } from './images'
import { prompts } from './prompts'
import { wordSet, wordsColumn } from './words'

/** A saved meme. Its words and boxes are the document of its current image. @see spec §3 Result */
export const results = pgTable(
  'results',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    promptId: uuid('prompt_id').references(() => prompts.id, { onDelete: 'set null' }),
    imageId: text('image_id')
      .notNull()
      .unique()
      .references(() => images.id),
    /** The picture beneath the words, as its document names it, for counting. */
    imageName: text('image_name').notNull().default(''),
    /** Place among the results of its prompt, from 0: the best came first. */
    position: integer('position').notNull().default(0),
    widthPx: integer('width_px').notNull(),
    heightPx: integer('height_px').notNull(),
    animated: boolean('animated').notNull().default(false),
    reason: text('reason'),
    /** `/s/{shareKey}` shows it to everybody who has the address: 22 base62 characters; null while it is private. */
    shareKey: text('share_key').unique(),
    /** While it is shared: whether its page shows the prompt, which takes the owner's word. */
    sharesPrompt: boolean('shares_prompt').notNull().default(false),
    words: wordsColumn(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('results_newest').on(table.userId, table.createdAt.desc(), table.position, table.id),
    index('results_last_changed').on(table.userId, table.updatedAt.desc(), table.position, table.id),
    // Holds all that the counts of a library need, so that they are read from the index alone.
    index('results_by_template').on(table.userId, table.imageName, table.animated),
    index('results_of_prompt').on(table.promptId, table.position),
    index('results_words').using('gin', wordSet(table.words)),
  ],
)

/** A star is a row: starring twice is one row, unstarring twice is none. */
export const starredResults = pgTable(
  'starred_results',
  {
    userId: ownerId(),
    resultId: uuid('result_id')
      .notNull()
      .references(() => results.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.resultId] })],
)
