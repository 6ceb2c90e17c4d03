import { useEffect, useRef, useState } from 'react'
import type { Result } from '@/contracts/meme-shapes'
import { useInking } from '@/meme-ui/card/use-inking'
import type { Place } from './places'
import type { KeptMemes } from './use-kept-memes'
import type { LockedMemes, Run } from './use-meme-run'

/** Which memes of a run are shown, which of them are locked, and how many are in ink. */
export function useShownMemes(run: Exclude<Run, { state: 'writing' }>, now: KeptMemes['now']) {
  const [lockedIds, setLockedIds] = useState<ReadonlySet<string>>(new Set())
  const inking = useInking()
  const staying = useRef(0)
  const isDrawing = run.state === 'drawing'
  useEffect(() => {
    if (isDrawing) inking.begin(staying.current)
  }, [isDrawing, inking])
  const places: readonly Place[] = run.state === 'drawing' ? run.before : run.places
  const shown = places.filter(({ kept }) => !kept || now(kept))
  const isLocked = (result: Result | undefined) => result !== undefined && lockedIds.has(result.id)
  const locked = shown.flatMap(({ kept }) => (kept && isLocked(kept) ? [now(kept) ?? kept] : []))
  return {
    places,
    inking,
    isLocked,
    locked: locked.length,
    total: isDrawing ? run.sentence.count : shown.length,
    names: shown.map(({ kept, meme }) => (kept && now(kept))?.imageName ?? meme.imageName),
    toggleLock: ({ id }: Result) =>
      setLockedIds((all) => new Set(all.has(id) ? [...all].filter((one) => one !== id) : [...all, id])),
    /** Fixes the locked memes for a reroll that starts now. */
    lockNow(): LockedMemes {
      staying.current = locked.length
      return new Map(locked.map((result) => [result.id, result]))
    },
  }
}
