import { baseUrlOf } from '@tests/support/model-server'
import { describe, expect, it } from 'vitest'
import type { WrittenMeme } from '@/core/writer/written-meme'
import { createLanguageModelWriter } from '@/server/integrations/language-model/language-model-writer'
import { limitsFor } from '@/server/integrations/language-model/model-settings'
import { createModels } from '@/server/integrations/language-model/models'
import { templates } from '@/templates/templates'
import { acceptor } from './acceptor'
import { byModel } from './sample-memes'
import { ask, builtIn, expectWhole, withModelServer } from './with-model-server'

const model = withModelServer()

/** What was asked, as the server got it. */
interface Asked {
  messages: { role: string; content: string }[]
  response_format: {
    json_schema: { schema: { properties: { elements: { items: { required: string[] } } } } }
  }
}
const read = (body: string) => JSON.parse(body) as Asked
const slotsOf = (body: string) =>
  read(body).response_format.json_schema.schema.properties.elements.items.required

const others = [
  'before work',
  'after lunch',
  'on Monday',
  'in the bath',
  'with tea',
  'under stress',
  'by train',
].concat(['at sea', 'on call', 'for money', 'without socks', 'like a cat', 'near Berlin'])

/** Short words for every slot that was asked for, other ones in each call. */
function fill(body: string): string {
  const words = slotsOf(body).map((slot, at) => [
    slot,
    `Nap ${model.server.requests.length}.${at} ${others[model.server.requests.length % others.length]}`,
  ])
  return JSON.stringify({ elements: [Object.fromEntries(words)] })
}

function smallWriter(totalMs = 20_000) {
  const baseUrl = baseUrlOf(model.server, 'openai-compatible')
  return createLanguageModelWriter({
    models: createModels({
      choice: { provider: 'openai-compatible', modelId: 'llama3.2:3b', baseUrl, isSmall: true },
      limits: limitsFor(totalMs, { baseUrl, isSmall: true }),
      onFailure: (failure) => model.failures.push(failure),
    }),
    templates,
    builtIn,
    acceptor,
  })
}

describe('a small model', () => {
  it('writes one meme per call, on the templates that suit the text, and is told what it wrote', async () => {
    model.server.plan = { says: '', saysTo: fill }
    const wanted = ask({ count: 12 })
    const { memes, usage } = await smallWriter().write(wanted)
    const drafts = await builtIn.write(wanted)
    expectWhole(memes, 12)
    expect(byModel(memes)).toEqual(drafts.memes.map(({ templateName }) => templateName))
    expect(model.server.requests).toHaveLength(12)
    const [first, , third] = model.server.requests.map(({ body }) => read(body).messages)
    expect(third?.[0]).toEqual(first?.[0])
    expect(third?.[1]?.content).toContain('Nap 1.0')
    expect(usage?.outputTokens).toBe(12 * 160)
  })

  it('is asked with at most 3,000 tokens, for the longest text and whichever template', async () => {
    model.server.plan = { says: '', saysTo: fill }
    const text = 'Every single morning the neighbour starts his leaf blower. '.repeat(9).slice(0, 500)
    for (const pictures of ['still', 'moving'] as const) {
      await smallWriter().write(ask({ text, count: 12, pictures }))
    }
    for (const { body } of model.server.requests) {
      const letters = read(body).messages.reduce((sum, { content }) => sum + content.length, 0)
      // English has some four letters to a token; three leave room for names and numbers.
      expect(letters / 3).toBeLessThan(3000)
    }
  })

  it('shows its first meme within 5 s and three within 12 s at 15 tokens a second', async () => {
    model.server.plan = { says: '', saysTo: fill, pieceLetters: 4, pauseMs: 1000 / 15 }
    const startedAtMs = performance.now()
    const shownAtMs: number[] = []
    const watch = {
      signal: new AbortController().signal,
      onDrafts: async () => undefined,
      onMeme: async (_meme: WrittenMeme) => {
        shownAtMs.push(performance.now() - startedAtMs)
      },
    }
    const { memes } = await smallWriter().write(ask({ count: 3 }), watch)
    expect(byModel(memes)).toHaveLength(3)
    expect(shownAtMs[0]).toBeLessThan(5000)
    expect(shownAtMs[2]).toBeLessThan(12_000)
  }, 20_000)

  it('keeps what came when time runs out, which is no failure', async () => {
    model.server.plan = {
      says: '',
      saysTo: fill,
      waits: () => (model.server.requests.length > 2 ? new Promise(() => undefined) : undefined),
    }
    const { memes } = await smallWriter(5000).write(ask({ count: 12 }))
    expectWhole(memes, 12)
    expect(byModel(memes)).toHaveLength(2)
    expect(model.failures).toEqual([])
  })

  it('that says nothing at all in its time has failed', async () => {
    model.server.plan = { says: '', ends: 'hang-at-once' }
    const { memes } = await smallWriter(500).write(ask())
    expectWhole(memes, 4)
    expect(byModel(memes)).toEqual([])
    expect(model.failures).toEqual([{ kind: 'timeout', fault: 'service' }])
  })

  it('that answers beside the form loses that meme alone', async () => {
    model.server.plan = {
      says: '',
      saysTo: (body) =>
        model.server.requests.length === 2 ? '{"elements":[{"nothing":"here"}]}' : fill(body),
    }
    const { memes } = await smallWriter().write(ask({ count: 4 }))
    expectWhole(memes, 4)
    expect(byModel(memes)).toHaveLength(3)
  })
})
