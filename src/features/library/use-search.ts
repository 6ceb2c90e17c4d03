import { useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'

/** A pause in typing, in ms. */
const pauseMs = 220

/** What is looked for: as it is typed, and once one pauses, in the address, so that coming back finds it again. */
export function useSearch() {
  const asked = useSearchParams().get('q') ?? ''
  const [typed, setTyped] = useState(asked)
  const [search, setSearch] = useState(asked)
  useEffect(() => {
    if (typed === search) return
    const pause = setTimeout(() => {
      setSearch(typed)
      const query = typed.trim() ? `?${new URLSearchParams({ q: typed.trim() })}` : ''
      window.history.replaceState(null, '', `${window.location.pathname}${query}`)
    }, pauseMs)
    return () => clearTimeout(pause)
  }, [typed, search])
  return { typed, setTyped, search: search.trim() }
}
