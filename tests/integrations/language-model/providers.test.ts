import { countedUsage } from '@tests/support/model-speech'
import { describe, expect, it } from 'vitest'
import { byModel, four, fourNames, json } from './sample-memes'
import { ask, modelIdOf, withModelServer } from './with-model-server'

const model = withModelServer()

describe.each(['openai', 'anthropic', 'google', 'openai-compatible'] as const)(
  'a model by %s',
  (protocol) => {
    it('writes all memes, in its order, marked as its own, with what it took', async () => {
      const { memes, usage } = await model.write({ says: json(four) }, { protocol })
      expect(byModel(memes)).toEqual(fourNames)
      expect(memes[0]).toEqual({
        templateName: 'two-buttons',
        words: { left: 'Sleep at ten', right: 'One more episode' },
        reason: 'you want both.',
        wordsByModel: true,
      })
      expect(usage).toEqual({ provider: protocol, modelId: modelIdOf(protocol), ...countedUsage })
      expect(model.failures).toEqual([])
    })

    it('is told the catalogue, the schema and the key once', async () => {
      await model.write({ says: json(four) }, { protocol })
      const [request, ...others] = model.server.requests
      expect(others).toEqual([])
      const body = request?.body ?? ''
      for (const name of ['two-buttons', 'iceberg']) expect(body).toContain(name)
      expect(body).toContain('"additionalProperties":false')
      expect(JSON.stringify(request?.headers)).toContain('key')
    })

    it('gives way to the built-in writer when it refuses', async () => {
      const { memes, offline } = await model.write(
        { says: 'I cannot help with that.', ends: 'refusal' },
        { protocol },
      )
      expect(memes).toEqual(offline.memes)
    })

    it('keeps what it said before its line was cut', async () => {
      const { memes, offline } = await model.write({ says: json(four), ends: 'die-half-way' }, { protocol })
      expect(byModel(memes)).toEqual(['two-buttons', 'all-green'])
      expect(offline.memes).toEqual(expect.arrayContaining(memes.slice(2)))
      expect(model.failures).toMatchObject([{ fault: 'service' }])
    })

    it('is asked again after 429', async () => {
      const { memes } = await model.write({ says: json(four), statuses: [429] }, { protocol })
      expect(byModel(memes)).toHaveLength(4)
      expect(model.server.requests).toHaveLength(2)
      expect(model.failures).toEqual([])
    })
  },
)

describe('an Anthropic model that knows no schemas', () => {
  it.each(['whole', 'die-half-way'] as const)('says memes through a tool, one by one (%s)', async (ends) => {
    model.server.plan = { says: json(four), ends }
    const { memes } = await model.writerOf('anthropic', {}, 'test-model').write(ask())
    expect(model.server.requests[0]?.body).toContain('"tool_choice"')
    expect(byModel(memes)).toHaveLength(ends === 'whole' ? 4 : 2)
  })
})
