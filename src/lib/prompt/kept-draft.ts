import { type Tone, toneNamed } from '@/core/writer/tones'

/** A text that somebody wrote and that has not become a picture yet, kept through the way to the plans and back. */
interface KeptDraft {
  /** Where it was written. */
  place: string
  text: string
  /** How its memes are to sound, where that can be chosen. */
  tone: Tone
  savedAtMs: number
}

const prefix = 'quipsmith-draft:'

/** The draft of a place; null where there is none, or nothing that is one. */
export function findDraft(storage: Storage, place: string): KeptDraft | null {
  const stored = storage.getItem(prefix + place)
  if (stored === null) return null
  try {
    const { text, tone, savedAtMs } = JSON.parse(stored) as Partial<KeptDraft>
    return typeof text === 'string' && typeof savedAtMs === 'number'
      ? { place, text, tone: toneNamed(tone), savedAtMs }
      : null
  } catch {
    return null
  }
}

/** Keeps a text; one that is empty is forgotten. A storage that is full or forbidden keeps nothing. */
export function keepDraft(
  storage: Storage,
  { place, text, tone, savedAtMs }: Omit<KeptDraft, 'tone'> & { tone?: Tone | undefined },
): void {
  try {
    if (text.trim() === '') storage.removeItem(prefix + place)
    else storage.setItem(prefix + place, JSON.stringify({ text, tone, savedAtMs }))
  } catch {
    // Writing goes on without it.
  }
}

/** The place where somebody wrote last; null where nothing waits. */
export function placeOfNewestDraft(storage: Storage): string | null {
  const drafts = Object.keys(storage)
    .filter((name) => name.startsWith(prefix))
    .flatMap((name) => findDraft(storage, name.slice(prefix.length)) ?? [])
    .toSorted((a, b) => b.savedAtMs - a.savedAtMs)
  return drafts[0]?.place ?? null
}
