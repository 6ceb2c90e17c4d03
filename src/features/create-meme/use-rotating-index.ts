import { useEffect, useState } from 'react'

/** How long an example stays, in ms. */
const intervalMs = 6000

/** 0, 1, 2 … and round again, one step every six seconds; stands still while `paused` and with reduced motion. */
export function useRotatingIndex(length: number, paused: boolean): number {
  const [index, setIndex] = useState(0)
  useEffect(() => {
    if (paused || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => setIndex((current) => (current + 1) % length), intervalMs)
    return () => clearInterval(timer)
  }, [length, paused])
  return index
}
