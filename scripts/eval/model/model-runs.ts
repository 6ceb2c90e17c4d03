import { generateText } from 'ai'
import type { WrittenMeme } from '@/core/writer/written-meme'
import { createBuiltInWriter } from '@/server/integrations/built-in-writer/built-in-writer'
import { createLanguageModelWriter } from '@/server/integrations/language-model/language-model-writer'
import { limitsFor, type ModelChoice } from '@/server/integrations/language-model/model-settings'
import { createModels } from '@/server/integrations/language-model/models'
import { openModel } from '@/server/integrations/language-model/open-model'
import type { MemeAcceptor } from '@/server/services/ports/meme-acceptor'
import { templates } from '@/templates/templates'
import type { AskJudge } from './judge-pairs'
import type { WrittenRun } from './measure-runs'
import type { ModelProxy } from './model-proxy'
import type { EvalText, Run } from './recording'

export const memesPerRun = 12

const builtIn = createBuiltInWriter()

export interface Bench {
  /** The model behind the proxy. */
  choice: ModelChoice
  /** ms that a run may take. */
  totalMs: number
  proxy: ModelProxy
  acceptor: MemeAcceptor
}

function requestFor({ text, language }: EvalText) {
  return {
    text,
    count: memesPerRun,
    inputLanguage: 'auto',
    outputLanguage: language,
    variation: 0,
    pictures: 'still' as const,
  }
}

/** Memes of the built-in writer: the other side of each comparison. */
export async function writeBuiltIn(text: EvalText): Promise<readonly WrittenMeme[]> {
  return (await builtIn.write(requestFor(text))).memes
}

/** One text, as the product writes it, by way of the proxy. A breaker of its own: one bad run says nothing of the next. */
export async function writeRun(
  { choice, totalMs, proxy, acceptor }: Bench,
  text: EvalText,
  recorded?: Run,
): Promise<WrittenRun> {
  proxy.begin(recorded?.calls)
  const accepted: WrittenMeme[] = []
  const faults = new Map<string, number>()
  let failure: string | null = null
  let firstMs: number | null = null
  let lastMs: number | null = null
  const limits = { ...limitsFor(totalMs, choice), ...(recorded ? { retriesMax: 0 } : {}) }
  const writer = createLanguageModelWriter({
    models: createModels({
      choice,
      limits,
      onFailure: ({ kind, status }) => {
        failure = status === undefined ? kind : `${kind} ${status}`
      },
    }),
    templates,
    builtIn,
    acceptor,
    onFaults: (counted) => {
      for (const [fault, times] of counted) faults.set(fault, (faults.get(fault) ?? 0) + times)
    },
  })
  const startedAtMs = performance.now()
  const { memes, usage = null } = await writer.write(requestFor(text), {
    signal: new AbortController().signal,
    onDrafts: async () => undefined,
    onMeme: async (meme) => {
      accepted.push(meme)
      lastMs = performance.now() - startedAtMs
      firstMs ??= lastMs
    },
  })
  // A replay takes no time: what was measured then counts.
  const times = recorded ? { firstMs: recorded.firstMs, lastMs: recorded.lastMs } : { firstMs, lastMs }
  return { text, memes, accepted, faults, usage, failure, ...times }
}

/** The run as it is kept for replays. */
export function keptRun({ text, firstMs, lastMs }: WrittenRun, { calls }: ModelProxy): Run {
  const rounded = (ms: number | null) => (ms === null ? null : Math.round(ms))
  return { id: text.id, firstMs: rounded(firstMs), lastMs: rounded(lastMs), calls: [...calls] }
}

const judgeMsMax = 20_000

/** A judge behind the proxy. In a recording its answers stand as runs of their own; one that is missing is null. */
export function openJudge(
  { choice, proxy }: Pick<Bench, 'choice' | 'proxy'>,
  { recorded, onRun }: { recorded: ReadonlyMap<string, Run> | null; onRun(run: Run): void },
): AskJudge {
  return async (id, instructions, prompt) => {
    const known = recorded?.get(id)
    if (recorded && !known) return null
    proxy.begin(known?.calls)
    try {
      const { text } = await generateText({
        model: await openModel(choice),
        instructions,
        prompt,
        temperature: 0,
        maxRetries: known ? 0 : 2,
        abortSignal: AbortSignal.timeout(judgeMsMax),
      })
      onRun({ id, firstMs: null, lastMs: null, calls: [...proxy.calls] })
      return text
    } catch {
      return null
    }
  }
}
