import { describe, expect, it } from 'vitest'
import { byModel, filled, four, json } from './sample-memes'
import { ask, withModelServer } from './with-model-server'

const model = withModelServer()

async function timed<Answer>(work: () => Promise<Answer>): Promise<{ answer: Answer; tookMs: number }> {
  const startedAtMs = performance.now()
  const answer = await work()
  return { answer, tookMs: performance.now() - startedAtMs }
}

describe('a provider that asks for patience', () => {
  it.each(['30', '120', new Date(Date.now() + 120_000).toUTCString()])(
    'beyond the time there is (%s) is not waited for, and left alone for that time',
    async (retryAfter) => {
      model.server.plan = { says: json(four), statuses: [429], retryAfter }
      const writer = model.writerOf('openai-compatible', { firstChunkMs: 9000 })
      const { answer, tookMs } = await timed(() => writer.write(ask()))
      expect(byModel(answer.memes)).toEqual([])
      expect(tookMs).toBeLessThan(6000)
      expect(model.failures).toMatchObject([{ kind: 'http', status: 429, fault: 'service' }])
      await writer.write(ask())
      expect(model.server.requests).toHaveLength(1)
    },
  )

  it('within the time there is gets as much as it asks for', async () => {
    model.server.plan = { says: json(four), statuses: [429], retryAfter: '2' }
    const writer = model.writerOf('openai-compatible', { firstChunkMs: 10_000 })
    const { answer, tookMs } = await timed(() => writer.write(ask()))
    expect(byModel(answer.memes)).toHaveLength(4)
    expect(tookMs).toBeGreaterThan(1900)
  })
})

describe('a model that thinks', () => {
  it('is alive while it does, however long it takes to the first word', async () => {
    const thinks = Array.from({ length: 8 }, () => 'Hm. ')
    model.server.plan = { says: json(four), pieceLetters: 400, pauseMs: 150, thinks }
    const writer = model.writerOf('openai-compatible', { firstChunkMs: 600, chunkMs: 600 })
    expect(byModel((await writer.write(ask())).memes)).toHaveLength(4)
    expect(model.failures).toEqual([])
  })

  it('may think aloud, with braces', async () => {
    const { memes } = await model.write({
      says: `<think>{"elements":[{"templateId":"podium"}]}</think>${json(four)}`,
    })
    expect(byModel(memes)).toHaveLength(4)
  })
})

describe('a model that does not stop', () => {
  it('is hung up on once there are enough memes', async () => {
    const more = Array.from({ length: 400 }, () => filled('podium'))
    const says = json([...four, ...more])
    model.server.plan = { says, pieceLetters: 40, pauseMs: 5 }
    const { answer, tookMs } = await timed(() => model.writerOf('openai-compatible').write(ask()))
    expect(byModel(answer.memes)).toHaveLength(4)
    expect(tookMs).toBeLessThan(3000)
    await expect.poll(() => model.server.hangUps).toBe(1)
    expect(model.failures).toEqual([])
  })

  it('is not waited for when it says 20,000 tokens of nothing, and holds up nobody else', async () => {
    const says = `${'I could not possibly. '.repeat(4000)}`
    model.server.plan = { says, pieceLetters: 2000 }
    let longestMs = 0
    let lastMs = performance.now()
    const pulse = setInterval(() => {
      longestMs = Math.max(longestMs, performance.now() - lastMs)
      lastMs = performance.now()
    }, 5)
    const { tookMs } = await timed(() => model.writerOf('openai-compatible').write(ask()))
    clearInterval(pulse)
    expect(tookMs).toBeLessThan(5000)
    expect(longestMs).toBeLessThan(400)
  })
})
