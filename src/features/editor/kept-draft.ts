import { z } from 'zod'
import { MemeDocument } from '@/contracts/meme-document'

/** Unsaved edits, kept in the tab so that they survive a reload without a connection. */
const KeptDraft = z.object({
  document: MemeDocument,
  /** The state of the meme over which it was made; null for one that is not kept yet. */
  updatedAt: z.string().nullable(),
})
export type KeptDraft = z.infer<typeof KeptDraft>

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const prefix = 'editor-draft:'

/** @param place id of the result, or name of the template */
export function keepDraft(store: Store, place: string, draft: KeptDraft): void {
  try {
    store.setItem(prefix + place, JSON.stringify(draft))
  } catch {
    // Storage is full or forbidden: the server still gets the draft.
  }
}

/** Null when there is none, or another version of the editor wrote it. */
export function findDraft(store: Store, place: string): KeptDraft | null {
  try {
    return KeptDraft.safeParse(JSON.parse(store.getItem(prefix + place) ?? 'null')).data ?? null
  } catch {
    return null
  }
}

export function dropDraft(store: Store, place: string): void {
  store.removeItem(prefix + place)
}
