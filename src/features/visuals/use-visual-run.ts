import { useState } from 'react'
import type { Credits } from '@/contracts/meme-shapes'
import type { Visual } from '@/contracts/minimalist-visual'
import type { AspectRatio } from '@/core/visual/visual-document'
import { useRun } from '@/meme-ui/prompt/use-run'
import { trpc } from '@/trpc/client'

/** Input of the run. */
export interface Idea {
  concept: string
  aspectRatio: AspectRatio
}

/** State of a run. */
export type VisualRun =
  | { state: 'none' }
  | { state: 'drawing'; idea: Idea }
  /** `credits`: those left after a run of just now. `modelMissed`: a model is configured and chose none of them. */
  | { state: 'drawn'; idea: Idea; visuals: Visual[]; credits?: Credits; modelMissed?: boolean | undefined }

/** Draws an idea and holds the result; the same idea again gives other drawings. */
export function useVisualRun() {
  const { run, failure, start, leave, clearFailure } = useRun<VisualRun>({ state: 'none' })
  const [drawn, setDrawn] = useState<{ idea: Idea; variation: number }>()
  const utils = trpc.useUtils()
  // Offline the call fails at once: an idea that sends itself later would be a surprise.
  const minimalistVisual = trpc.meme.minimalistVisual.useMutation({ networkMode: 'always' })

  const isDrawn = (idea: Idea) =>
    drawn?.idea.concept === idea.concept && drawn.idea.aspectRatio === idea.aspectRatio
  const draw = async (idea: Idea) => {
    const variation = drawn && isDrawn(idea) ? drawn.variation + 1 : 0
    await start({ state: 'drawing', idea }, async () => {
      const { visuals, credits, modelMissed } = await minimalistVisual.mutateAsync({ ...idea, variation })
      setDrawn({ idea, variation })
      return { state: 'drawn', idea, visuals, credits, modelMissed }
    })
    await utils.account.myVisuals.invalidate()
  }

  return {
    run,
    failure,
    draw,
    isDrawn,
    /** Shows the drawings of an earlier run. */
    show: (idea: Idea, visuals: Visual[]) => leave({ state: 'drawn', idea, visuals }),
    clearFailure,
  }
}
