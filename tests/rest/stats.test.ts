import { restCaller } from '@tests/support/rest-caller'
import { openTestServices, testNow } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { describe, expect, it } from 'vitest'
import { MinimalistVisualInput } from '@/contracts/minimalist-visual'
import { CreateResultInput } from '@/contracts/result'
import { TextToGifInput } from '@/contracts/text-to-gif'
import { TextToMemeInput } from '@/contracts/text-to-meme'
import { generateGifs } from '@/server/services/memes/generate-gifs'
import { generateMemes } from '@/server/services/memes/generate-memes'
import { createResult } from '@/server/services/results/create-result'
import { deleteResult } from '@/server/services/results/delete-result'
import { starResult } from '@/server/services/results/star-result'
import type { Actor } from '@/server/services/service-context'
import { generateVisuals } from '@/server/services/visuals/generate-visuals'

const services = setUp(openTestServices)
const call = restCaller(services)

const dayMs = 86_400_000
const daysAgo = (days: number, time = '10:00') =>
  new Date(`${new Date(testNow.getTime() - days * dayMs).toISOString().slice(0, 10)}T${time}:00Z`)

const makeMemes = async (owner: Actor, at: Date, count = 1) =>
  generateMemes(
    await services.openContext(owner, at),
    TextToMemeInput.parse({ text: 'monday mornings', count }),
  )
const makeByHand = async (owner: Actor, at: Date, imageName: string) =>
  createResult(
    await services.openContext(owner, at),
    CreateResultInput.parse({ imageName, width: 300, height: 300 }),
  )

async function statsOf(owner: Actor) {
  const { status, body } = await call(owner, 'GET', '/account/stats')
  expect(status).toBe(200)
  return body
}

describe('the stats of an account', () => {
  it('are zeros on thirty days for somebody new', async () => {
    const { perDay, ...counts } = await statsOf(services.newUser())
    expect(counts).toEqual({
      memes: 0,
      gifs: 0,
      visuals: 0,
      prompts: 0,
      starred: 0,
      creditsSpent: 0,
      streakDays: 0,
      topTemplates: [],
    })
    expect(perDay).toHaveLength(30)
    expect(perDay[0]).toEqual({ date: '2026-10-23', count: 0 })
    expect(perDay[29]).toEqual({ date: '2026-11-21', count: 0 })
  })

  it('count what is there, by kind, by day and by template', async () => {
    const owner = services.newUser()
    await makeMemes(owner, daysAgo(29, '00:00'), 3)
    await makeMemes(owner, daysAgo(30, '23:59'), 2)
    await generateGifs(
      await services.openContext(owner, daysAgo(0)),
      TextToGifInput.parse({ text: 'the build is green', imageCount: 2 }),
    )
    const concept = MinimalistVisualInput.parse({ concept: 'Letting go' })
    await generateVisuals(await services.openContext(owner, daysAgo(0)), concept)
    for (let made = 0; made < 8; made++) await makeByHand(owner, daysAgo(3), 'two-buttons')
    const { result } = await makeByHand(owner, daysAgo(3), 'calm-in-chaos')
    await starResult(await services.openContext(owner), { resultId: result.id })
    const { perDay, topTemplates, ...counts } = await statsOf(owner)
    expect(counts).toEqual({
      memes: 14,
      gifs: 2,
      visuals: 4,
      prompts: 4,
      starred: 1,
      creditsSpent: 5,
      streakDays: 1,
    })
    expect(topTemplates).toHaveLength(5)
    expect(topTemplates[0].name).toBe('two-buttons')
    expect(topTemplates[0].count).toBeGreaterThanOrEqual(8)
    expect(perDay.filter(({ count }: { count: number }) => count > 0)).toEqual([
      { date: '2026-10-23', count: 3 },
      { date: '2026-11-18', count: 9 },
      { date: '2026-11-21', count: 6 },
    ])
    expect(await statsOf(services.newUser())).toMatchObject({ memes: 0, starred: 0 })
  })

  it.each([
    ['today', [0], 1],
    ['yesterday, and not yet today', [1], 1],
    ['the day before yesterday', [2], 0],
    ['three days up to today', [0, 1, 2], 3],
    ['three days up to yesterday', [1, 2, 3], 3],
    ['days with a gap', [0, 1, 3, 4], 2],
    ['longer than a month', Array.from({ length: 45 }, (_, day) => day), 45],
  ])('follow a streak: %s', async (_, days, streakDays) => {
    const owner = services.newUser()
    await makeMemes(owner, daysAgo(200))
    for (const [index, day] of days.entries()) {
      await makeByHand(owner, daysAgo(day, index % 2 ? '00:00' : '23:59'), 'two-buttons')
    }
    expect((await statsOf(owner)).streakDays).toBe(streakDays)
  })

  it('keep the day of a prompt whose memes are deleted', async () => {
    const owner = services.newUser()
    const { results } = await makeMemes(owner, daysAgo(0))
    await deleteResult(await services.openContext(owner), { id: results[0]?.id ?? '' })
    expect(await statsOf(owner)).toMatchObject({ memes: 0, prompts: 1, streakDays: 1, topTemplates: [] })
  })
})
