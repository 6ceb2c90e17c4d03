'use client'

import { useEffect } from 'react'

/**
 * Says that the page answers to presses now: as the attribute `data-hydrated` of the document, and as an event to the
 * loader of late scripts (scripts/serve/late-scripts.ts).
 */
export function HydrationSignal() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    dispatchEvent(new Event('hydrated'))
  }, [])
  return null
}
