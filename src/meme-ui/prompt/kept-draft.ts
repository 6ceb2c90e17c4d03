import { type Tone, toneNamed } from '@/core/writer/tones'

/** What somebody says, and how it is to be taken. */
export interface PromptDraft {
  text: string
  /** How its memes are to sound, where that can be chosen. */
  tone: Tone
  /** BCP-47, or `auto`. */
  inputLanguage: string
  outputLanguage: string
}

/** What was written and has not become a picture yet, kept through the way to the plans and back. */
interface KeptDraft extends PromptDraft {
  /** Where it was written. */
  place: string
  savedAtMs: number
}

/** What stands where nobody has chosen. */
export const emptyPromptDraft: PromptDraft = {
  text: '',
  tone: 'any',
  inputLanguage: 'auto',
  outputLanguage: 'en',
}

const prefix = 'quipsmith-draft:'

/** The draft of a place; null where there is none, or nothing that is one. */
export function findDraft(storage: Storage, place: string): KeptDraft | null {
  const stored = storage.getItem(prefix + place)
  if (stored === null) return null
  try {
    const { text, tone, inputLanguage, outputLanguage, savedAtMs } = JSON.parse(stored) as Partial<KeptDraft>
    if (typeof text !== 'string' || typeof savedAtMs !== 'number') return null
    return {
      place,
      text,
      tone: toneNamed(tone),
      inputLanguage: codeOr(inputLanguage, emptyPromptDraft.inputLanguage),
      outputLanguage: codeOr(outputLanguage, emptyPromptDraft.outputLanguage),
      savedAtMs,
    }
  } catch {
    return null
  }
}

/** What has the form of a language's code: which there are is a table that not every page has. */
function codeOr(code: unknown, otherwise: string): string {
  return typeof code === 'string' && /^[a-z]{2,4}(-[A-Za-z\d]{2,4})?$/.test(code) ? code : otherwise
}

/** Keeps a text; one that is empty is forgotten. A storage that is full or forbidden keeps nothing. */
export function keepDraft(
  storage: Storage,
  { place, savedAtMs, ...said }: Partial<PromptDraft> & Pick<KeptDraft, 'place' | 'text' | 'savedAtMs'>,
): void {
  try {
    if (said.text.trim() === '') storage.removeItem(prefix + place)
    else storage.setItem(prefix + place, JSON.stringify({ ...said, savedAtMs }))
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
