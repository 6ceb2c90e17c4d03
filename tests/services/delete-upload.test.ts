import { plansOf } from '@tests/support/query-plans'
import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { pictureBase64, uploadInput } from '@tests/support/themed'
import postgres from 'postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { CreateResultInput } from '@/contracts/result'
import { getImage } from '@/server/services/images/get-image'
import { createResult } from '@/server/services/results/create-result'
import type { ServiceContext } from '@/server/services/service-context'
import { themeUpload } from '@/server/services/themed/theme-upload'
import { deleteUpload } from '@/server/services/uploads/delete-upload'

const services = setUp(openTestServices)
let base64String: string
beforeAll(async () => {
  base64String = await pictureBase64()
})

async function uploadOf(of?: ServiceContext) {
  const context = of ?? (await services.openContext())
  const { results } = await themeUpload(context, uploadInput({ base64String }))
  return { context, name: results[0]?.imageName ?? '', resultId: results[0]?.id ?? '' }
}

/** Until another connection stands in a queue for a lock. @throws Error when none ever does */
async function somebodyWaits(): Promise<void> {
  for (let looks = 0; looks < 1000; looks += 1) {
    const [row] = await services.database.sql`select count(*)::int as waiting from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`
    if (row?.waiting > 0) return
  }
  throw new Error('Nobody waits.')
}

describe('deleting an upload', () => {
  it('ends the picture of an edit that was under way', async () => {
    const { context, name, resultId } = await uploadOf()
    let deletion: Promise<unknown> = Promise.resolve()
    // The steps of an edit: lock the meme, store a new picture, show it.
    await services.database.sql.begin(async (edit) => {
      await edit`select id from results where id = ${resultId} for update`
      await edit`insert into images (id, user_id, result_id, document, created_at)
        select 'theNewPictureOfAnEdit0', user_id, result_id, document, now() from images
        where result_id = ${resultId}`
      deletion = deleteUpload(context, { name })
      await somebodyWaits()
      await edit`update results set image_id = 'theNewPictureOfAnEdit0' where id = ${resultId}`
    })
    expect(await deletion).toEqual({ deleted: true, memesDeleted: 4 })
    await expect(getImage(context, 'theNewPictureOfAnEdit0')).rejects.toMatchObject({ code: 'GONE' })
    const [left] = await services.database
      .sql`select count(*)::int as documents from images where document ->> 'imageName' = ${name}`
    expect(left?.documents).toBe(0)
  })

  it('refuses a meme that was being made on it', async () => {
    const { context, name } = await uploadOf()
    const input = CreateResultInput.parse({ imageName: name, width: 300, height: 200 })
    let making: Promise<unknown> = Promise.resolve()
    await services.database.sql.begin(async (deletion) => {
      await deletion`update uploads set deleted_at = now() where key = ${name.slice('upload:'.length)}`
      making = createResult(context, input).catch((error: unknown) => error)
      await somebodyWaits()
    })
    expect(await making).toMatchObject({ code: 'GONE', message: 'You deleted this picture.' })
  })

  it('finds what lies on it by indexes, however large the library is', async () => {
    const { context, name } = await uploadOf()
    const sql = postgres(services.database.url, { max: 1, connection: { enable_seqscan: false } })
    const plans = await plansOf(sql, (db) => deleteUpload({ ...context, db }, { name }))
    await sql.end()
    const nodes = plans.flat()
    expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([])
    const used = new Set(nodes.flatMap((node) => node['Index Name'] ?? []))
    expect([...used].toSorted()).toEqual(
      expect.arrayContaining(['images_of_result', 'results_by_template', 'uploads_key_unique']),
    )
  })
})
