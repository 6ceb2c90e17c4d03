import { useEffect, useMemo, useState } from 'react'
import { factsOf, type LibraryPicture } from './library-picture'

/** Which of the shown pictures are picked. What is no longer shown is no longer picked. */
export function usePicks(shown: readonly LibraryPicture[]) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const [isPicking, setPicking] = useState(false)
  const picked = useMemo(() => shown.filter((picture) => keys.has(factsOf(picture).key)), [shown, keys])
  const clear = () => {
    setKeys(new Set())
    setPicking(false)
  }
  const toggle = (key: string) => {
    const next = new Set(keys)
    if (!next.delete(key)) next.add(key)
    setKeys(next)
    setPicking(true)
  }
  useEffect(() => {
    if (!isPicking) return
    const leave = (event: KeyboardEvent) => {
      // A menu or dialog that it closes has taken it already.
      if (event.key !== 'Escape' || event.defaultPrevented) return
      setKeys(new Set())
      setPicking(false)
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [isPicking])
  return {
    picked,
    has: (key: string) => keys.has(key),
    /** Every picture has a checkbox, and pressing a picture picks it. */
    isPicking,
    begin: () => setPicking(true),
    toggle,
    clear,
  }
}
