import { addUsage } from '@/core/writer/model-usage'
import type { ModelUsage } from '@/core/writer/written-meme'
import type { AskModel, ModelReply } from './ask-model'
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker'
import type { ModelAnswer, OpenBudget, RunBudget } from './model-budget'
import type { ModelFailure } from './model-failure'
import type { ModelChoice, ModelLimits } from './model-settings'

export interface ModelsOptions {
  choice: ModelChoice
  /** Asked when the first one rests or fails before it wrote anything. */
  secondChoice?: ModelChoice | undefined
  limits: ModelLimits
  /** Without it nothing is counted. */
  openBudget?: OpenBudget | undefined
  /** Called with the reason when a model did not finish, and with the letters sent and received. */
  onFailure?: ((failure: ModelFailure, letters: ModelReply['letters'], modelId: string) => void) | undefined
}

/** A model that is asked for one run. */
export interface RunModel {
  choice: ModelChoice
  ask: AskModel
  /** Time for all calls of the run together, in ms. */
  totalMs: number
}

export interface Asked<Reply> {
  /** Reply of the last model that was asked; null when none could be loaded. */
  reply: Reply | null
  /** Usage of all of them. */
  usage: ModelUsage | null
}

/**
 * Asks one model after the other until one has written something or time is up.
 *
 * @param work the calls of the run
 * @param hasWritten true once something came that can be used
 */
export type AskInTurn = <Reply extends ModelReply>(
  work: (model: RunModel) => Promise<Reply>,
  hasWritten: () => boolean,
) => Promise<Asked<Reply>>

/** The configured models, with the rules on resting and spending that all their users share. */
export interface Models {
  /** Counts a run. Null when all models rest or no more may be spent today. */
  openRun(accountId: string | undefined): Promise<AskInTurn | null>
}

/** A second model is not worth its start with less time than this, in ms. */
const secondModelMsMin = 3000

/** The packages of the models are loaded with the first run. */
export function createModels(options: ModelsOptions): Models {
  const { limits, choice, secondChoice } = options
  const models = [choice, ...(secondChoice ? [secondChoice] : [])].map((one) => openLater(one, limits))
  return {
    async openRun(accountId) {
      const ready = models.filter(({ breaker }) => breaker.mayTry())
      if (ready.length === 0) return null
      const budget = options.openBudget && (await options.openBudget(accountId))
      return budget === null
        ? null
        : (work, hasWritten) => askInTurn(ready, options, { work, hasWritten, budget })
    },
  }
}

interface Model {
  choice: ModelChoice
  breaker: CircuitBreaker
  open(): Promise<AskModel>
}

/** Loads the packages with the first call, and again with the next one should that fail. */
function openLater(choice: ModelChoice, limits: ModelLimits): Model {
  let opening: Promise<AskModel> | null = null
  return {
    choice,
    breaker: createCircuitBreaker(limits),
    open() {
      opening ??= import('./ask-model')
        .then(({ createAskModel }) => createAskModel(choice, limits))
        .catch((error: unknown) => {
          opening = null
          throw error
        })
      return opening
    },
  }
}

interface Run<Reply> {
  work(model: RunModel): Promise<Reply>
  hasWritten(): boolean
  budget: RunBudget | undefined
}

async function askInTurn<Reply extends ModelReply>(
  models: readonly Model[],
  { limits, onFailure }: ModelsOptions,
  { work, hasWritten, budget }: Run<Reply>,
): Promise<Asked<Reply>> {
  const endsAtMs = performance.now() + limits.totalMs
  const asked: Asked<Reply> = { reply: null, usage: null }
  const answers: ModelAnswer[] = []
  for (const [turn, { choice, breaker, open }] of models.entries()) {
    const totalMs = Math.ceil(endsAtMs - performance.now())
    if (turn > 0 && totalMs < secondModelMsMin) break
    const ask = await open().catch(() => null)
    if (ask) {
      asked.reply = await work({
        choice,
        ask: noting(ask, (reply) => answers.push({ choice, reply })),
        totalMs,
      })
    }
    const { failure, letters, usage } = (ask && asked.reply) ?? notLoaded
    if (failure === null) breaker.succeeded()
    else {
      breaker.failed(failure)
      onFailure?.(failure, letters, choice.modelId)
    }
    asked.usage = addUsage(asked.usage, usage)
    if (failure === null || failure.fault === 'asker' || hasWritten()) break
  }
  await budget?.settle(answers)
  return asked
}

/** Each call is noted by itself: where one was cut short the others still have their numbers. */
function noting(ask: AskModel, onReply: (reply: ModelReply) => void): AskModel {
  return async (question, onElement) => {
    const reply = await ask(question, onElement)
    onReply(reply)
    return reply
  }
}

const notLoaded: ModelReply = {
  failure: { kind: 'not-loaded', fault: 'service' },
  usage: null,
  letters: { asked: 0, heard: 0 },
}
