/**
 * Measures a language model as a caption writer: 200 texts, ten kinds, six languages, twelve memes each.
 *
 * `npm run eval:model -- --record`  asks the model that `.env` names and keeps its answers below docs/model-eval/recordings;
 *                                   this costs money with a hosted one
 * `npm run eval:model`              gives the same answers again without a network, and measures
 *
 * `--recording FILE` which answers; those written by hand when absent   `--texts 20` only the first texts
 * `--judge` compares with the built-in writer, and the judge with the readers of docs/ratings   `--refused` lists what is
 * not safe. Exits 1 when a gate is missed, 2 when the model could not be asked. docs/model-eval/README.md explains it.
 */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { parseServerEnv } from '@/env/server-env'
import { createEldDetector } from '@/server/integrations/built-in-writer/eld-detector'
import { promptVersion } from '@/server/integrations/language-model/write-prompt'
import { createObscenityModerator } from '@/server/integrations/moderation/obscenity-moderator'
import { acceptor } from '../tests/integrations/language-model/acceptor'
import { calibrate, calibrationDuels, type Duel, judgeDuel, type Verdict } from './eval/model/judge-pairs'
import { measureRuns, shownBy, type WrittenRun } from './eval/model/measure-runs'
import { startModelProxy } from './eval/model/model-proxy'
import { type Bench, keptRun, memesPerRun, openJudge, writeBuiltIn, writeRun } from './eval/model/model-runs'
import { gatesOf, printCounts, printGates, printJudgement } from './eval/model/print-report'
import {
  type EvalText,
  type Recording,
  readEvalTexts,
  readRecording,
  writeRecording,
} from './eval/model/recording'
import { readRatedMemes } from './ranking/rated-meme'
import { loadEnvironmentFiles } from './start/start-configuration'

const { values } = parseArgs({
  options: {
    record: { type: 'boolean', default: false },
    recording: { type: 'string', default: 'docs/model-eval/recordings/hand-written.json' },
    texts: { type: 'string', default: '200' },
    judge: { type: 'boolean', default: false },
    refused: { type: 'boolean', default: false },
  },
})
const calibrationPairs = 200
/** Base URLs of the providers' own, where none is configured. */
const upstreams = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
} as const

/** The model of the environment. @throws ConfigurationError */
function configuredModel() {
  loadEnvironmentFiles()
  const names = ['NEXT_PUBLIC_SUPABASE_URL', 'NEXT_PUBLIC_SUPABASE_ANON_KEY', 'SUPABASE_SERVICE_ROLE_KEY']
  const unused = Object.fromEntries([...names, 'DATABASE_URL'].map((name) => [name, 'http://unused']))
  const model = Object.entries(process.env).filter(([name]) => name.startsWith('LANGUAGE_MODEL'))
  return parseServerEnv({ ...unused, ...Object.fromEntries(model) }).languageModel
}

function lineOf(meme: {
  templateName: string
  words: Record<string, string>
  header?: string | undefined
}): string {
  const { templateName, header, words } = meme
  return `${templateName}: ${[header, ...Object.values(words)].filter(Boolean).join(' | ')}`
}

async function writeAll(
  bench: Bench,
  texts: readonly EvalText[],
  { recording, file }: { recording: Recording; file: string },
): Promise<WrittenRun[]> {
  const runs: WrittenRun[] = []
  for (const text of texts) {
    const recorded = values.record ? undefined : recording.runs.find(({ id }) => id === text.id)
    if (!values.record && !recorded) continue
    const run = await writeRun(bench, text, recorded)
    runs.push(run)
    if (!values.record) continue
    recording.runs.push(keptRun(run, bench.proxy))
    // Saved after each text: answers cost money, and the next text may fail.
    writeRecording(file, recording)
    const { length } = run.memes.filter(({ wordsByModel }) => wordsByModel)
    console.log(`${runs.length} of ${texts.length}: ${length} memes${run.failure ? `, ${run.failure}` : ''}`)
    if (runs.length === 1 && length === 0)
      throw new Error(`The model wrote nothing: ${run.failure ?? 'no meme was accepted'}.`)
  }
  return runs
}

