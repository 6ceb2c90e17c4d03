import { dimensionPxDefault } from '@/contracts/limits'
import type { TextRunStep } from '@/contracts/text-run-step'
import type { JokeShape } from '@/core/template/template'
import type { PromptDraft } from '@/meme-ui/prompt/kept-draft'
import { trpc } from '@/trpc/client'
import { useRunKind } from './run-kind'

export interface Sentence extends PromptDraft {
  /** How many pictures. */
  count: number
}

interface MemeRequest extends Sentence {
  variation: number
  /** Names of templates that are left out. */
  without: string[]
  /** The joke that is wanted; any when absent. */
  jokeShape?: JokeShape
}

/** Asks for memes or GIFs, as the page makes them, and follows how they get on. */
export function useAskForMemes() {
  const { kind } = useRunKind()
  const { client } = trpc.useUtils()
  // Not through a query client, which would hold an offline call and send it later unasked.
  return (
    { count, text, ...rest }: MemeRequest,
    signal: AbortSignal,
  ): Promise<AsyncIterable<TextRunStep>> => {
    const request = { ...rest, text: text.trim(), maxDimension: dimensionPxDefault }
    return kind === 'gifs'
      ? client.meme.streamTextToGif.mutate({ ...request, imageCount: count }, { signal })
      : client.meme.streamTextToMeme.mutate({ ...request, count }, { signal })
  }
}
