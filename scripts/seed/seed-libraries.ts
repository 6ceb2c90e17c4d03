import type { Sql } from 'postgres'

export interface LibrarySize {
  /** Memes of each person; four to a prompt. */
  memes: number
  /** A tenth of the memes when absent. */
  visuals?: number
}

const templateNames = ['two-buttons', 'calm-in-chaos', 'side-glance', 'podium', 'clown-steps', 'all-green']

/** A picture of one box; small, because a million of them must fit on a desk. */
const documentSql = `jsonb_build_object('imageName', image_name, 'pictureWidthPx', 400, 'pictureHeightPx', 400,
  'captions', jsonb_build_array(jsonb_build_object('text', 'Meme ' || number, 'x', 20, 'y', 20, 'width', 200,
    'height', 60, 'fontSize', 28, 'fontFamily', 'Anton', 'rotateAngle', 0)),
  'header', null, 'footer', null, 'watermark', 'Quipsmith')`

const visualSql = `jsonb_build_object('title', 'A dot', 'altText', 'A dot on paper.', 'document',
  jsonb_build_object('widthPx', 400, 'heightPx', 400, 'background', '#FFF3DC', 'marks', jsonb_build_array(
    jsonb_build_object('kind', 'path', 'data', 'M200 170 C240 170 240 230 200 230 C160 230 160 170 200 170 Z',
      'fill', '#1B1B22', 'line', null, 'lineWidthPx', 0, 'bleeds', false))))`

/**
 * Fills libraries, made by the database itself: memes from one every three minutes back into the past, some of them
 * moving, a third starred, their prompts, visuals and pictures. People who have no account get one. All or nothing; the
 * statistics that plans are made by are brought up to date.
 *
 * @param sql a connection that may write all tables
 */
export async function seedLibraries(
  sql: Sql,
  userIds: readonly string[],
  { memes, visuals = Math.ceil(memes / 10) }: LibrarySize,
): Promise<void> {
  await sql.begin(async (transaction) => {
    await transaction`
      insert into user_details (user_id, email, credits, created_at, updated_at)
      select id, id || '@example.org', 20, now(), now() from unnest(${[...userIds]}::uuid[]) as id
      on conflict do nothing`
    await transaction`
      create temporary table seeded on commit drop as
      select user_id, number, gen_random_uuid() as id, substr(md5(random()::text || number), 1, 22) as image_id,
        (${templateNames}::text[])[1 + number % ${templateNames.length}] as image_name, number % 4 as position,
        number % 10 = 0 as animated, now() - (number / 4) * interval '3 minutes' as at,
        first_value(prompt) over (partition by user_id, number / 4 order by number) as prompt_id
      from (select id as user_id, number, gen_random_uuid() as prompt
        from unnest(${[...userIds]}::uuid[]) as id, generate_series(0, ${memes - 1}::int) as number) as one`
    await transaction`
      insert into prompts (id, user_id, kind, text, input_language, output_language, words, created_at)
      select prompt_id, user_id, 'text-to-meme', 'Prompt ' || number / 4, 'en', 'en', 'prompt ' || number / 4, at
      from seeded where position = 0`
    await transaction.unsafe(`
      insert into images (id, user_id, result_id, document, alt_text, created_at)
      select image_id, user_id, id, ${documentSql}, 'Meme ' || number, at from seeded`)
    await transaction`
      insert into results (id, user_id, prompt_id, image_id, image_name, position, width_px, height_px, animated,
        words, created_at, updated_at)
      select id, user_id, prompt_id, image_id, image_name, position, 400, 400, animated,
        'meme ' || number || ' ' || replace(image_name, '-', ' '), at, at + (number % 7) * interval '1 hour' from seeded`
    await transaction`
      insert into starred_results (user_id, result_id, created_at)
      select user_id, id, at from seeded where number % 3 = 1`
    await transaction.unsafe(
      `with made as (
        insert into visuals (id, user_id, image_id, concept, aspect_ratio, composition, words,
          created_at)
        select gen_random_uuid(), id, substr(md5(random()::text || number), 1, 22), 'Concept ' || number, '1:1',
          ${visualSql}, 'concept ' || number, now() - (number / 4) * interval '5 minutes'
        from unnest($1::uuid[]) as id, generate_series(0, $2::int - 1) as number
        returning id, user_id, created_at, substr(concept, 9)::int as number)
      insert into starred_visuals (user_id, visual_id, created_at)
      select user_id, id, created_at from made where number % 3 = 1`,
      [[...userIds], visuals],
    )
  })
  await sql`vacuum analyze`
}
