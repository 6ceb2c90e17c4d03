import { desc, eq, getTableColumns, type SQLWrapper, sql } from 'drizzle-orm'
import { PromptSummary, promptPicturesMax } from '@/contracts/pages'
import { prompts } from '../../db/schema/prompts'
import { results } from '../../db/schema/results'
import { visuals } from '../../db/schema/visuals'
import { rowsPresenter } from '../pages/present-rows'
import { imageUrl } from '../results/present-result'
import type { ServiceContext } from '../service-context'

interface PromptPicture {
  imageId: string
  animated: boolean
}

function pictureOf(imageId: SQLWrapper, animated: SQLWrapper) {
  return sql`jsonb_build_object('imageId', ${imageId}, 'animated', ${animated})`
}

/** Selects prompts with what is left of their memes and visuals, counted, and the first of them; add `where` and order. */
export function selectPrompts({ db }: Pick<ServiceContext, 'db'>) {
  const { id, kind, text, inputLanguage, outputLanguage, tone, createdAt } = getTableColumns(prompts)
  const memeCount = db.$count(results, eq(results.promptId, prompts.id))
  const visualCount = db.$count(visuals, eq(visuals.promptId, prompts.id))
  const memes = db
    .select({ picture: pictureOf(results.imageId, results.animated) })
    .from(results)
    .where(eq(results.promptId, prompts.id))
    .orderBy(results.position, results.id)
    .limit(promptPicturesMax)
  const drawings = db
    .select({ picture: pictureOf(visuals.imageId, sql`false`) })
    .from(visuals)
    .where(eq(visuals.promptId, prompts.id))
    .orderBy(desc(visuals.id))
    .limit(promptPicturesMax)
  return db
    .select({
      prompt: { id, kind, text, inputLanguage, outputLanguage, tone, createdAt },
      resultCount: sql<number>`${memeCount} + ${visualCount}`.mapWith(Number),
      // A prompt has either memes or visuals.
      pictures: sql<PromptPicture[]>`to_jsonb(array(${memes})) || to_jsonb(array(${drawings}))`,
    })
    .from(prompts)
}

type PromptRow = Awaited<ReturnType<typeof selectPrompts>>[number]

/** A prompt as it crosses the wire. */
function presentPrompt(
  { prompt: { id, createdAt, ...prompt }, resultCount, pictures }: PromptRow,
  siteUrl: string,
): PromptSummary {
  return {
    promptId: id,
    ...prompt,
    resultCount,
    imageUrls: pictures.map(({ imageId, animated }) => imageUrl(siteUrl, imageId, animated)),
    createdAt: createdAt.toISOString(),
  }
}

export const presentPrompts = rowsPresenter({
  kind: 'prompt',
  contract: PromptSummary,
  idOf: ({ prompt }) => prompt.id,
  present: presentPrompt,
})
