import { useSyncExternalStore } from 'react'

const query = '(max-width: 767px)'

function subscribe(listen: () => void): () => void {
  const phone = window.matchMedia(query)
  phone.addEventListener('change', listen)
  return () => phone.removeEventListener('change', listen)
}

/** True on a screen as narrow as a phone's. */
export function usePhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}
