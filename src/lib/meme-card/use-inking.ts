import { useCallback, useState } from 'react'

/**
 * Counts the places of a run that have a meme in ink; one that gives way to a better one stays counted.
 *
 * @param isBegun false while there is no meme to be inked: then the count starts over
 */
export function useInking(isBegun: boolean): { inkedCount: number; markInked: (place: number) => void } {
  const [inked, setInked] = useState<ReadonlySet<number>>(new Set())
  if (!isBegun && inked.size > 0) setInked(new Set())
  const markInked = useCallback((place: number) => setInked((current) => new Set([...current, place])), [])
  return { inkedCount: inked.size, markInked }
}
