import { useRef, useState } from 'react'
import { dimensionPxDefault } from '@/contracts/meme-shapes'
import type { TextRunOutput } from '@/contracts/text-run'
import type { LanguageChoice } from '@/lib/prompt/language-selects'
import { useRun } from '@/lib/prompt/use-run'
import { trpc } from '@/trpc/client'
import { followRun } from './follow-run'
import type { Place } from './places'
import { useRunKind } from './run-kind'

export interface Sentence extends LanguageChoice {
  text: string
}

/** Where a run stands. */
export type Run =
  | { state: 'writing' }
  | { state: 'drawing'; sentence: Sentence }
  /** All places have a meme, and better ones may come. */
  | { state: 'improving'; sentence: Sentence; places: Place[] }
  | { state: 'drawn'; sentence: Sentence; places: Place[]; hadDrafts: boolean; output: TextRunOutput }

/** Sends a sentence and holds what comes of it; asking again for the same sentence gives others. */
export function useMemeRun() {
  const { kind, count } = useRunKind()
  const { run, failure, start, leave, clearFailure } = useRun<Run>({ state: 'writing' })
  const [variation, setVariation] = useState(0)
  const { client, account } = trpc.useUtils()
  const asking = useRef<AbortController>(undefined)

  // Not through a query client, which would send the sentence later by itself when one is offline now.
  const ask = (sentence: Sentence, nextVariation: number, signal: AbortSignal) => {
    const request = {
      ...sentence,
      text: sentence.text.trim(),
      maxDimension: dimensionPxDefault,
      variation: nextVariation,
    }
    return kind === 'gifs'
      ? client.meme.streamTextToGif.mutate({ ...request, imageCount: count }, { signal })
      : client.meme.streamTextToMeme.mutate({ ...request, count }, { signal })
  }

  const draw = async (sentence: Sentence, nextVariation: number) => {
    const controller = new AbortController()
    asking.current = controller
    setVariation(nextVariation)
    await start({ state: 'drawing', sentence }, async (show) => {
      const steps = await ask(sentence, nextVariation, controller.signal)
      const kept = await followRun(steps, (places) => show({ state: 'improving', sentence, places }))
      return { state: 'drawn', sentence, ...kept }
    })
    await account.myMemes.invalidate()
  }

  const rewrite = () => {
    // Until something better has come, leaving costs nothing; after that the run ends in the library.
    const hasBetter = run.state === 'improving' && run.places.some(({ state }) => state === 'better')
    if (!hasBetter) asking.current?.abort()
    leave({ state: 'writing' })
  }

  return {
    run,
    failure,
    make: (sentence: Sentence) => draw(sentence, 0),
    reroll: (sentence: Sentence) => draw(sentence, variation + 1),
    rewrite,
    clearFailure,
  }
}
