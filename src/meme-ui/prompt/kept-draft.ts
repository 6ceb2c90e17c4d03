import { type Tone, toneNamed } from '@/core/writer/rank/tones'

/** The text of a prompt with its tone and languages. */
export interface PromptDraft {
  text: string
  /** How its memes are to sound, where that can be chosen. */
  tone: Tone
  /** BCP-47, or `auto`. */
  inputLanguage: string
  outputLanguage: string
}

/** A prompt that has no pictures yet, kept on the way to the plans and back. */
interface KeptDraft extends PromptDraft {
  /** Where it was written. */
  place: string
  savedAtMs: number
}

/** The values before anything is typed or chosen. */
export const emptyPromptDraft: PromptDraft = {
  text: '',
  tone: 'any',
  inputLanguage: 'auto',
  outputLanguage: 'en',
}

const prefix = 'quipsmith-draft:'

/** The draft of a place; null without a readable one. */
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

/** Checks the form of a language code only: not every page loads the table of languages. */
function codeOr(code: unknown, otherwise: string): string {
  return typeof code === 'string' && /^[a-z]{2,4}(-[A-Za-z\d]{2,4})?$/.test(code) ? code : otherwise
}

/** Keeps a draft and drops an empty one. A full or forbidden storage keeps nothing. */
export function keepDraft(
  storage: Storage,
  { place, savedAtMs, ...prompt }: Partial<PromptDraft> & Pick<KeptDraft, 'place' | 'text' | 'savedAtMs'>,
): void {
  try {
    if (prompt.text.trim() === '') storage.removeItem(prefix + place)
    else storage.setItem(prefix + place, JSON.stringify({ ...prompt, savedAtMs }))
  } catch {
    // Writing goes on without it.
  }
}

/** The place of the newest draft; null where there is none. */
export function placeOfNewestDraft(storage: Storage): string | null {
  const drafts = Object.keys(storage)
    .filter((name) => name.startsWith(prefix))
    .flatMap((name) => findDraft(storage, name.slice(prefix.length)) ?? [])
    .toSorted((a, b) => b.savedAtMs - a.savedAtMs)
  return drafts[0]?.place ?? null
}