async function judgeAll(bench: Bench, runs: readonly WrittenRun[], recording: Recording): Promise<void> {
  const recorded = values.record ? null : new Map(recording.runs.map((run) => [run.id, run]))
  const onRun = (run: Recording['runs'][number]) => {
    if (values.record) recording.runs.push(run)
  }
  const ask = openJudge(bench, { recorded, onRun })
  const judgeEach = async (duels: readonly Duel[]) => {
    const verdicts: Verdict[] = []
    for (const duel of duels) {
      const verdict = await judgeDuel(duel, ask)
      if (verdict) verdicts.push(verdict)
    }
    return verdicts
  }
  const duels = await Promise.all(
    runs.map(async ({ text, memes }) => ({
      id: `duel ${text.id}`,
      text: text.text,
      first: memes.map(lineOf),
      second: (await writeBuiltIn(text)).map(lineOf),
    })),
  )
  const rated = [13, 14, 15].flatMap((round) => readRatedMemes(`docs/ratings/round-${round}.tsv`))
  const calibration = calibrate(await judgeEach(calibrationDuels(rated, calibrationPairs)))
  printJudgement(await judgeEach(duels), calibration)
}

async function main(): Promise<number> {
  const configured = values.record ? configuredModel() : null
  if (values.record && !configured)
    throw new Error('No model is configured: set LANGUAGE_MODEL_PROVIDER and the rest in .env.')
  const file = values.record
    ? `docs/model-eval/recordings/${configured?.modelId.replace(/[^\w.-]+/g, '-')}.json`
    : values.recording
  if (!values.record && !existsSync(file))
    throw new Error(`There is no recording ${file}: make one with --record.`)
  const recording: Recording = configured
    ? {
        provider: configured.provider,
        modelId: configured.modelId,
        promptVersion,
        note: `Recorded on ${new Date().toISOString().slice(0, 10)}.`,
        runs: [],
      }
    : readRecording(file)
  const { provider, modelId } = recording
  const upstream =
    configured && (configured.baseUrl ?? upstreams[configured.provider as keyof typeof upstreams])
  const proxy = await startModelProxy(upstream ?? undefined)
  const choice = { ...(configured ?? { provider, modelId, apiKey: 'replayed' }), baseUrl: proxy.baseUrl }
  const bench: Bench = { choice, totalMs: configured?.timeoutMs ?? 20_000, proxy, acceptor }
  try {
    const runs = await writeAll(bench, readEvalTexts().slice(0, Number(values.texts)), { recording, file })
    const moderator = createObscenityModerator()
    const detect = createEldDetector()
    const figures = await measureRuns(runs, memesPerRun, {
      isAllowed: async (text) => (await moderator.check(text)).allowed && !/https?:|www\.|[@#]\w/.test(text),
      languageOf: (text) => {
        const { code, isReliable } = detect(text)
        return isReliable ? code : null
      },
    })
    console.log(`\n${modelId} of ${provider}, ${runs.length} texts. ${recording.note}`)
    if (recording.promptVersion !== null && recording.promptVersion !== promptVersion) {
      console.log(
        `These answers are to the prompt ${recording.promptVersion}; today's is ${promptVersion}. Record anew.`,
      )
    }
    const isMet = printGates(gatesOf(modelId, figures))
    printCounts('Not accepted', figures.faults)
    printCounts('Runs that failed', figures.failed)
    printCounts('Memes of the model in a set, by kind', shownBy('kind', runs))
    printCounts('By language', shownBy('language', runs))
    if (values.refused) console.log(figures.refused.join('\n'))
    if (values.judge) await judgeAll(bench, runs, recording)
    if (values.record) {
      writeRecording(file, recording)
      console.log(`\nKept in ${file}: npm run eval:model -- --recording ${file} measures the same again.`)
    }
    return isMet ? 0 : 1
  } finally {
    await proxy.close()
  }
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return 2
})
