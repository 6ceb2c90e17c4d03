import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { describe, expect, it } from 'vitest'
import { TextToMemeInput } from '@/contracts/text-to-meme'
import { generateMemes } from '@/server/services/memes/generate-memes'
import { listMyMemes } from '@/server/services/results/list-my-memes'
import { starResult, unstarResult } from '@/server/services/results/star-result'

const services = setUp(openTestServices)

async function oneMeme() {
  const context = await services.openContext()
  const { results } = await generateMemes(
    context,
    TextToMemeInput.parse({ text: 'monday mornings', count: 1 }),
  )
  const resultId = results[0]?.id ?? ''
  const starred = async () =>
    (await listMyMemes(context, { page: 1, pageSize: 10, sort: 'created_at' })).items[0]?.starred
  return { context, resultId, starred }
}

describe('stars', () => {
  it('stay one star however often they are given, and go at the first taking', async () => {
    const { context, resultId, starred } = await oneMeme()
    await Promise.all(Array.from({ length: 10 }, () => starResult(context, { resultId })))
    expect(await starred()).toBe(true)
    expect((await unstarResult(context, { resultId })).result.starred).toBe(false)
    await unstarResult(context, { resultId })
    expect(await starred()).toBe(false)
  })

  it('cannot be given to a meme of somebody else', async () => {
    const { resultId, starred } = await oneMeme()
    await expect(starResult(await services.openContext(), { resultId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await expect(unstarResult(await services.openContext(), { resultId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await starred()).toBe(false)
  })
})
