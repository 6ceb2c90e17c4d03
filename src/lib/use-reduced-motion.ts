import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'

function subscribe(listen: () => void): () => void {
  const wish = window.matchMedia(query)
  wish.addEventListener('change', listen)
  return () => wish.removeEventListener('change', listen)
}

/** True where the system asks for reduced motion. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}
