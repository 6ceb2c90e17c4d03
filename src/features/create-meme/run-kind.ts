import { createContext, useContext } from 'react'
import { gifsPerRunMax, memesPerRunMax } from '@/contracts/limits'
import { creditCosts } from '@/core/credits/credit-costs'

/** The kinds of output; their words stand under `create.kinds`. */
export type RunKind = 'memes' | 'gifs'

/** How many pictures a run of the app may ask for, its price in credits, and the page where it is asked for. */
const runs: Record<RunKind, { countMax: number; cost: number; place: string }> = {
  memes: { countMax: memesPerRunMax, cost: creditCosts['text-to-meme'], place: '/create' },
  gifs: { countMax: gifsPerRunMax, cost: creditCosts['text-to-gif'], place: '/gifs' },
}

export const RunKindContext = createContext<RunKind>('memes')

/** The kind of the page, with its numbers. */
export function useRunKind() {
  const kind = useContext(RunKindContext)
  return { kind, ...runs[kind] }
}
