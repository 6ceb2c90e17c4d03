import { z } from 'zod'
import type { IdeaAcceptance, IdeaFault, SaidIdea, VisualIdea } from '@/core/visual/visual-idea'
import { addUsage } from '@/core/writer/model-usage'
import type { IdeaAcceptor, VisualRequest, VisualWriter } from '@/server/services/ports/visual-writer'
import type { ModelReply } from './ask-model'
import type { Models, RunModel } from './models'
import { rewriteCaptions } from './rewrite-captions'
import { ideaSchema, visualInstructions, writeVisualPrompt } from './visual-prompt'

export interface VisualModelWriterOptions {
  models: Models
  acceptor: IdeaAcceptor
  /** Called after a run in which ideas were left out, with how many for which fault. */
  onFaults?:
    | ((faults: ReadonlyMap<IdeaFault | 'taken' | 'too-long', number>, modelId: string) => void)
    | undefined
}

const outputTokensPerIdea = 150
/** A further call is not worth its start with less time than this, in ms. */
const furtherCallMsMin = 2500

const spokenIdea = z.object({
  drawing: z.string().max(100),
  labels: z.array(z.string().max(2000)).max(8).nullish(),
})

/**
 * Asks a language model for drawings that stand for a concept:
 * 1. one call that chooses among all of them;
 * 2. one call that shortens the labels of those that are good but do not fit, where drawings are missing.
 *
 * The lexicon chooses what the model did not.
 */
export function createVisualModelWriter({
  models,
  acceptor,
  onFaults,
}: VisualModelWriterOptions): VisualWriter {
  return {
    async choose(request) {
      const askInTurn = await models.openRun(request.accountId)
      if (!askInTurn) return { ideas: [], modelMissed: true }
      const set = new IdeaSet(request, acceptor)
      const { usage } = await askInTurn(
        async (model) => {
          const reply = await askForIdeas(request, set, model)
          if (set.faults.size > 0) onFaults?.(set.faults, model.choice.modelId)
          return reply
        },
        () => set.ideas.length > 0,
      )
      const { ideas } = set
      return { ideas, ...(usage ? { usage } : {}), ...(ideas.length === 0 ? { modelMissed: true } : {}) }
    },
  }
}

/** The ideas of one run: checked, no drawing twice. */
class IdeaSet {
  readonly ideas: VisualIdea[] = []
  /** Good but for the length of their labels. */
  readonly tooLong: { said: SaidIdea; labels: Extract<IdeaAcceptance, { kind: 'too-long' }>['labels'] }[] = []
  readonly faults = new Map<IdeaFault | 'taken' | 'too-long', number>()

  constructor(
    private readonly request: VisualRequest,
    private readonly acceptor: IdeaAcceptor,
  ) {}

  get isFull(): boolean {
    return this.ideas.length >= this.request.count
  }

  async consider(said: SaidIdea): Promise<void> {
    if (this.isFull) return
    const { concept, aspectRatio, drawn } = this.request
    const isTaken = [...drawn, ...this.ideas.map(({ name }) => name)].includes(said.drawing)
    if (isTaken) return this.count(['taken'])
    const acceptance = await this.acceptor.acceptIdea({ said, concept, aspectRatio })
    if (acceptance.kind === 'accepted') this.ideas.push(acceptance.idea)
    else if (acceptance.kind === 'refused') this.count(acceptance.faults)
    else {
      this.tooLong.push({ said, labels: acceptance.labels })
      this.count(['too-long'])
    }
  }

  private count(faults: readonly (IdeaFault | 'taken' | 'too-long')[]): void {
    for (const fault of faults) this.faults.set(fault, (this.faults.get(fault) ?? 0) + 1)
  }
}

async function askForIdeas(
  request: VisualRequest,
  set: IdeaSet,
  { ask, totalMs }: RunModel,
): Promise<ModelReply> {
  const endsAtMs = performance.now() + totalMs
  const question = {
    instructions: visualInstructions,
    prompt: writeVisualPrompt(request),
    schema: ideaSchema,
    listName: 'drawings',
    outputTokensMax: outputTokensPerIdea * request.count + 100,
    totalMs,
  }
  const reply = await ask(question, async (element) => {
    const said = spokenIdea.safeParse(element)
    if (said.success) await set.consider({ drawing: said.data.drawing, labels: said.data.labels ?? [] })
    return set.isFull
  })
  const leftMs = endsAtMs - performance.now()
  const isWorthRepair = set.tooLong.length > 0 && !set.isFull && leftMs > furtherCallMsMin
  if (!isWorthRepair) return reply
  const repair = await repairIdeas(set, { ask, leftMs })
  return {
    failure: reply.failure,
    usage: addUsage(reply.usage, repair.usage),
    letters: {
      asked: reply.letters.asked + repair.letters.asked,
      heard: reply.letters.heard + repair.letters.heard,
    },
  }
}

async function repairIdeas(
  set: IdeaSet,
  call: Pick<RunModel, 'ask'> & { leftMs: number },
): Promise<Pick<ModelReply, 'usage' | 'letters'>> {
  const long = set.tooLong.splice(0)
  const captions = long.flatMap(({ said, labels }) => labels.map((label) => ({ ...label, said })))
  const { texts, ...reply } = await rewriteCaptions(
    captions,
    { task: 'shorten', language: 'Keep the language of each caption.' },
    call,
  )
  for (const { said } of long) {
    const labels = captions.flatMap((caption, at) => (caption.said === said ? [texts.get(at) ?? ''] : []))
    if (labels.every((label) => label !== '')) await set.consider({ ...said, labels })
  }
  return reply
}
