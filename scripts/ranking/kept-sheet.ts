import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '@/server/db/client'

const row = z.object({
  run: z.string(),
  text: z.string(),
  place: z.number(),
  template: z.string(),
  header: z.string().nullable(),
  lines: z.array(z.string()).nullable(),
  kept: z.boolean(),
})
const columns = ['number', 'kind', 'text', 'rank', 'template', 'meme', 'rating', 'reason']
const oneLine = (value: string | number) => String(value).replace(/\s+/g, ' ').replaceAll(' | ', ' / ')

/**
 * The runs of which somebody kept a meme, as a sheet like those of `docs/ratings`: kept memes as good, the others as
 * flat, because nobody said that they are broken. Memes whose words were edited are left out. The sheet holds texts of
 * people and stays with the operator.
 */
export async function keptSheet(db: Database): Promise<string> {
  const rows = await db.execute(sql`
    with told as (
      select results.*, prompts.text, images.document,
        exists (select from meme_events as event where event.user_id = results.user_id
          and event.result_id = results.id and event.kind in ('star', 'download', 'share')) as kept
      from results join prompts on prompts.id = results.prompt_id
      join images on images.id = results.image_id and not images.is_test and images.document is not null
      where not images.words_by_model and not exists (select from meme_events as event
        where event.user_id = results.user_id and event.result_id = results.id and event.kind = 'edit'))
    select prompt_id::text as run, text, position + 1 as place, image_name as template, kept,
      document #>> '{header,text}' as header,
      array(select caption ->> 'text' from jsonb_array_elements(document -> 'captions') as caption) as lines
    from told where prompt_id in (select prompt_id from told where kept) order by prompt_id, position`)
  const memes = z.array(row).parse([...rows])
  const runs = [...new Set(memes.map(({ run }) => run))]
  const lines = memes.map(({ run, text, place, template, header, lines, kept }) => {
    const said = [
      ...(header ? [`above: ${oneLine(header)}`] : []),
      ...(lines ?? []).map((line, at) => `${at}: ${oneLine(line)}`),
    ]
    const cells = [runs.indexOf(run) + 1, 'event', oneLine(text), place, template, said.join(' | ')]
    return [...cells, kept ? 2 : 1, kept ? 'kept' : ''].join('\t')
  })
  return `${[columns.join('\t'), ...lines].join('\n')}\n`
}
