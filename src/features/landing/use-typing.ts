import { type RefObject, useCallback, useEffect, useRef } from 'react'

/** Time between two letters, in ms. */
const letterMs = 32
/** After the page is there and quiet, or at the latest, in ms. */
const startMsMax = 3000

/**
 * Types what stands in a field once more, letter by letter, as somebody would. Does nothing for who asked for less
 * motion. The field is written to, not the state behind it: nothing else of the page is drawn anew with each letter.
 *
 * @returns ends it with the whole sentence
 */
export function useTyping(fieldRef: RefObject<HTMLTextAreaElement | null>, sentence: string): () => void {
  const end = useRef<() => void>(() => undefined)

  useEffect(() => {
    const field = fieldRef.current
    // Text typed before hydration is kept.
    if (!field || document.activeElement === field || field.value !== sentence) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let timer = 0
    let letters = 0
    const type = () => {
      letters += 1
      field.value = sentence.slice(0, letters)
      if (letters < sentence.length) timer = window.setTimeout(type, letterMs)
    }
    const cancel = whenQuiet(type)
    end.current = () => {
      cancel()
      clearTimeout(timer)
      if (letters > 0 && letters < sentence.length) field.value = sentence
      letters = sentence.length
    }
    return () => end.current()
  }, [fieldRef, sentence])

  return useCallback(() => end.current(), [])
}

/** @returns takes it back */
function whenQuiet(run: () => void): () => void {
  // Safari has no such callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, startMsMax / 2)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: startMsMax })
  return () => cancelIdleCallback(handle)
}
