import { useState } from 'react'
import type { Credits } from '@/contracts/meme-shapes'
import type { Visual } from '@/contracts/minimalist-visual'
import type { AspectRatio } from '@/core/visual/visual-document'
import { type Failure, failureOf } from '@/lib/prompt/failure-of'
import { trpc } from '@/trpc/client'

/** What is asked for. */
export interface Idea {
  concept: string
  aspectRatio: AspectRatio
}

/** Where a run stands. A failed one is back where it was before, with the reason beside it. */
export type VisualRun =
  | { state: 'none' }
  | { state: 'drawing'; idea: Idea }
  /** `credits`: what was left after it, when it was drawn just now. */
  | { state: 'drawn'; idea: Idea; visuals: Visual[]; credits: Credits | undefined }

/** Draws ideas and holds what came of it; asking again for the same one gives other drawings. */
export function useVisualRun() {
  const [run, setRun] = useState<VisualRun>({ state: 'none' })
  const [failure, setFailure] = useState<Failure>()
  const [drawn, setDrawn] = useState<{ idea: Idea; variation: number }>()
  const utils = trpc.useUtils()
  // Offline the call fails at once: an idea that sends itself later would be a surprise.
  const minimalistVisual = trpc.meme.minimalistVisual.useMutation({ networkMode: 'always' })

  const isDrawn = (idea: Idea) =>
    drawn?.idea.concept === idea.concept && drawn.idea.aspectRatio === idea.aspectRatio
  const draw = async (idea: Idea) => {
    const before = run
    const variation = drawn && isDrawn(idea) ? drawn.variation + 1 : 0
    setFailure(undefined)
    setRun({ state: 'drawing', idea })
    try {
      const { visuals, credits } = await minimalistVisual.mutateAsync({ ...idea, variation })
      setDrawn({ idea, variation })
      setRun({ state: 'drawn', idea, visuals, credits })
    } catch (error) {
      setRun(before)
      setFailure(failureOf(error, navigator.onLine))
    }
    // An answer that is on its way was asked for before the credit was spent.
    await utils.account.usedCredits.cancel()
    const { usedCredits, myPrompts, myVisuals } = utils.account
    await Promise.all([usedCredits.invalidate(), myPrompts.invalidate(), myVisuals.invalidate()])
  }

  return {
    run,
    failure,
    draw,
    isDrawn,
    /** Shows the drawings of an earlier run. */
    show: (idea: Idea, visuals: Visual[]) => setRun({ state: 'drawn', idea, visuals, credits: undefined }),
    clearFailure: () => setFailure(undefined),
  }
}
