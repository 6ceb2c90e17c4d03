import type { BrowserMeme } from '@/contracts/browser-memes'
import { dimensionPxDefault } from '@/contracts/limits'
import type { TextRunStep } from '@/contracts/text-run-step'
import type { JokeShape } from '@/core/template/template'
import type { PromptDraft } from '@/meme-ui/prompt/kept-draft'
import { trpc } from '@/trpc/client'
import { browserModel, isBrowserModelWanted } from './browser-model'
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
  return async (
    { count, text, ...rest }: MemeRequest,
    signal: AbortSignal,
  ): Promise<AsyncIterable<TextRunStep>> => {
    const request = { ...rest, text: text.trim(), maxDimension: dimensionPxDefault }
    if (kind === 'gifs') {
      return client.meme.streamTextToGif.mutate({ ...request, imageCount: count }, { signal })
    }
    const written = await writtenHere({ ...request, count }, signal)
    return client.meme.streamTextToMeme.mutate({ ...request, count, ...written }, { signal })
  }
}

/** What the browser's own model wrote, where it was switched on; its code is loaded only then. */
async function writtenHere(request: MemeRequest, signal: AbortSignal): Promise<{ written?: BrowserMeme[] }> {
  const model = isBrowserModelWanted() ? browserModel() : undefined
  // A wished shape of joke needs a choice of templates that the page does not make.
  if (!model || request.jokeShape !== undefined) return {}
  // Where its code cannot be loaded, the run goes on without it.
  const part = await import('./write-in-browser').catch(() => null)
  const written = (await part?.writeInBrowser(model, request, signal)) ?? []
  return written.length > 0 ? { written } : {}
}
