import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { acceptor } from '@tests/integrations/language-model/acceptor'
import { modelIdOf } from '@tests/integrations/language-model/with-model-server'
import { baseUrlOf, type Protocol, startModelServer } from '@tests/support/model-server'
import { afterEach, describe, expect, test } from 'vitest'
import { calibrate, calibrationDuels, eloLead, judgeDuel } from '../../scripts/eval/model/judge-pairs'
import { costOf, measureRuns } from '../../scripts/eval/model/measure-runs'
import { type ModelProxy, startModelProxy } from '../../scripts/eval/model/model-proxy'
import { keptRun, memesPerRun, openJudge, writeRun } from '../../scripts/eval/model/model-runs'
import { gatesOf } from '../../scripts/eval/model/print-report'
import { type EvalText, type Run, readEvalTexts, readRecording } from '../../scripts/eval/model/recording'
import { readRatedMemes } from '../../scripts/ranking/rated-meme'

const texts = readEvalTexts()
const closing: { close(): Promise<unknown> }[] = []
afterEach(async () => {
  for (const one of closing.splice(0)) await one.close()
})

async function openProxy(upstream?: string): Promise<ModelProxy> {
  const proxy = await startModelProxy(upstream)
  closing.push(proxy)
  return proxy
}

function benchOf(proxy: ModelProxy, provider: Protocol = 'openai-compatible') {
  const choice = {
    provider,
    modelId: modelIdOf(provider),
    apiKey: 'secret-key',
    baseUrl: proxy.baseUrl,
  }
  return { choice, totalMs: 20_000, proxy, acceptor }
}

const lenient = { isAllowed: async () => true, languageOf: () => null }

test('the texts are 200 of ten kinds in six languages, none of them twice', () => {
  expect(texts).toHaveLength(200)
  expect(new Set(texts.map(({ kind }) => kind)).size).toBe(10)
  expect(new Set(texts.map(({ language }) => language)).size).toBe(6)
  expect(new Set(texts.map(({ text }) => text)).size).toBe(200)
  expect(new Set(texts.map(({ id }) => id)).size).toBe(200)
})

test('of 96 memes that a top model would write at least 94 are shown, its first first, each set full', async () => {
  const { runs } = readRecording('docs/model-eval/recordings/hand-written.json')
  const bench = benchOf(await openProxy())
  const written = []
  for (const run of runs) {
    const text = texts.find(({ id }) => id === run.id)
    written.push(await writeRun(bench, text as EvalText, run))
  }
  const figures = await measureRuns(written, memesPerRun, lenient)
  expect(figures.said).toBe(96)
  expect(figures.shown).toBeGreaterThanOrEqual(94)
  expect(figures).toMatchObject({ runs: 12, full: 12, firstIsFirst: 12, duplicates: 0 })
  expect(figures.failed.size).toBe(0)
  expect(gatesOf('hand-written', figures).filter(([, , , isMet]) => !isMet)).toEqual([])
}, 60_000)

describe('a recording', () => {
  const text: EvalText = {
    id: 'x',
    kind: 'complaint',
    language: 'en',
    text: 'I want to sleep early but one more episode',
  }

  test.each<Protocol>(['openai-compatible', 'openai', 'anthropic', 'google'])(
    'of %s gives the same memes again without the model, and keeps no key',
    async (protocol) => {
      const model = await startModelServer()
      closing.push(model)
      const said = [
        ['two-buttons', { left: 'Sleep at ten', right: 'One more episode' }],
        ['podium', { first: 'The cliffhanger', second: 'My alarm at 6:40', third: 'The plan from Sunday' }],
      ].map(([templateId, words]) => ({
        templateId,
        captions: Object.entries(words as object).map(([slot, words]) => ({ slot, text: words })),
        header: '',
        reason: '',
      }))
      model.plan = {
        says: '',
        saysTo: (body) => (body.includes('templateId') ? JSON.stringify({ elements: said }) : '{}'),
      }
      const recorder = await openProxy(baseUrlOf(model, protocol))
      const first = await writeRun(benchOf(recorder, protocol), text)
      const kept = keptRun(first, recorder)
      expect(first.accepted).toHaveLength(2)
      expect(first.usage?.outputTokens).toBeGreaterThan(0)
      expect(kept.firstMs).toBeGreaterThan(0)
      expect(JSON.stringify(kept)).not.toContain('secret-key')
      const asked = model.requests.length
      const again = await writeRun(benchOf(await openProxy(), protocol), text, kept)
      expect(again.memes).toEqual(first.memes)
      expect(again.usage).toEqual(first.usage)
      expect(again.firstMs).toBe(kept.firstMs)
      expect(model.requests).toHaveLength(asked)
    },
  )

  test('of a model that refuses is a full set all the same, and says why', async () => {
    const model = await startModelServer()
    closing.push(model)
    model.plan = { says: '', statuses: 401 }
    const recorder = await openProxy(baseUrlOf(model, 'openai-compatible'))
    const run = await writeRun(benchOf(recorder), text)
    expect(run).toMatchObject({ failure: 'http 401', accepted: [] })
    expect(run.memes).toHaveLength(memesPerRun)
    const again = await writeRun(benchOf(await openProxy()), text, keptRun(run, recorder))
    expect(again.failure).toBe('http 401')
    const figures = await measureRuns([again], memesPerRun, lenient)
    expect(figures.failed.get('http 401')).toBe(1)
  })
})

