import { setTimeout as sleep } from 'node:timers/promises'
import { baseUrlOf } from '@tests/support/model-server'
import { describe, expect, it } from 'vitest'
import type { WrittenMeme } from '@/core/writer/written-meme'
import { createLanguageModelWriter } from '@/server/integrations/language-model/language-model-writer'
import { createModels } from '@/server/integrations/language-model/models'
import { findTemplate, templates } from '@/templates/templates'
import { acceptor } from './acceptor'
import { byModel, four, json, meme } from './sample-memes'
import { ask, builtIn, expectWhole, patient, withModelServer } from './with-model-server'

const model = withModelServer()

interface Asked {
  messages: { role: string; content: string }[]
  response_format: unknown
}
const asked = () => model.server.requests.map(({ body }) => JSON.parse(body) as Asked)
const systemOf = ({ messages }: Asked) => messages.find(({ role }) => role === 'system')?.content ?? ''
const userOf = ({ messages }: Asked) => messages.find(({ role }) => role === 'user')?.content ?? ''

const stills = templates.filter(({ motion, slots }) => motion === null && slots.length > 1)
const premise = 'the plan was to sleep and the plan met a series with nine seasons'

/** Memes of usual length on templates with these kinds of joke. */
function memesFor(jokeShapes: string[], count: number) {
  return stills
    .filter(({ jokeShape }) => jokeShapes.includes(jokeShape))
    .slice(0, count)
    .map(({ name, slots, examples }) => ({
      premise,
      ...meme(
        name,
        Object.fromEntries(slots.map(({ id }, at) => [id, examples[at % 2]?.[id] || `So ${at}`])),
        { reason: 'you know the right one and take the other.' },
      ),
      engine: 'too-exact',
    }))
}

/** Answers writers with memes of their kinds, and the judge with the order turned round. */
function answerTo(body: string): string {
  const request = JSON.parse(body) as Asked
  const prompt = userOf(request)
  if (systemOf(request).startsWith('You rank')) {
    const ids = [...prompt.matchAll(/^(\d+) \| /gm)].map(([, id]) => Number(id))
    return json(ids.toReversed().map((id) => ({ id, remove: id === 0 })))
  }
  const count = Number(/^Write (\d+)/.exec(prompt)?.[1])
  const shapes = /yours in this call: ([^.]*)\./.exec(prompt)?.[1]?.split(', ') ?? []
  return json(memesFor(shapes, count))
}

/** Streams 85 tokens a second after 900 ms of reading, as a hosted model does. */
const hosted = {
  says: '',
  saysTo: answerTo,
  pieceLetters: 4,
  pauseMs: 1000 / 85,
  waits: (said: number) => (said === 0 ? sleep(900) : undefined),
}

function watchInto(shownAtMs: number[], names: string[] = []) {
  const startedAtMs = performance.now()
  return {
    signal: new AbortController().signal,
    onDrafts: async () => undefined,
    onMeme: async ({ templateName }: WrittenMeme) => {
      shownAtMs.push(performance.now() - startedAtMs)
      names.push(templateName)
    },
  }
}

/** US dollars for a million tokens of GPT-5.1: new input, kept input, output. */
const price = { input: 1.25, kept: 0.125, output: 10 }
const tokens = (letters: number) => letters / 4

