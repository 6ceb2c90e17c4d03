import { useEffect, useRef, useState } from 'react'

/** Pause between two memes, so that their arrival is visible. */
const betweenMemesMs = 90

/** `served`: the browser could not paint it. */
type ArrivalStage = 'pencil' | 'ink' | 'served'

/** Progress of a meme; restarts with each picture. */
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
