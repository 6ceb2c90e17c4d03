import { useEffect, useRef, useState } from 'react'
import { findDraft, keepDraft, type PromptDraft, placeOfNewestDraft } from './kept-draft'

interface KeptDraftOptions {
  /** Path of the page. */
  place: string
  /** The draft on the page; tone and languages only where they can be chosen. */
  said: Partial<PromptDraft> & Pick<PromptDraft, 'text'>
  /** The text has become pictures: nothing of it waits any more. */
  isDone: boolean
  onFound: (said: PromptDraft) => void
}

/** Keeps what is being written in this window, and gives it back when the page is loaded anew, plans in between or not. */
export function useKeptDraft({ place, said, isDone, onFound }: KeptDraftOptions): void {
  const { text, tone, inputLanguage, outputLanguage } = said
  const [isMounted, setMounted] = useState(false)
  const [isLooked, setLooked] = useState(false)
  const found = useRef(onFound)
  useEffect(() => {
    found.current = onFound
  })
  // A step later, because fields say only then what was written into them before the page could hear it.
  useEffect(() => setMounted(true), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is there already is not overwritten, once
  useEffect(() => {
    if (!isMounted) return
    const draft = text === '' ? findDraft(sessionStorage, place) : null
    if (draft) {
      const { place: _place, savedAtMs: _savedAtMs, ...kept } = draft
      found.current(kept)
    }
    setLooked(true)
  }, [isMounted, place])
  useEffect(() => {
    if (!isLooked) return
    const waiting = isDone ? '' : text
    keepDraft(sessionStorage, {
      place,
      text: waiting,
      ...(tone && { tone }),
      ...(inputLanguage && { inputLanguage }),
      ...(outputLanguage && { outputLanguage }),
      savedAtMs: Date.now(),
    })
  }, [isLooked, place, text, tone, inputLanguage, outputLanguage, isDone])
}

/** Where a text waits; null where none does, and before the page has looked. */
export function usePlaceOfDraft(): string | null {
  const [place, setPlace] = useState<string | null>(null)
  useEffect(() => setPlace(placeOfNewestDraft(sessionStorage)), [])
  return place
}