describe('a run of twelve', () => {
  it('has its first meme within 3 s and twelve within 8 s, for 3 cents with a warm cache', async () => {
    const writer = model.writerOf('openai-compatible')
    // A server loads the language data and the provider's package before its first text.
    model.server.plan = { says: json(four) }
    await writer.write(ask())
    model.server.requests.length = 0
    model.server.plan = hosted
    const shownAtMs: number[] = []
    const names: string[] = []
    const { memes } = await writer.write(ask({ count: 12 }), watchInto(shownAtMs, names))
    expectWhole(memes, 12)
    expect(byModel(memes)).toHaveLength(12)
    expect(shownAtMs).toHaveLength(12)
    expect(shownAtMs[0]).toBeLessThan(3000)
    expect(shownAtMs[11]).toBeLessThan(8000)

    const calls = model.server.requests
    expect(calls).toHaveLength(4)
    const cost = calls.reduce((sum, { body }) => {
      const request = JSON.parse(body) as Asked
      const kept = tokens(systemOf(request).length + JSON.stringify(request.response_format).length)
      const input = tokens(userOf(request).length)
      return sum + kept * price.kept + input * price.input + tokens(answerTo(body).length) * price.output
    }, 0)
    expect(cost / 1_000_000).toBeLessThan(0.03)
  }, 30_000)

  it('is told by three writers on the same prefix, each with kinds of joke of its own', async () => {
    model.server.plan = { says: '', saysTo: answerTo }
    await model.writerOf('openai-compatible').write(ask({ count: 12 }))
    const writers = asked().filter((request) => systemOf(request).startsWith('You write memes'))
    expect(writers).toHaveLength(3)
    expect(new Set(writers.map(systemOf)).size).toBe(1)
    expect(new Set(writers.map((request) => JSON.stringify(request.response_format))).size).toBe(1)
    const shapes = writers.flatMap((request) =>
      /yours in this call: ([^.]*)\./.exec(userOf(request))?.[1]?.split(', '),
    )
    expect(new Set(shapes).size).toBe(shapes.length)
  })

  it('is ranked by a judge; a meme that it removes gives way to a spare one', async () => {
    model.server.plan = { says: '', saysTo: answerTo }
    const names: string[] = []
    const { memes } = await model
      .writerOf('openai-compatible')
      .write(ask({ count: 12 }), watchInto([], names))
    expect(byModel(memes)).toHaveLength(12)
    const [removed, ...stayed] = names
    expect(byModel(memes)).not.toContain(removed)
    expect(byModel(memes).filter((name) => stayed.includes(name))).toEqual(stayed.toReversed())
  })

  it('keeps the order in which the memes came when the judge fails', async () => {
    model.server.plan = {
      says: '',
      saysTo: (body) => (body.includes('You rank captions') ? 'no' : answerTo(body)),
    }
    const names: string[] = []
    const { memes } = await model
      .writerOf('openai-compatible')
      .write(ask({ count: 12 }), watchInto([], names))
    expect(byModel(memes)).toEqual(names)
  })
})

describe('what the model is told', () => {
  it('begins the same whatever is left out or locked, also for a text about grief', async () => {
    model.server.plan = { says: json(four) }
    const writer = model.writerOf('openai-compatible')
    await writer.write(ask())
    await writer.write(ask({ without: ['podium', 'iceberg'], variation: 3 }))
    await writer.write(ask({ text: 'my dog died last week' }))
    const prefixes = asked().map((request) => systemOf(request) + JSON.stringify(request.response_format))
    expect(new Set(prefixes).size).toBe(1)
    expect(model.promptOf(1)).toContain('Leave out these templates: podium, iceberg.')
  })

  it('knows what was told before, and that is not told again', async () => {
    model.server.plan = { says: json(four) }
    const told = [{ words: { left: 'Sleep at ten', right: 'One more episode!' } }]
    const { memes } = await model.writerOf('openai-compatible').write(ask({ told }))
    expect(model.promptOf(0)).toContain('Told already')
    expect(model.promptOf(0)).toContain('One more episode!')
    expect(byModel(memes)).toEqual(['all-green', 'podium', 'iceberg'])
  })

  it('says of every slot what it is and where the laugh stands', () => {
    for (const { name, slots, pitfall, examples } of templates) {
      expect(
        slots.filter(({ punch }) => punch),
        name,
      ).toHaveLength(1)
      expect(
        slots.every(({ kind }) => kind !== undefined),
        name,
      ).toBe(true)
      expect(pitfall.length, name).toBeGreaterThan(10)
      expect(examples, name).toHaveLength(3)
    }
  })
})

