import { keyActor } from '@tests/support/key-actor'
import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { afterAll, describe, expect, it } from 'vitest'
import { MinimalistVisualInput, MinimalistVisualOutput } from '@/contracts/minimalist-visual'
import { VisualPage, VisualPageInput } from '@/contracts/pages'
import { getCredits } from '@/server/services/credits/get-credits'
import { listMyPrompts } from '@/server/services/prompts/list-my-prompts'
import type { ServiceContext } from '@/server/services/service-context'
import { generateVisuals } from '@/server/services/visuals/generate-visuals'
import { listMyVisuals } from '@/server/services/visuals/list-my-visuals'

const services = setUp(openTestServices)
afterAll(async () => {
  expect([...(await services.database.sql`select * from credit_violations`)]).toEqual([])
})

const input = (values: Record<string, unknown> = {}) =>
  MinimalistVisualInput.parse({ concept: 'Burnout by Thursday', ...values })
const mine = (context: ServiceContext, page: Record<string, unknown> = {}) =>
  listMyVisuals(context, VisualPageInput.parse(page))

describe('a concept to visuals', () => {
  it('gives four drawings for one credit, and keeps them with their prompt', async () => {
    const context = await services.openContext()
    const answer = await generateVisuals(context, input({ aspectRatio: '4:5' }))
    expect(MinimalistVisualOutput.parse(answer)).toEqual(answer)
    expect(new Set(answer.visuals.map(({ title }) => title)).size).toBe(4)
    for (const { imageUrl, aspectRatio, concept, promptId, starred } of answer.visuals) {
      expect(imageUrl).toMatch(/\/i\/[0-9A-Za-z]{22}\.png$/)
      expect([aspectRatio, concept, promptId, starred]).toEqual([
        '4:5',
        'Burnout by Thursday',
        answer.promptId,
        false,
      ])
    }
    expect(answer.credits).toMatchObject({ total: 20, used: 1, remaining: 19 })
    expect((await listMyPrompts(context, { page: 1, pageSize: 10, sort: 'created_at' })).items).toMatchObject(
      [
        {
          promptId: answer.promptId,
          kind: 'minimalist-visual',
          text: 'Burnout by Thursday',
          resultCount: 4,
        },
      ],
    )
  })

  it('draws the same four for the same words, and others for another variation', async () => {
    const titles = async (values: Record<string, unknown>) =>
      (await generateVisuals(await services.openContext(), input(values))).visuals.map(({ title }) => title)
    expect(await titles({})).toEqual(await titles({}))
    expect(await titles({ variation: 1 })).not.toEqual(await titles({}))
  })

  it('lists them newest run first, each run in its own order, a dozen a page', async () => {
    const context = (hour: number) => services.openContext(actor, new Date(Date.UTC(2026, 10, 21, hour)))
    const actor = services.newUser()
    const first = await generateVisuals(await context(9), input())
    const second = await generateVisuals(await context(10), input({ concept: 'Digital detox' }))
    await generateVisuals(await context(8), input({ concept: 'Letting go' }))
    await generateVisuals(await context(7), input({ concept: 'Patience' }))
    const page = await mine(await context(10))
    expect(VisualPage.parse(page)).toEqual(page)
    expect(page).toMatchObject({ page: 1, pageSize: 12, total: 16 })
    expect(page.items.slice(0, 8)).toEqual([...second.visuals, ...first.visuals])
    expect((await mine(await context(10), { page: 2 })).items.map(({ concept }) => concept)).toEqual(
      Array(4).fill('Patience'),
    )
    expect((await mine(await context(10), { page: 3 })).items).toEqual([])
    expect((await mine(await services.openContext())).total).toBe(0)
  })

  it('costs nothing when the concept is refused, or when there is not enough credit', async () => {
    const context = await services.openContext()
    await expect(
      generateVisuals(context, input({ concept: 'I will kill you tomorrow' })),
    ).rejects.toMatchObject({ code: 'CONTENT_BLOCKED' })
    expect(await getCredits(context)).toMatchObject({ used: 0 })
    for (let run = 0; run < 20; run++) await generateVisuals(context, input({ variation: run }))
    await expect(generateVisuals(context, input())).rejects.toMatchObject({ code: 'INSUFFICIENT_CREDITS' })
    expect((await mine(context)).total).toBe(80)
    expect((await listMyPrompts(context, { page: 1, pageSize: 1, sort: 'created_at' })).total).toBe(20)
  })

  it('costs a test key nothing, and says so on the drawing', async () => {
    const owner = services.newUser()
    await generateVisuals(await services.openContext(owner), input())
    const key = keyActor(owner.userId, { mode: 'test' })
    const answer = await generateVisuals(await services.openContext(key), input())
    expect(answer.credits.used).toBe(1)
    const marked = await services.database.sql<{ words: string | null; test: boolean }[]>`
      select composition -> 'document' -> 'marks' -> -1 ->> 'text' as words, prompt_id = ${answer.promptId} as test
      from visuals where user_id = ${owner.userId}`
    expect(marked).toHaveLength(8)
    for (const { words, test } of marked) expect(words === 'Quipsmith test').toBe(test)
  })

  it('takes a concept of 1 to 500 characters and one of four shapes', () => {
    expect(input({ concept: '  Rest  ' })).toEqual({ concept: 'Rest', aspectRatio: '1:1', variation: 0 })
    expect(() => input({ concept: '  ' })).toThrow('must not be empty')
    expect(() => input({ concept: 'a'.repeat(501) })).toThrow('at most 500')
    expect(() => input({ aspectRatio: '3:2' })).toThrow('must be one of 1:1, 4:5, 9:16, 16:9')
  })
})
