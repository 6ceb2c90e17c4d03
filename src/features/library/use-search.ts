import { useSearchParams } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'

/** A pause in typing, in ms. */
const pauseMs = 220

/** The search: as it is typed, and after a pause in the address, so that going back restores it. */
export function useSearch() {
  const asked = useSearchParams().get('q') ?? ''
  const [typed, setTyped] = useState(asked)
  const [search, setSearch] = useState(asked)
  /** The search that this page wrote into the address. */
  const written = useRef(asked)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a sign to look at the address, which is newer than itself
  useEffect(() => {
    const wanted = new URLSearchParams(window.location.search).get('q') ?? ''
    if (wanted === written.current) return
    // A link led here, or a step in the history.
    written.current = wanted
    setTyped(wanted)
    setSearch(wanted)
  }, [asked])
  useEffect(() => {
    if (typed === search) return
    const pause = setTimeout(() => {
      setSearch(typed)
      written.current = typed.trim()
      const query = typed.trim() ? `?${new URLSearchParams({ q: typed.trim() })}` : ''
      window.history.replaceState(null, '', `${window.location.pathname}${query}`)
    }, pauseMs)
    return () => clearTimeout(pause)
  }, [typed, search])
  return { typed, setTyped, search: search.trim() }
}
