import { useEffect, useRef, useState } from 'react'
import type { Tone } from '@/core/writer/tones'
import { findDraft, keepDraft, placeOfNewestDraft } from './kept-draft'

interface KeptDraftOptions {
  /** Path of the page. */
  place: string
  text: string
  /** How its memes are to sound, where that can be chosen. */
  tone?: Tone
  /** The text has become pictures: nothing of it waits any more. */
  isDone: boolean
  onFound: (text: string, tone: Tone) => void
}

/** Keeps what is being written in this window, and gives it back when the page is loaded anew, plans in between or not. */
export function useKeptDraft({ place, text, tone, isDone, onFound }: KeptDraftOptions): void {
  const [isLooked, setLooked] = useState(false)
  const found = useRef(onFound)
  useEffect(() => {
    found.current = onFound
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is there already is not overwritten, once
  useEffect(() => {
    const draft = text === '' ? findDraft(sessionStorage, place) : null
    if (draft) found.current(draft.text, draft.tone)
    setLooked(true)
  }, [place])
  useEffect(() => {
    if (isLooked) keepDraft(sessionStorage, { place, text: isDone ? '' : text, tone, savedAtMs: Date.now() })
  }, [isLooked, place, text, tone, isDone])
}

/** Where a text waits; null where none does, and before the page has looked. */
export function usePlaceOfDraft(): string | null {
  const [place, setPlace] = useState<string | null>(null)
  useEffect(() => setPlace(placeOfNewestDraft(sessionStorage)), [])
  return place
}
