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
 * True once a caller that wants a turn has it. Turns are given one at a time when the page is idle, so that it stays
 * responsive while its memes are painted.
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
