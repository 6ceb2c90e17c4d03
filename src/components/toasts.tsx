'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import { onToasterWanted } from './show-toast'

const Toaster = lazy(() => import('./toaster').then((part) => ({ default: part.ToastPlace })))

/** The one toaster. It is loaded on the first toast, because every toast follows an action. */
export function Toasts() {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    const want = () => setWanted(true)
    const once = { once: true, passive: true }
    const stopListening = onToasterWanted(want)
    window.addEventListener('pointerdown', want, once)
    window.addEventListener('keydown', want, once)
    return () => {
      stopListening()
      window.removeEventListener('pointerdown', want)
      window.removeEventListener('keydown', want)
    }
  }, [])
  return (
    isWanted && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  )
}
