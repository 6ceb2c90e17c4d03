import { keyActor } from '@tests/support/key-actor'
import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { afterAll, describe, expect, it } from 'vitest'
import { TextToMemeInput, TextToMemeOutput } from '@/contracts/text-to-meme'
import { getCredits } from '@/server/services/credits/get-credits'
import { generateMemes } from '@/server/services/memes/generate-memes'
import { listMyPrompts } from '@/server/services/prompts/list-my-prompts'
import { listMyMemes } from '@/server/services/results/list-my-memes'

const services = setUp(openTestServices)
afterAll(async () => {
  expect([...(await services.database.sql`select * from credit_violations`)]).toEqual([])
})

const input = (values: Record<string, unknown> = {}) =>
  TextToMemeInput.parse({ text: 'my boss says we are a family but denies my vacation', count: 12, ...values })
const firstPage = { page: 1, pageSize: 50, sort: 'created_at' } as const

describe('text to memes', () => {
  it('gives twelve memes on twelve templates for one credit, and keeps them in their order', async () => {
    const context = await services.openContext()
    const answer = await generateMemes(context, input())
    expect(TextToMemeOutput.parse(answer)).toEqual(answer)
    expect(new Set(answer.results.map(({ imageName }) => imageName)).size).toBe(12)
    expect(answer.credits).toEqual({
      total: 20,
      used: 1,
      remaining: 19,
      periodEnd: '2026-12-01T00:00:00.000Z',
    })
    const library = await listMyMemes(context, firstPage)
    expect(library.items).toEqual(answer.results)
    expect(library.total).toBe(12)
    const prompts = await listMyPrompts(context, firstPage)
    expect(prompts.items).toMatchObject([
      { promptId: answer.promptId, resultCount: 12, kind: 'text-to-meme' },
    ])
  })

  it('draws every meme with its longer side at the size asked for', async () => {
    const { results } = await generateMemes(await services.openContext(), input({ maxDimension: 800 }))
    for (const { width, height } of results) expect(Math.max(width, height)).toBe(800)
  })

  it('gives the same memes for the same text, and others for another variation', async () => {
    const context = await services.openContext()
    const words = async (values: Record<string, unknown>) =>
      (await generateMemes(context, input(values))).results.map(({ imageName, captions, header }) => ({
        imageName,
        header: header?.text,
        texts: captions.map(({ text }) => text),
      }))
    const first = await words({})
    expect(await words({})).toEqual(first)
    expect(await words({ variation: 1 })).not.toEqual(first)
  })

  it('tells no line of ours again that the account got for another text, also over another key', async () => {
    const context = await services.openContext()
    const linesOf = async (text: string, actor = context.actor) =>
      (await generateMemes({ ...context, actor }, input({ text }))).results
        .flatMap(({ captions }) => captions.map((caption) => caption.text))
        .filter((line) => line.length >= 14)
    const first = new Set(await linesOf('the gate to our allotment now asks for a password'))
    const second = await linesOf(
      'my cousin sings to the tomatoes and they sing back',
      keyActor(context.actor.userId),
    )
    expect(second.filter((line) => first.has(line))).toEqual([])
  })

  it('gives exactly 20 of 60 runs at once on 20 credits, and stores nothing for the others', async () => {
    const context = await services.openContext()
    const outcomes = await Promise.allSettled(
      Array.from({ length: 60 }, () => generateMemes(context, input({ count: 1 }))),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ code: 'INSUFFICIENT_CREDITS' })
    }
    expect(await getCredits(context)).toMatchObject({ used: 20, remaining: 0 })
    expect((await listMyMemes(context, firstPage)).total).toBe(20)
    expect((await listMyPrompts(context, firstPage)).total).toBe(20)
  })

  it('refuses a threat before anything is spent or stored', async () => {
    const context = await services.openContext()
    const refused = generateMemes(context, input({ text: 'I will kill my neighbour Bob tonight' }))
    await expect(refused).rejects.toMatchObject({ code: 'CONTENT_BLOCKED' })
    expect((await getCredits(context)).used).toBe(0)
    expect((await listMyPrompts(context, firstPage)).total).toBe(0)
  })

  it('takes no credit from a test key and marks its pictures', async () => {
    const owner = services.newUser()
    await generateMemes(await services.openContext(owner), input({ count: 1 }))
    const key = keyActor(owner.userId, { mode: 'test' })
    const { results, credits } = await generateMemes(await services.openContext(key), input({ count: 1 }))
    expect(credits.used).toBe(1)
    expect(results[0]?.watermark).toBe('Quipsmith test')
  })
})
