import {
  baseUrlOf,
  type ModelPlan,
  type ModelServer,
  type Protocol,
  startModelServer,
} from '@tests/support/model-server'
import { afterEach, beforeEach, expect } from 'vitest'
import type { WriterAnswer, WrittenMeme } from '@/core/writer/written-meme'
import { createBuiltInWriter } from '@/server/integrations/built-in-writer/built-in-writer'
import { createLanguageModelWriter } from '@/server/integrations/language-model/language-model-writer'
import type { ModelFailure } from '@/server/integrations/language-model/model-failure'
import type { ModelLimits } from '@/server/integrations/language-model/model-settings'
import { createModels } from '@/server/integrations/language-model/models'
import type { CaptionRequest, CaptionWriter } from '@/server/services/ports/caption-writer'
import { findTemplate, templates } from '@/templates/templates'
import { acceptor } from './acceptor'

export const builtIn = createBuiltInWriter()

export const patient = { totalMs: 20_000, firstChunkMs: 20_000, chunkMs: 20_000 }

/** Of a model whose name it knows, the SDK asks for JSON by schema; from another Anthropic model by a tool. */
const modelIds = { openai: 'gpt-5-mini', anthropic: 'claude-haiku-4-5', google: 'gemini-2.5-flash' } as const

export function modelIdOf(protocol: Protocol): string {
  return protocol === 'openai-compatible' ? 'test-model' : modelIds[protocol]
}

export function ask(values: Partial<CaptionRequest> = {}): CaptionRequest {
  return {
    text: 'I want to sleep early but one more episode',
    count: 4,
    inputLanguage: 'auto',
    outputLanguage: 'en',
    variation: 0,
    pictures: 'still',
    ...values,
  }
}

interface WriteOptions {
  protocol: Protocol
  limits: Partial<ModelLimits>
  request: Partial<CaptionRequest>
}

export interface ModelBench {
  readonly server: ModelServer
  /** Failures that the writer reported, in order. */
  readonly failures: ModelFailure[]
  writerOf(protocol: Protocol, limits?: Partial<ModelLimits>, modelId?: string): CaptionWriter
  /** The user's message of a request, by its place. */
  promptOf(index: number): string
  /** One run with the server answering as planned; `offline` is what the built-in writer gives for the same. */
  write(plan: ModelPlan, options?: Partial<WriteOptions>): Promise<WriterAnswer & { offline: WriterAnswer }>
}

/** A model's server of its own for each test of the file, and writers that ask it. */
export function withModelServer(): ModelBench {
  const bench = { server: undefined as unknown as ModelServer, failures: [] as ModelFailure[] }
  beforeEach(async () => {
    bench.server = await startModelServer()
    bench.failures = []
  })
  afterEach(() => bench.server.close())

  function writerOf(protocol: Protocol, limits: Partial<ModelLimits> = {}, modelId = modelIdOf(protocol)) {
    return createLanguageModelWriter({
      models: createModels({
        choice: { provider: protocol, modelId, apiKey: 'key', baseUrl: baseUrlOf(bench.server, protocol) },
        limits: { ...patient, retriesMax: 1, failuresMax: 5, restMs: 600_000, ...limits },
        onFailure: (failure) => bench.failures.push(failure),
      }),
      templates,
      builtIn,
      acceptor,
    })
  }

  return Object.assign(bench, {
    writerOf,
    promptOf: (index: number) => promptIn(bench.server.requests[index]?.body ?? ''),
    async write(plan: ModelPlan, options: Partial<WriteOptions> = {}) {
      bench.server.plan = plan
      const wanted = ask(options.request)
      const answer = await writerOf(options.protocol ?? 'openai-compatible', options.limits).write(wanted)
      expectWhole(answer.memes, wanted.count)
      return { ...answer, offline: await builtIn.write(wanted) }
    },
  })
}

function promptIn(body: string): string {
  const { messages } = JSON.parse(body) as { messages: { role: string; content: string }[] }
  return messages.find(({ role }) => role === 'user')?.content ?? ''
}

/** Invariants whatever the model does: the number asked for, one meme a template, words in the template's slots. */
export function expectWhole(memes: readonly WrittenMeme[], count: number): void {
  expect(memes).toHaveLength(count)
  expect(new Set(memes.map(({ templateName }) => templateName)).size).toBe(count)
  for (const { templateName, words } of memes) {
    const slots = findTemplate(templateName)?.slots.map(({ id }) => id)
    expect(Object.keys(words).toSorted()).toEqual(slots?.toSorted())
  }
}