describe('the figures', () => {
  const text: EvalText = { id: 'x', kind: 'brag', language: 'en', text: 'I folded a fitted sheet' }
  const meme = (templateName: string, line: string) => ({
    templateName,
    words: { a: line },
    reason: '',
    wordsByModel: true,
  })

  test('count what is unsafe, in another language, told twice or not first', async () => {
    const memes = [
      meme('podium', 'Four words of English'),
      meme('iceberg', 'Vier Wörter auf Deutsch'),
      meme('all-green', 'Four words of English'),
    ]
    const run = {
      text,
      memes,
      accepted: memes.toReversed(),
      faults: new Map([['too-long', 2]]),
      usage: null,
      failure: null,
      firstMs: 4000,
      lastMs: 9000,
    }
    const figures = await measureRuns([run], memesPerRun, {
      isAllowed: async (said) => !said.includes('Deutsch'),
      languageOf: (said) => (said.includes('Deutsch') ? 'de' : 'en'),
    })
    expect(figures).toMatchObject({ said: 5, accepted: 3, full: 0, firstIsFirst: 0, duplicates: 1 })
    expect(figures.refused).toHaveLength(1)
    expect(figures.languages).toEqual({ read: 3, other: 1 })
    const missed = gatesOf('gpt-5.1', figures)
      .filter(([, , , isMet]) => !isMet)
      .map(([name]) => name)
    expect(missed).toEqual([
      'memes accepted, of those said',
      'sets that are full',
      'memes that are not safe',
      'pairs of a set that tell the same',
      'memes in another language',
      'first meme',
    ])
  })

  test('cost what the list says, kept tokens less', () => {
    expect(costOf('gpt-5.1-2025-11-13', { input: 1_000_000, cached: 500_000, output: 100_000 })).toBeCloseTo(
      1.6875,
    )
    expect(costOf('llama3.2:3b', { input: 1, cached: 0, output: 1 })).toBeNull()
  })
})

describe('the judge', () => {
  const duel = { id: 'd', text: 'taxes', first: ['podium: a'], second: ['iceberg: b'] }

  test('wins only in both orders: a judge that likes a side finds a tie', async () => {
    expect(await judgeDuel(duel, async () => '{"winner":"A"}')).toBe('tie')
    const likes = (line: string) => async (_id: string, _how: string, prompt: string) =>
      prompt.indexOf(line) < prompt.indexOf('\nB\n') ? 'I say {"winner": "A"}' : '{"winner": "B"}'
    expect(await judgeDuel(duel, likes('podium: a'))).toBe('first')
    expect(await judgeDuel(duel, likes('iceberg: b'))).toBe('second')
    expect(await judgeDuel(duel, async () => 'both are lovely')).toBeNull()
  })

  test('stands above by Elo, symmetric and finite', () => {
    expect(eloLead(['first', 'second'])).toBe(0)
    expect(eloLead(['first', 'tie'])).toBeCloseTo(-eloLead(['second', 'tie']))
    expect(eloLead(Array(12).fill('first'))).toBeLessThan(600)
  })

  test('is calibrated on pairs that readers marked differently, the better one first', () => {
    const duels = calibrationDuels(readRatedMemes('docs/ratings/round-13.tsv'), 50)
    expect(duels).toHaveLength(50)
    expect(duels).toEqual(calibrationDuels(readRatedMemes('docs/ratings/round-13.tsv'), 50))
    expect(calibrate(['first', 'first', 'tie', 'second'])).toEqual({ pairs: 4, agreement: 0.625 })
  })

  test('is asked over HTTP, recorded, and answers again without the model', async () => {
    let asked = 0
    const model: Server = createServer((_request, response) => {
      asked++
      const message = { role: 'assistant', content: '{"winner":"B"}' }
      response.setHeader('content-type', 'application/json')
      response.end(
        JSON.stringify({
          id: 'c',
          object: 'chat.completion',
          created: 1,
          model: 'm',
          choices: [{ index: 0, message, finish_reason: 'stop' }],
        }),
      )
    })
    await new Promise<void>((resolve) => {
      model.listen(0, '127.0.0.1', resolve)
    })
    closing.push({ close: () => new Promise((resolve) => model.close(resolve)) })
    const runs: Run[] = []
    const live = benchOf(await openProxy(`http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`))
    const ask = openJudge(live, { recorded: null, onRun: (run) => runs.push(run) })
    expect(await judgeDuel(duel, ask)).toBe('tie')
    expect([asked, runs.length]).toEqual([2, 2])
    const recorded = new Map(runs.map((run) => [run.id, run]))
    const replayed = openJudge(benchOf(await openProxy()), { recorded, onRun: () => undefined })
    expect(await judgeDuel(duel, replayed)).toBe('tie')
    expect(await judgeDuel({ ...duel, id: 'another' }, replayed)).toBeNull()
    expect(asked).toBe(2)
  })
})
