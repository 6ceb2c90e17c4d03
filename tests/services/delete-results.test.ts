import { randomUUID } from 'node:crypto'
import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { describe, expect, it } from 'vitest'
import { deleteManyMax } from '@/contracts/limits'
import { PageInput } from '@/contracts/pages'
import { DeleteManyInput } from '@/contracts/result'
import { TextToMemeInput } from '@/contracts/text-to-meme'
import { getImage } from '@/server/services/images/get-image'
import { generateMemes } from '@/server/services/memes/generate-memes'
import { deleteResults } from '@/server/services/results/delete-results'
import { listMyMemes } from '@/server/services/results/list-my-memes'

const services = setUp(openTestServices)

async function threeMemes() {
  const context = await services.openContext()
  const { results } = await generateMemes(
    context,
    TextToMemeInput.parse({ text: 'monday mornings', count: 3 }),
  )
  const left = async () => (await listMyMemes(context, PageInput.parse({}))).items.map(({ id }) => id).sort()
  return { context, results, ids: results.map(({ id }) => id), left }
}

describe('deleting several memes', () => {
  it('takes those that are named and their pictures, and leaves the others', async () => {
    const { context, results, ids, left } = await threeMemes()
    const gone = ids.slice(0, 2)
    expect(await deleteResults(context, { resultIds: gone })).toEqual({ deleted: 2 })
    expect(await left()).toEqual([ids[2]])
    for (const [index, { imageUrl }] of results.entries()) {
      const picture = getImage(context, /\/i\/(\w+)\./.exec(imageUrl)?.[1] ?? '')
      if (index < 2) await expect(picture).rejects.toMatchObject({ code: 'GONE' })
      else await expect(picture).resolves.toMatchObject({ kind: 'meme' })
    }
  })

  it('passes over what is gone, what never was and what is somebody else’s', async () => {
    const mine = await threeMemes()
    const theirs = await threeMemes()
    const resultIds = [...theirs.ids, randomUUID(), mine.ids[0] ?? '', mine.ids[0] ?? '']
    expect(await deleteResults(mine.context, { resultIds })).toEqual({ deleted: 1 })
    expect(await deleteResults(mine.context, { resultIds })).toEqual({ deleted: 0 })
    expect(await theirs.left()).toEqual([...theirs.ids].sort())
    expect(await mine.left()).toHaveLength(2)
  })

  it('by two calls at once deletes each once', async () => {
    const { context, ids, left } = await threeMemes()
    const answers = await Promise.all(
      [ids, [...ids].reverse(), ids].map((resultIds) => deleteResults(context, { resultIds })),
    )
    expect(answers.reduce((sum, { deleted }) => sum + deleted, 0)).toBe(3)
    expect(await left()).toEqual([])
  })

  it('takes no empty list and none that is too long', () => {
    const many = (count: number) => ({ resultIds: Array.from({ length: count }, () => randomUUID()) })
    expect(DeleteManyInput.safeParse(many(0)).success).toBe(false)
    expect(DeleteManyInput.safeParse(many(deleteManyMax)).success).toBe(true)
    expect(DeleteManyInput.safeParse(many(deleteManyMax + 1)).success).toBe(false)
  })
})
