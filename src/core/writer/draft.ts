import { placeText } from './place-text'
import { capitalise } from './polish-text'
import type { Reading } from './reading'
import type { Fill, Words } from './recipe'

/**
 * A fill whose words may still hold places for the user's: of a thousand drafts a dozen are picked, and only those
 * that come near are written out.
 */
export interface Draft extends Fill {
  /** Whether the words hold such places. */
  isOpen: boolean
  /** The noun for the words' `{thing}`. */
  thing?: string | undefined
  /** The content words, where they are known beforehand. */
  says?: readonly string[] | undefined
}

/** The draft with the user's words in their places. */
export function writeOut(draft: Draft, reading: Reading): Fill {
  if (!draft.isOpen) return draft
  const named = draft.thing === undefined ? draft.words : nameThing(draft.words, draft.thing)
  return { ...draft, words: placeText(named, reading.text) }
}

function nameThing(words: Words, thing: string): Words {
  const named = Object.entries(words).map(([slot, text]) => [
    slot,
    text.replaceAll('{thing}', () => thing).replaceAll('{Thing}', () => capitalise(thing)),
  ])
  return Object.fromEntries(named)
}
