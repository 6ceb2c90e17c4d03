import { baseUrlOf } from '@tests/support/model-server'
import { describe, expect, it } from 'vitest'
import { createLanguageModelWriter } from '@/server/integrations/language-model/language-model-writer'
import type { ReasoningEffort } from '@/server/integrations/language-model/model-settings'
import { createModels } from '@/server/integrations/language-model/models'
import { templates } from '@/templates/templates'
import { acceptor } from './acceptor'
import { byModel, four, json } from './sample-memes'
import { ask, builtIn, patient, withModelServer } from './with-model-server'

const model = withModelServer()

function writerWith(
  reasoning: ReasoningEffort | undefined,
  provider: 'openai' | 'openai-compatible' = 'openai-compatible',
) {
  return createLanguageModelWriter({
    models: createModels({
      choice: {
        provider,
        modelId: provider === 'openai' ? 'gpt-5-mini' : 'test-model',
        apiKey: 'key',
        baseUrl: baseUrlOf(model.server, provider),
        reasoning,
      },
      limits: { ...patient, retriesMax: 0, failuresMax: 5, restMs: 1000 },
      onFailure: (failure) => model.failures.push(failure),
    }),
    templates,
    builtIn,
    acceptor,
  })
}
const bodyOf = (index: number) =>
  JSON.parse(model.server.requests[index]?.body ?? '{}') as Record<string, unknown>

describe('reasoning effort', () => {
  it('is sent as configured, and left to a server of one’s own when nothing is configured', async () => {
    model.server.plan = { says: json(four) }
    await writerWith('low').write(ask())
    await writerWith(undefined).write(ask())
    expect(bodyOf(0).reasoning_effort).toBe('low')
    expect(bodyOf(1)).not.toHaveProperty('reasoning_effort')
  })

  it('is the least for a hosted provider unless it is configured, and none of ours with default', async () => {
    model.server.plan = { says: json(four) }
    for (const effort of [undefined, 'high', 'default'] as const)
      await writerWith(effort, 'openai').write(ask())
    expect(bodyOf(0).reasoning).toMatchObject({ effort: 'minimal' })
    expect(bodyOf(1).reasoning).toMatchObject({ effort: 'high' })
    expect(bodyOf(2)).not.toHaveProperty('reasoning.effort')
  })
})

describe('a model that refuses a parameter', () => {
  it.each([
    ['reasoning', 'reasoning_effort', 'Unsupported parameter: reasoning_effort'],
    ['temperature', 'temperature', "'temperature' does not support 0.9 with this model."],
    ['a schema', 'response_format', 'This response_format type is unavailable now'],
    ['a number of tokens', 'max_tokens', 'Unsupported parameter: max_tokens, use max_completion_tokens'],
  ])('such as %s is asked again without it, and never again with it', async (_what, name, message) => {
    model.server.plan = { says: json(four), refuses: (body) => (body.includes(`"${name}"`) ? message : null) }
    const writer = writerWith('low')
    for (let run = 0; run < 2; run++) expect(byModel((await writer.write(ask())).memes)).toHaveLength(4)
    expect(model.server.requests.map((_, index) => name in bodyOf(index))).toEqual([true, false, false])
    expect(model.failures).toEqual([])
  })

  it('for another reason is not asked again', async () => {
    model.server.plan = { says: '', refuses: () => 'We do not like this text.' }
    await writerWith('low').write(ask())
    expect(model.server.requests).toHaveLength(1)
    expect(model.failures).toEqual([{ kind: 'http', status: 400, fault: 'text' }])
  })
})
