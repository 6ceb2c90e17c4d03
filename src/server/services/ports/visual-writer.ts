import type { AspectRatio } from '@/core/visual/visual-document'
import type { IdeaAcceptance, IdeaRequest, VisualIdea } from '@/core/visual/visual-idea'
import type { ModelUsage } from '@/core/writer/written-meme'

export interface VisualRequest {
  concept: string
  aspectRatio: AspectRatio
  /** Most drawings that are wanted. */
  count: number
  /** Names of drawings that the caller got for this concept before. */
  drawn: readonly string[]
  /** Whose run it is, for what a language model may cost in a day. */
  accountId: string
}

export interface VisualAnswer {
  /** Best first, no drawing twice; as many as wanted or fewer, and the lexicon chooses the others. */
  ideas: VisualIdea[]
  /** None of a language model's ideas can be drawn. */
  modelMissed?: boolean | undefined
  /** Set when a model answered, whether or not its ideas could be used. */
  usage?: ModelUsage | undefined
}

/** Chooses drawings for a concept, and the words on them. */
export interface VisualWriter {
  choose(request: VisualRequest): Promise<VisualAnswer>
}

/** Checks an idea that a model had, wherever the check runs. */
export interface IdeaAcceptor {
  acceptIdea(request: IdeaRequest): Promise<IdeaAcceptance>
}
