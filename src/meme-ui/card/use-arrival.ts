import { useEffect, useRef, useState } from 'react'

/** Between one meme being inked and the next, so that one sees them arrive. */
const betweenMemesMs = 90

/** `served`: the browser could not paint it. */
type ArrivalStage = 'pencil' | 'ink' | 'served'

/** How far a meme has come; begins again with each picture. */
export function useArrival(imageName: string, turn: number, onInked: (() => void) | undefined) {
  const [stage, setStage] = useState<ArrivalStage>('pencil')
  const [isPainted, setPainted] = useState(false)
  const [shownName, setShownName] = useState(imageName)
  const begin = () => {
    setStage('pencil')
    setPainted(false)
  }
  if (shownName !== imageName) {
    setShownName(imageName)
    begin()
  }
  const listener = useRef(onInked)
  useEffect(() => {
    listener.current = onInked
  })
  useEffect(() => {
    if (!isPainted) return
    const turnComes = setTimeout(() => {
      setStage('ink')
      listener.current?.()
    }, turn * betweenMemesMs)
    return () => clearTimeout(turnComes)
  }, [isPainted, turn])
  return {
    stage,
    painted: () => setPainted(true),
    failed: () => setStage('served'),
    /** Tries once more to paint it. */
    draw: begin,
  }
}
