import { describe, expect, it } from 'vitest'
import { byModel, four, json } from './sample-memes'
import { ask, builtIn, expectWhole, withModelServer } from './with-model-server'

const model = withModelServer()

describe('a model that fails', () => {
  it.each([
    ['never answers', { firstChunkMs: 300 }, { says: json(four), ends: 'hang-at-once' }, 0],
    ['stops in the middle', { chunkMs: 1500 }, { says: json(four), ends: 'hang-half-way' }, 2],
    ['goes on for too long', { totalMs: 800 }, { says: json(four), pauseMs: 60 }, 0],
  ] as const)('because it %s is not waited for; what came counts', async (_how, limits, plan, least) => {
    const { memes, offline } = await model.write(plan, { limits })
    const written = byModel(memes).length
    expect(written).toBeGreaterThanOrEqual(least)
    expect(written).toBeLessThan(4)
    expect(offline.memes).toEqual(expect.arrayContaining(memes.slice(written)))
    expect(model.failures).toEqual([{ kind: 'timeout', fault: 'service' }])
  })

  it('may be slow within its time', async () => {
    expect(byModel((await model.write({ says: json(four), pauseMs: 2 })).memes)).toHaveLength(4)
  })

  it.each([
    [500, 'service'],
    [429, 'service'],
    [401, 'settings'],
    [404, 'settings'],
    [400, 'text'],
  ])('with status %i leaves all to the built-in writer, and it lies with the %s', async (status, fault) => {
    const { memes, usage, offline } = await model.write(
      { says: '', statuses: status },
      { limits: { retriesMax: 0 } },
    )
    expect(memes).toEqual(offline.memes)
    expect(usage).toBeUndefined()
    expect(model.failures).toEqual([{ kind: 'http', status, fault }])
    expect(model.server.requests).toHaveLength(1)
  })

  it('because nobody listens at its address leaves all to the built-in writer', async () => {
    const writer = model.writerOf('openai-compatible', { retriesMax: 0 })
    await model.server.close()
    expect((await writer.write(ask())).memes).toEqual((await builtIn.write(ask())).memes)
    expect(model.failures).toEqual([{ kind: 'connection', fault: 'service' }])
  })
})

describe('a model that keeps failing', () => {
  const limits = { retriesMax: 0, failuresMax: 2 }

  it('is left alone', async () => {
    model.server.plan = { says: json(four), statuses: 500 }
    const writer = model.writerOf('openai-compatible', limits)
    for (let run = 0; run < 4; run++) expectWhole((await writer.write(ask())).memes, 4)
    expect(model.server.requests).toHaveLength(2)
  })

  it('is asked again after the rest', async () => {
    model.server.plan = { says: json(four), statuses: [500, 500, 500] }
    const writer = model.writerOf('openai-compatible', { ...limits, restMs: 0 })
    for (let run = 0; run < 3; run++) await writer.write(ask())
    expect(byModel((await writer.write(ask())).memes)).toHaveLength(4)
  })

  it('is trusted again once it answers: only failures in a row count', async () => {
    const writer = model.writerOf('openai-compatible', limits)
    for (let run = 0; run < 3; run++) {
      model.server.plan = { says: json(four), statuses: [500] }
      expect(byModel((await writer.write(ask())).memes)).toEqual([])
      expect(byModel((await writer.write(ask())).memes)).toHaveLength(4)
    }
  })

  it('is left alone at once where its key is refused', async () => {
    model.server.plan = { says: json(four), statuses: [401] }
    const writer = model.writerOf('openai-compatible', limits)
    for (let run = 0; run < 3; run++) await writer.write(ask())
    expect(model.server.requests).toHaveLength(1)
  })

  it('is not silenced for everybody by texts that it does not want', async () => {
    const writer = model.writerOf('openai-compatible', limits)
    model.server.plan = { says: 'No.', statuses: [400, 400] }
    for (let run = 0; run < 4; run++) await writer.write(ask())
    model.server.plan = { says: json(four) }
    expect(byModel((await writer.write(ask())).memes)).toHaveLength(4)
  })
})
