import { z } from 'zod'
import { readPageCursor } from '@/core/pagination/page-cursor'
import { tones } from '@/core/writer/rank/tones'
import { listSearchCharsMax } from './limits'
import { Result } from './meme-shapes'
import { Visual } from './minimalist-visual'
import { Template } from './search'
import { upToChars } from './storable-text'

/** Lists. @see spec §9 for the defaults */

const sortFields = ['created_at', 'updated_at'] as const

const PageSize = z.int().min(1, 'must be at least 1').max(50, 'must be at most 50')

/** The `before` cursor of an earlier page. */
const Before = z
  .string()
  .max(100)
  .refine((text) => readPageCursor(text) !== null, 'must be the before of a page that you were given')
  .optional()
  .meta({
    description:
      'The `before` of the last page: gives what comes after it, nothing twice and nothing left out, whatever was added meanwhile. `page` then is only a number',
  })

/** Input of a list: page from 1, at most 50 a page, newest first. */
export const PageInput = z.strictObject({
  page: z.int().min(1, 'must be at least 1').max(1_000_000).default(1),
  pageSize: PageSize.default(10),
  sort: z.enum(sortFields, `must be one of ${sortFields.join(', ')}`).default('created_at'),
  before: Before,
})
export type PageInput = z.infer<typeof PageInput>

/** The same for what has words to be found by. */
export const LibraryPageInput = PageInput.extend({
  search: upToChars(
    z.string(),
    listSearchCharsMax,
    'Only what has each of these words, or one that begins like it: in its captions, title, concept or prompt',
  ).optional(),
})
export type LibraryPageInput = z.infer<typeof LibraryPageInput>

/** `GET /account/my-memes` */
export const MemePageInput = LibraryPageInput.extend({
  starred: z.boolean().default(false).meta({ description: 'Only those that have your star' }),
})
export type MemePageInput = z.infer<typeof MemePageInput>

/** The same for `GET /result/paged`, which shows what changed last. @see spec §9 */
export const ResultPageInput = MemePageInput.extend({
  sort: PageInput.shape.sort.unwrap().default('updated_at'),
})

/** The same for visuals, which come by the dozen. */
export const VisualPageInput = LibraryPageInput.extend({ pageSize: PageSize.default(12) })

/** Fields that an infinite query of TanStack Query adds to the input. */
interface InfiniteQueryFields {
  /** The `before` of the last page. */
  cursor?: string | null | undefined
  direction?: 'forward' | undefined
}

/** The input of a list for infinite queries too, which name `before` after themselves. What is published stays as it is. */
export function withCursor<Page extends z.ZodType<{ before?: string | undefined }>>(page: Page) {
  return z.preprocess((input: z.input<Page> & InfiniteQueryFields) => {
    if (typeof input !== 'object' || input === null || input.direction !== 'forward') return input
    const { cursor, direction: _, ...rest } = input
    return cursor ? { ...rest, before: cursor } : rest
  }, page)
}

/** The page of a list. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    page: z.int(),
    pageSize: z.int(),
    total: z.int().meta({
      description: 'How many there are in all, with any that could not be read and so stand on no page',
    }),
    before: z.string().nullable().meta({ description: 'Send it back for the next page; null on the last' }),
  })
}

/** Pictures of a prompt that a list shows. */
export const promptPicturesMax = 3

export const PromptSummary = z.object({
  promptId: z.uuid(),
  kind: z.enum(['text-to-meme', 'text-to-gif', 'themed-template', 'themed-upload', 'minimalist-visual']),
  text: z.string(),
  inputLanguage: z.string(),
  outputLanguage: z.string(),
  tone: z.enum(tones).meta({ description: '`any` where none was asked for' }),
  resultCount: z.int(),
  imageUrls: z
    .array(z.string())
    .max(promptPicturesMax)
    .meta({ description: 'Its first pictures, best first, without those that were deleted' }),
  createdAt: z.iso.datetime(),
})
export type PromptSummary = z.infer<typeof PromptSummary>

export const ResultPage = pageOf(Result)
export type ResultPage = z.infer<typeof ResultPage>
export const PromptPage = pageOf(PromptSummary)
export type PromptPage = z.infer<typeof PromptPage>
export const VisualPage = pageOf(Visual)
export type VisualPage = z.infer<typeof VisualPage>
export const TemplatePage = pageOf(Template)
export type TemplatePage = z.infer<typeof TemplatePage>
