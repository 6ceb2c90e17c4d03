import { useEffect, useState } from 'react'

/** How long a meme waits for a quiet moment at most, in ms. */
const waitMsMax = 1500

/** Those who wait for their turn; the first of them is called next. */
const waiting: (() => void)[] = []
let isCalling = false

function callNext(): void {
  const next = waiting.shift()
  isCalling = next !== undefined
  if (!next) return
  const call = () => {
    next()
    callNext()
  }
  // Safari has no such callback.
  if ('requestIdleCallback' in window) requestIdleCallback(call, { timeout: waitMsMax })
  else setTimeout(call, 60)
}

/**
 * Whether it is somebody's turn, once they want it: one after the other, in quiet moments, so that a page of memes
 * answers a finger while they are painted. Stays true from then on.
 */
export function useTurn(wanted: boolean): boolean {
  const [mine, setMine] = useState(false)
  useEffect(() => {
    if (!wanted || mine) return
    const take = () => setMine(true)
    waiting.push(take)
    if (!isCalling) callNext()
    return () => {
      const place = waiting.indexOf(take)
      if (place >= 0) waiting.splice(place, 1)
    }
  }, [wanted, mine])
  return mine
}
