import { useState } from 'react'
import { dimensionPxDefault } from '@/contracts/meme-shapes'
import type { TextRunOutput } from '@/contracts/text-run'
import { type Failure, failureOf } from '@/lib/prompt/failure-of'
import { trpc } from '@/trpc/client'
import { useRunKind } from './run-kind'

export interface Sentence {
  text: string
  /** BCP-47, or `auto`. */
  inputLanguage: string
  outputLanguage: string
}

/** Where a run stands. A failed one is back where it was before, with the reason beside it. */
export type Run =
  | { state: 'writing' }
  | { state: 'drawing'; sentence: Sentence }
  | { state: 'drawn'; sentence: Sentence; output: TextRunOutput }

/** Sends a sentence and holds what came of it; asking again for the same sentence gives others. */
export function useMemeRun() {
  const { kind, count } = useRunKind()
  const [run, setRun] = useState<Run>({ state: 'writing' })
  const [failure, setFailure] = useState<Failure>()
  const [variation, setVariation] = useState(0)
  const utils = trpc.useUtils()
  // Offline the call fails at once: a sentence that sends itself later would be a surprise.
  const textToMeme = trpc.meme.textToMeme.useMutation({ networkMode: 'always' })
  const textToGif = trpc.meme.textToGif.useMutation({ networkMode: 'always' })

  const draw = async (sentence: Sentence, nextVariation: number) => {
    const before = run
    setVariation(nextVariation)
    setFailure(undefined)
    setRun({ state: 'drawing', sentence })
    try {
      const request = {
        ...sentence,
        text: sentence.text.trim(),
        maxDimension: dimensionPxDefault,
        variation: nextVariation,
      }
      const output = await (kind === 'gifs'
        ? textToGif.mutateAsync({ ...request, imageCount: count })
        : textToMeme.mutateAsync({ ...request, count }))
      setRun({ state: 'drawn', sentence, output })
    } catch (error) {
      setRun(before)
      setFailure(failureOf(error, navigator.onLine))
    }
    // An answer that is on its way was asked for before the credit was spent.
    await utils.account.usedCredits.cancel()
    await Promise.all([utils.account.usedCredits.invalidate(), utils.account.myPrompts.invalidate()])
  }

  return {
    run,
    failure,
    make: (sentence: Sentence) => draw(sentence, 0),
    reroll: (sentence: Sentence) => draw(sentence, variation + 1),
    rewrite: () => setRun({ state: 'writing' }),
    clearFailure: () => setFailure(undefined),
  }
}