describe('a set that is short', () => {
  it('is filled by one further call that knows what is there', async () => {
    const [first, second] = four
    model.server.plan = {
      says: '',
      saysTo: () => json(model.server.requests.length === 1 ? [first] : [second]),
    }
    const { memes } = await model.writerOf('openai-compatible').write(ask({ count: 2 }))
    expect(byModel(memes)).toEqual(['two-buttons', 'all-green'])
    expect(model.promptOf(1)).toContain('Leave out these templates: two-buttons.')
    expect(model.promptOf(1)).toContain('Sleep at ten')
  })
})

describe('a set in another language than the text', () => {
  it('is finished by the model when its line breaks, so that no set mixes languages', async () => {
    const german = (templateId: string, left: string, right: string) =>
      meme(
        templateId,
        Object.fromEntries(
          (findTemplate(templateId)?.slots ?? []).map(({ id }, at) => [id, at ? right : left]),
        ),
      )
    const early = german('two-buttons', 'Um zehn ins Bett gehen', 'Noch eine Folge schauen')
    const late = german('nope-yep', 'Den Wecker stellen', 'Den Wecker beleidigen')
    model.server.plan = { says: '', saysTo: () => json([early, late, late, late]), ends: 'die-half-way' }
    const writer = model.writerOf('openai-compatible')
    const request = ask({
      count: 2,
      outputLanguage: 'de',
      text: 'I want to sleep early but one more episode',
    })
    const watch = watchInto([])
    const running = writer.write(request, {
      ...watch,
      // The line is good again once the first meme is there.
      onMeme: async () => {
        model.server.plan = { says: json([late]) }
      },
    })
    const { memes, notice } = await running
    expect(byModel(memes)).toEqual(['two-buttons', 'nope-yep'])
    expect(notice).toBeUndefined()
  })
})

describe('a second model', () => {
  const writer = (limits = {}) => {
    const choice = {
      provider: 'openai-compatible' as const,
      modelId: 'first-model',
      baseUrl: baseUrlOf(model.server, 'openai-compatible'),
    }
    return createLanguageModelWriter({
      models: createModels({
        choice,
        secondChoice: { ...choice, modelId: 'second-model' },
        limits: { ...patient, retriesMax: 0, failuresMax: 1, restMs: 60_000, ...limits },
        onFailure: (failure) => model.failures.push(failure),
      }),
      templates,
      builtIn,
      acceptor,
    })
  }

  it('writes when the first one fails, and alone while that rests', async () => {
    model.server.plan = { says: json(four), statuses: [500] }
    const both = writer()
    for (let run = 0; run < 2; run++) expect(byModel((await both.write(ask())).memes)).toHaveLength(4)
    const models = model.server.requests.map(({ body }) => (JSON.parse(body) as { model: string }).model)
    expect(models).toEqual(['first-model', 'second-model', 'second-model'])
  })

  it('is not asked where the first one wrote something', async () => {
    model.server.plan = { says: json(four), ends: 'die-half-way' }
    const { memes } = await writer().write(ask())
    expect(byModel(memes)).toHaveLength(2)
    for (const { body } of model.server.requests) expect(body).toContain('first-model')
  })
})

describe('a model that may spend no more today', () => {
  it('is not asked, and the answer says that it missed', async () => {
    model.server.plan = { says: json(four) }
    const seen: (string | undefined)[] = []
    const capped = createLanguageModelWriter({
      models: createModels({
        choice: {
          provider: 'openai-compatible',
          modelId: 'm',
          baseUrl: baseUrlOf(model.server, 'openai-compatible'),
        },
        limits: { ...patient, retriesMax: 0, failuresMax: 1, restMs: 1 },
        openBudget: async (accountId) => {
          seen.push(accountId)
          return null
        },
      }),
      templates,
      builtIn,
      acceptor,
    })
    const answer = await capped.write(ask({ accountId: 'a' }))
    expectWhole(answer.memes, 4)
    expect(answer.modelMissed).toBe(true)
    expect(seen).toEqual(['a'])
    expect(model.server.requests).toEqual([])
  })
})
