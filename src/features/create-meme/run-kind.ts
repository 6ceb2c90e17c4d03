import { createContext, useContext } from 'react'
import { gifsPerRunMax } from '@/contracts/text-to-gif'
import { memesPerRunMax } from '@/contracts/text-to-meme'
import { creditCosts } from '@/core/credits/credit-costs'

/** What a sentence becomes; the words of each stand under `create.kinds`. */
export type RunKind = 'memes' | 'gifs'

/** How many pictures a run of the app asks for, and its price in credits. */
const runs: Record<RunKind, { count: number; cost: number }> = {
  memes: { count: memesPerRunMax, cost: creditCosts['text-to-meme'] },
  gifs: { count: gifsPerRunMax, cost: creditCosts['text-to-gif'] },
}

export const RunKindContext = createContext<RunKind>('memes')

/** The kind of the page, with its numbers. */
export function useRunKind() {
  const kind = useContext(RunKindContext)
  return { kind, ...runs[kind] }
}
