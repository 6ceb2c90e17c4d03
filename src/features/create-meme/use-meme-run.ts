import { useRef, useState } from 'react'
import type { Result } from '@/contracts/meme-shapes'
import type { TextRunOutput } from '@/contracts/text-run'
import { useRun } from '@/meme-ui/prompt/use-run'
import { trpc } from '@/trpc/client'
import { followRun } from './follow-run'
import { type Place, weavePlaces } from './places'
import { type Sentence, useAskForMemes } from './use-ask-for-memes'

/** State of a run. */
export type Run =
  | { state: 'writing' }
  /** `before`: the places before a reroll that keeps some of them. */
  | { state: 'drawing'; sentence: Sentence; before: Place[] }
  /** All places have a meme, and better ones may come. */
  | { state: 'improving'; sentence: Sentence; places: Place[] }
  | { state: 'drawn'; sentence: Sentence; places: Place[]; hadDrafts: boolean; output: TextRunOutput }

/** Locked memes, which stay during a reroll, by id. */
export type LockedMemes = ReadonlyMap<string, Result>

/** Runs a sentence and holds its memes; the same sentence again gives other memes. */
export function useMemeRun() {
  const { run, failure, start, leave, clearFailure } = useRun<Run>({ state: 'writing' })
  const [variation, setVariation] = useState(0)
  const { account } = trpc.useUtils()
  const askForMemes = useAskForMemes()
  const asking = useRef<AbortController>(undefined)

  const draw = async (sentence: Sentence, nextVariation: number, before: Place[], locked: LockedMemes) => {
    const controller = new AbortController()
    asking.current = controller
    setVariation(nextVariation)
    const isLocked = ({ kept }: Place) => kept !== undefined && locked.has(kept.id)
    const staying = before.filter(isLocked).length
    const weave = (fresh: Place[]) => weavePlaces(before, isLocked, fresh)
    await start({ state: 'drawing', sentence, before }, async (show) => {
      const steps = await askForMemes(
        {
          ...sentence,
          count: sentence.count - staying,
          variation: nextVariation,
          without: [...locked.values()].map(({ imageName }) => imageName),
        },
        controller.signal,
      )
      const kept = await followRun(steps, (places) =>
        show({ state: 'improving', sentence, places: weave(places) }),
      )
      return { state: 'drawn', sentence, ...kept, places: weave(kept.places) }
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
    variation,
    make: (sentence: Sentence) => draw(sentence, 0, [], new Map()),
    /** Rerolls every meme that is not locked. */
    reroll: (locked: LockedMemes) => {
      if (run.state === 'drawn') void draw(run.sentence, variation + 1, run.places, locked)
    },
    rewrite,
    clearFailure,
  }
}
