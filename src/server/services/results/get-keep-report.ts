import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../db/client'

/** How many memes of a kind there were and what people did with them. */
const KeepCount = z.object({
  /** Template, line or prompt, place in its run, or writer. */
  name: z.string(),
  /** Accounts that had such a meme. */
  people: z.coerce.number(),
  made: z.coerce.number(),
  /** Starred, downloaded or shared, and not deleted. */
  kept: z.coerce.number(),
  edited: z.coerce.number(),
  deleted: z.coerce.number(),
})
export type KeepCount = z.infer<typeof KeepCount>

export interface KeepReport {
  writers: KeepCount[]
  /** By place among the memes of a run, from 1. */
  places: KeepCount[]
  templates: KeepCount[]
  lines: KeepCount[]
  prompts: KeepCount[]
}

export interface KeepReportOptions {
  /** Lines and prompts that fewer accounts have are left out: they would show what single people wrote. */
  peopleMin: number
}

/**
 * Which memes people keep, over all accounts, for the operator alone. A deleted meme counts with its template; its words
 * are gone.
 */
export async function getKeepReport(db: Database, { peopleMin }: KeepReportOptions): Promise<KeepReport> {
  const read = async (name: SQL, from: SQL, where: SQL, min = 1): Promise<KeepCount[]> => {
    const rows = await db.execute(sql`
      with told as (${toldMemes})
      select ${name} as name, count(distinct user_id) as people, count(*) as made,
        count(*) filter (where kept and not deleted) as kept,
        count(*) filter (where edited) as edited, count(*) filter (where deleted) as deleted
      from ${from} where ${where}
      group by 1 having count(distinct user_id) >= ${min} order by 1`)
    return z
      .array(KeepCount)
      .parse([...rows])
      .toSorted((a, b) => keepScore(b) - keepScore(a))
  }
  return {
    writers: await read(
      sql`case when by_model then 'language model' else 'built-in writer' end`,
      sql`told`,
      sql`true`,
    ),
    places: (await read(sql`(position + 1)::text`, sql`told`, sql`position is not null`)).toSorted(
      (a, b) => Number(a.name) - Number(b.name),
    ),
    templates: await read(sql`image_name`, sql`told`, sql`true`),
    // Words that were edited are the user's own, and so are those that stand in the prompt.
    lines: await read(
      sql`line.text`,
      sql`told cross join lateral jsonb_to_recordset(document -> 'captions') as line (text text)`,
      sql`not edited and line.text <> '' and position(lower(line.text) in lower(prompt)) = 0`,
      peopleMin,
    ),
    prompts: await read(sql`lower(btrim(prompt))`, sql`told`, sql`prompt is not null`, peopleMin),
  }
}

/** Memes that a run made and that are there, and those that were deleted. Memes with the test mark are left out. */
const toldMemes = sql`
  select results.user_id, results.image_name, images.words_by_model as by_model, results.position,
    images.document, prompts.text as prompt,
    exists (select from meme_events as event where event.user_id = results.user_id
      and event.result_id = results.id and event.kind in ('star', 'download', 'share')) as kept,
    exists (select from meme_events as event where event.user_id = results.user_id
      and event.result_id = results.id and event.kind = 'edit') as edited,
    false as deleted
  from results
  join images on images.id = results.image_id and not images.is_test
  join prompts on prompts.id = results.prompt_id
  union all
  select event.user_id, event.image_name, event.words_by_model, null, null, null, false,
    exists (select from meme_events as other where other.user_id = event.user_id
      and other.result_id = event.result_id and other.kind = 'edit'),
    true
  from meme_events as event where event.kind = 'delete'`

/** z of a one-sided 90 % bound. */
const certainty = 1.28

/**
 * Lower end of Wilson's interval for the share that was kept, so that one meme of one does not stand above ninety of a
 * hundred.
 */
function keepScore({ kept, made }: Pick<KeepCount, 'kept' | 'made'>): number {
  if (made === 0) return 0
  const share = kept / made
  const z2 = certainty * certainty
  const spread = certainty * Math.sqrt((share * (1 - share) + z2 / (4 * made)) / made)
  return (share + z2 / (2 * made) - spread) / (1 + z2 / made)
}
