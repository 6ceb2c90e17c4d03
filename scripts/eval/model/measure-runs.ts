import { wordsOf } from '@/core/writer/accept/model-meme'
import { isNearDuplicate } from '@/core/writer/accept/near-duplicate'
import type { ModelUsage, WrittenMeme } from '@/core/writer/written-meme'
import { listPricesOf } from '@/env/language-model-prices'
import type { EvalText } from './recording'

/** One text as the writer answered it. */
export interface WrittenRun {
  text: EvalText
  /** As they are shown. */
  memes: readonly WrittenMeme[]
  /** The model's memes as they were accepted, one after the other. */
  accepted: readonly WrittenMeme[]
  /** Faults of those that were not, and how often. */
  faults: ReadonlyMap<string, number>
  usage: ModelUsage | null
  failure: string | null
  firstMs: number | null
  lastMs: number | null
}

/** Checks of single memes, beside those that the writer makes itself. */
export interface MemeChecks {
  isAllowed(text: string): Promise<boolean>
  /** BCP-47 base code; null where it cannot be told. */
  languageOf(text: string): string | null
}

export interface RunFigures {
  runs: number
  failed: Map<string, number>
  said: number
  accepted: number
  shown: number
  faults: Map<string, number>
  /** Sets with as many memes as were asked for. */
  full: number
  /** Sets whose first meme is the one that the model said first; a judge may put another one there. */
  firstIsFirst: number
  /** Pairs of the model's memes in one set that tell the same. */
  duplicates: number
  refused: string[]
  /** Memes of at least four words whose language was recognised, and those of another one than asked for. */
  languages: { read: number; other: number }
  firstMs: number[]
  lastMs: number[]
  tokens: { input: number; cached: number; output: number }
}

/** Fewer words do not tell their language. */
const wordsToTell = 4

export async function measureRuns(
  runs: readonly WrittenRun[],
  count: number,
  { isAllowed, languageOf }: MemeChecks,
): Promise<RunFigures> {
  const figures: RunFigures = {
    runs: runs.length,
    failed: new Map(),
    said: 0,
    accepted: 0,
    shown: 0,
    faults: new Map(),
    full: 0,
    firstIsFirst: 0,
    duplicates: 0,
    refused: [],
    languages: { read: 0, other: 0 },
    firstMs: [],
    lastMs: [],
    tokens: { input: 0, cached: 0, output: 0 },
  }
  for (const run of runs) {
    const byModel = run.memes.filter(({ wordsByModel }) => wordsByModel)
    for (const [fault, times] of run.faults) add(figures.faults, fault, times)
    if (run.failure) add(figures.failed, run.failure, 1)
    figures.accepted += run.accepted.length
    figures.shown += byModel.length
    if (run.memes.length === count) figures.full++
    if (run.accepted[0] && run.accepted[0].templateName === run.memes[0]?.templateName) figures.firstIsFirst++
    figures.duplicates += duplicatesAmong(byModel)
    for (const meme of byModel) {
      const said = wordsOf(meme)
      if (!(await isAllowed(said))) figures.refused.push(`${run.text.id} ${meme.templateName}: ${said}`)
      const language = said.split(/\s+/).length >= wordsToTell ? languageOf(said) : null
      if (language === null) continue
      figures.languages.read++
      if (language !== run.text.language) figures.languages.other++
    }
    if (run.firstMs !== null) figures.firstMs.push(run.firstMs)
    if (run.lastMs !== null) figures.lastMs.push(run.lastMs)
    figures.tokens.input += run.usage?.inputTokens ?? 0
    figures.tokens.cached += run.usage?.cachedInputTokens ?? 0
    figures.tokens.output += run.usage?.outputTokens ?? 0
  }
  figures.said = figures.accepted + [...figures.faults.values()].reduce((sum, times) => sum + times, 0)
  return figures
}

function duplicatesAmong(memes: readonly WrittenMeme[]): number {
  return memes.reduce(
    (sum, meme, at) =>
      sum + memes.slice(0, at).filter((other) => isNearDuplicate(wordsOf(meme), wordsOf(other))).length,
    0,
  )
}

function add(counts: Map<string, number>, key: string, times: number): void {
  counts.set(key, (counts.get(key) ?? 0) + times)
}

/** Memes of the model in a set, on average, for each kind or language of texts. */
export function shownBy(key: 'kind' | 'language', runs: readonly WrittenRun[]): Map<string, number> {
  const groups = new Map<string, number[]>()
  for (const { text, memes } of runs) {
    const shown = memes.filter(({ wordsByModel }) => wordsByModel).length
    groups.set(text[key], [...(groups.get(text[key]) ?? []), shown])
  }
  return new Map(
    [...groups].map(([name, counts]) => {
      const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length
      return [name, Math.round(mean * 10) / 10]
    }),
  )
}

/** Dollars; null for a model without a known price. */
export function costOf(modelId: string, { input, cached, output }: RunFigures['tokens']): number | null {
  const prices = listPricesOf(modelId)
  if (!prices) return null
  return ((input - cached) * prices.input + cached * prices.cachedInput + output * prices.output) / 1_000_000
}
