import { useEffect, useRef, useState } from 'react'
import { findDraft, keepDraft, type PromptDraft, placeOfNewestDraft } from './kept-draft'

interface KeptDraftOptions {
  /** Path of the page. */
  place: string
  /** The draft on the page; tone and languages only where they can be chosen. */
  prompt: Partial<PromptDraft> & Pick<PromptDraft, 'text'>
  /** The text has become pictures, so its draft is dropped. */
  isDone: boolean
  onFound: (draft: PromptDraft) => void
}

/** Keeps a draft in this window and restores it after a reload or a visit to the plans. */
export function useKeptDraft({ place, prompt, isDone, onFound }: KeptDraftOptions): void {
  const { text, tone, inputLanguage, outputLanguage } = prompt
  const [isMounted, setMounted] = useState(false)
  const [isLooked, setLooked] = useState(false)
  const found = useRef(onFound)
  useEffect(() => {
    found.current = onFound
  })
  // One effect later, because fields report text typed before hydration only then.
  useEffect(() => setMounted(true), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, so that typed text is never overwritten
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

/** The place of the newest draft; null where there is none, and before the page has mounted. */
export function usePlaceOfDraft(): string | null {
  const [place, setPlace] = useState<string | null>(null)
  useEffect(() => setPlace(placeOfNewestDraft(sessionStorage)), [])
  return place
}
