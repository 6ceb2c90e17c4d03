import { useState } from 'react'
import { dimensionPxDefault } from '@/contracts/meme-shapes'
import type { TextRunOutput } from '@/contracts/text-run'
import type { LanguageChoice } from '@/lib/prompt/language-selects'
import { useRun } from '@/lib/prompt/use-run'
import { trpc } from '@/trpc/client'
import { useRunKind } from './run-kind'

export interface Sentence extends LanguageChoice {
  text: string
}

/** Where a run stands. */
export type Run =
  | { state: 'writing' }
  | { state: 'drawing'; sentence: Sentence }
  | { state: 'drawn'; sentence: Sentence; output: TextRunOutput }

/** Sends a sentence and holds what came of it; asking again for the same sentence gives others. */
export function useMemeRun() {
  const { kind, count } = useRunKind()
  const { run, failure, start, setRun, clearFailure } = useRun<Run>({ state: 'writing' })
  const [variation, setVariation] = useState(0)
  // Offline the call fails at once: a sentence that sends itself later would be a surprise.
  const textToMeme = trpc.meme.textToMeme.useMutation({ networkMode: 'always' })
  const textToGif = trpc.meme.textToGif.useMutation({ networkMode: 'always' })

  const draw = (sentence: Sentence, nextVariation: number) => {
    setVariation(nextVariation)
    return start({ state: 'drawing', sentence }, async () => {
      const request = {
        ...sentence,
        text: sentence.text.trim(),
        maxDimension: dimensionPxDefault,
        variation: nextVariation,
      }
      const output = await (kind === 'gifs'
        ? textToGif.mutateAsync({ ...request, imageCount: count })
        : textToMeme.mutateAsync({ ...request, count }))
      return { state: 'drawn', sentence, output }
    })
  }

  return {
    run,
    failure,
    make: (sentence: Sentence) => draw(sentence, 0),
    reroll: (sentence: Sentence) => draw(sentence, variation + 1),
    rewrite: () => setRun({ state: 'writing' }),
    clearFailure,
  }
}
