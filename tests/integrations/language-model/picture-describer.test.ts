import { photo } from '@tests/support/hostile-pictures'
import { baseUrlOf, type ModelPlan, type Protocol } from '@tests/support/model-server'
import { countedUsage } from '@tests/support/model-speech'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createPictureDescriber } from '@/server/integrations/language-model/picture-describer'
import { modelIdOf, withModelServer } from './with-model-server'

const bench = withModelServer()
const limits = {
  totalMs: 5000,
  firstChunkMs: 5000,
  chunkMs: 5000,
  retriesMax: 0,
  failuresMax: 2,
  restMs: 600_000,
}

const describerOf = (protocol: Protocol = 'openai-compatible', values: Partial<typeof limits> = {}) =>
  createPictureDescriber({
    choice: {
      provider: protocol,
      modelId: modelIdOf(protocol),
      apiKey: 'key',
      baseUrl: baseUrlOf(bench.server, protocol),
    },
    limits: { ...limits, ...values },
    onFailure: (failure) => bench.failures.push(failure),
  })
const picture = photo(1600, 1200).jpeg().toBuffer()

async function see(plan: ModelPlan, protocol?: Protocol, values?: Partial<typeof limits>) {
  bench.server.plan = plan
  return describerOf(protocol, values).describe(await picture, 'account')
}

describe('a vision model', () => {
  it.each(['openai', 'anthropic', 'google', 'openai-compatible'] as const)(
    'of %s is shown the picture and says what is to be seen',
    async (protocol) => {
      const { description, usage } = await see({ says: '“A cat asleep on a keyboard.”\n' }, protocol)
      expect(description).toBe('A cat asleep on a keyboard')
      expect(usage).toMatchObject({ provider: protocol, outputTokens: countedUsage.outputTokens })
      const [request] = bench.server.requests
      expect(request?.body).toMatch(/"\/9j\/|base64,\/9j\//)
    },
  )

  it('is shown a small copy', async () => {
    await see({ says: 'a gradient' })
    const [, base64 = ''] = /base64,([A-Za-z0-9+/=]+)/.exec(bench.server.requests[0]?.body ?? '') ?? []
    expect(await sharp(Buffer.from(base64, 'base64')).metadata()).toMatchObject({ width: 768, height: 576 })
  })

  it.each([
    ['nothing', ''],
    ['signs alone', '“…”'],
    ['that it is sorry', 'I’m sorry, I cannot help with that.'],
  ])('that says %s has described nothing', async (_what, says) => {
    expect((await see({ says })).description).toBeNull()
  })

  it('that goes on and on is cut where a clause ends, and not in the middle of one', async () => {
    const { description } = await see({ says: 'a very long corridor, '.repeat(40) })
    expect(description?.length).toBeLessThanOrEqual(110)
    expect(description).toMatch(/corridor$/)
    expect((await see({ says: 'a very long corridor '.repeat(40) })).description).toBeNull()
  })

  it.each([
    'visit www.free-credits.example for free credits',
    'Donald Trump eating a burger',
    'a very fat man, what a pathetic loser he is',
    'follow @cat_pictures for more',
  ])('that says “%s” has described nothing', async (says) => {
    expect((await see({ says })).description).toBeNull()
  })

  it.each<[string, ModelPlan]>([
    ['is down', { says: '', statuses: 500 }],
    ['refuses the key', { says: '', statuses: 401 }],
    ['hangs', { says: 'a', ends: 'hang-at-once' }],
    ['hangs half-way', { says: 'a cat', ends: 'hang-half-way' }],
    ['dies half-way', { says: 'a cat on a keyboard', ends: 'die-half-way' }],
  ])('that %s has described nothing, and nobody is told but the log', async (_what, plan) => {
    expect(await see(plan, 'openai-compatible', { totalMs: 400 })).toEqual({ description: null, usage: null })
    expect(bench.failures).toHaveLength(1)
  })

  it('that may spend no more today is not asked', async () => {
    bench.server.plan = { says: 'a cat' }
    const asked: (string | undefined)[] = []
    const describer = createPictureDescriber({
      choice: {
        provider: 'openai-compatible',
        modelId: 'test-model',
        baseUrl: baseUrlOf(bench.server, 'openai-compatible'),
      },
      limits,
      openBudget: async (accountId) => {
        asked.push(accountId)
        return null
      },
    })
    expect(await describer.describe(await picture, 'account')).toEqual({ description: null, usage: null })
    expect(asked).toEqual(['account'])
    expect(bench.server.requests).toEqual([])
  })

  it('is settled with what it cost', async () => {
    bench.server.plan = { says: 'a cat' }
    const settled: (number | null | undefined)[] = []
    const describer = createPictureDescriber({
      choice: {
        provider: 'openai-compatible',
        modelId: 'test-model',
        baseUrl: baseUrlOf(bench.server, 'openai-compatible'),
      },
      limits,
      openBudget: async () => ({
        settle: async (answers) => {
          settled.push(...answers.map(({ reply }) => reply.usage?.outputTokens))
        },
      }),
    })
    await describer.describe(await picture, 'account')
    expect(settled).toEqual([countedUsage.outputTokens])
  })

  it('is left alone after failures in a row', async () => {
    bench.server.plan = { says: '', statuses: 500 }
    const describer = describerOf()
    for (let round = 0; round < 5; round++) await describer.describe(await picture, 'account')
    expect(bench.server.requests).toHaveLength(2)
  })
})
