import { createContext, useContext } from 'react'
import { gifsPerRunMax } from '@/contracts/text-to-gif'
import { memesPerRunMax } from '@/contracts/text-to-meme'
import { creditCosts } from '@/core/credits/credit-costs'

/** What a sentence becomes; the words of each stand under `create.kinds`. */
export type RunKind = 'memes' | 'gifs'

/** How many pictures a run of the app asks for, its price in credits, and the page where it is asked for. */
const runs: Record<RunKind, { count: number; cost: number; place: string }> = {
  memes: { count: memesPerRunMax, cost: creditCosts['text-to-meme'], place: '/create' },
  gifs: { count: gifsPerRunMax, cost: creditCosts['text-to-gif'], place: '/gifs' },
}

export const RunKindContext = createContext<RunKind>('memes')

/** The kind of the page, with its numbers. */
export function useRunKind() {
  const kind = useContext(RunKindContext)
  return { kind, ...runs[kind] }
}
