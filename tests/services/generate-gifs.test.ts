import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { afterAll, describe, expect, it } from 'vitest'
import { TextToGifInput, TextToGifOutput } from '@/contracts/text-to-gif'
import { getCredits } from '@/server/services/credits/get-credits'
import { generateGifs } from '@/server/services/memes/generate-gifs'
import { listMyPrompts } from '@/server/services/prompts/list-my-prompts'
import { listMyMemes } from '@/server/services/results/list-my-memes'
import { findTemplate } from '@/templates/templates'

const services = setUp(openTestServices)
afterAll(async () => {
  expect([...(await services.database.sql`select * from credit_violations`)]).toEqual([])
})

const input = (values: Record<string, unknown> = {}) =>
  TextToGifInput.parse({ text: 'the build is green but nothing works', ...values })
const firstPage = { page: 1, pageSize: 50, sort: 'created_at' } as const

describe('text to GIFs', () => {
  it('gives three GIFs on three animated templates for two credits, and keeps them', async () => {
    const context = await services.openContext()
    const answer = await generateGifs(context, input())
    expect(TextToGifOutput.parse(answer)).toEqual(answer)
    expect(new Set(answer.results.map(({ imageName }) => imageName)).size).toBe(3)
    for (const { animated, imageName, imageUrl } of answer.results) {
      expect(animated).toBe(true)
      expect(imageUrl).toMatch(/\/i\/[0-9A-Za-z]{22}\.gif$/)
      expect(findTemplate(imageName)?.motion).not.toBeNull()
    }
    expect(answer.credits).toMatchObject({ total: 20, used: 2, remaining: 18 })
    expect((await listMyMemes(context, firstPage)).items).toEqual(answer.results)
    expect((await listMyPrompts(context, firstPage)).items).toMatchObject([
      { promptId: answer.promptId, resultCount: 3, kind: 'text-to-gif' },
    ])
  })

  it('gives as many as asked for, at most six, and never larger than the drawings', async () => {
    const { results } = await generateGifs(
      await services.openContext(),
      input({ imageCount: 6, maxDimension: 2048 }),
    )
    expect(results).toHaveLength(6)
    for (const { width, height } of results) expect(Math.max(width, height)).toBe(640)
    expect(() => input({ imageCount: 7 })).toThrow('must be at most 6')
  })

  it('lets words come when the motion has room for them', async () => {
    const appearances: number[] = []
    for (const variation of [0, 1, 2, 3]) {
      const { results } = await generateGifs(
        await services.openContext(),
        input({ imageCount: 6, variation }),
      )
      for (const { captions } of results) appearances.push(...captions.map(({ appearAt = 0 }) => appearAt))
    }
    expect(appearances.some((appearAt) => appearAt > 0)).toBe(true)
    expect(appearances.every((appearAt) => appearAt <= 1)).toBe(true)
  })

  it('costs nothing when the text is refused, or when there is not enough credit', async () => {
    const context = await services.openContext()
    await expect(generateGifs(context, input({ text: 'I will kill you tomorrow' }))).rejects.toMatchObject({
      code: 'CONTENT_BLOCKED',
    })
    expect(await getCredits(context)).toMatchObject({ used: 0 })
    for (let run = 0; run < 10; run++) await generateGifs(context, input({ imageCount: 1, variation: run }))
    await expect(generateGifs(context, input())).rejects.toMatchObject({ code: 'INSUFFICIENT_CREDITS' })
    expect((await listMyMemes(context, firstPage)).total).toBe(10)
  })
})
