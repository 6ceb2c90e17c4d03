import type { Words } from '../book'
import type { Fill } from '../offer/recipe'
import { contentWords } from '../read/content-words'
import { capitalise } from '../read/polish-text'
import type { Reading } from '../read/reading'
import { placeText, takesText } from './place-text'

/**
 * A fill whose words may still hold places for the user's: of a thousand drafts a dozen are picked, and only those
 * that come near are written out.
 */
export interface Draft extends Fill {
  /** True if the words hold such places. */
  isOpen: boolean
  /** The noun for the words' `{thing}`. */
  thing?: string | undefined
  /** Replaces `{text}` where the whole text is too long: the end of the story. */
  said?: string | undefined
  /** Name of the subject that it is a joke about. */
  subject?: string | undefined
  /** The content words of our own part, where they are known beforehand. */
  says?: readonly string[] | undefined
}

/** The draft with the user's words in their places. */
export function writeOut(draft: Draft, reading: Reading): Fill {
  if (!draft.isOpen) return draft
  return { ...draft, words: placeText(nameThing(draft.words, draft.thing), draft.said ?? reading.text) }
}

/** Shorter texts name a thing: they are no sentence that is told back. */
const sentenceMinChars = 32

/** True if the draft shows the whole sentence of the user, in a slot or above the picture. */
export function isPasted({ words, header, isOpen }: Draft, { text, chars, isBare }: Reading): boolean {
  if (isBare || chars < sentenceMinChars) return false
  return header === text || (isOpen ? takesText(words) : Object.values(words).includes(text))
}

/**
 * Our content words in the written draft. Those of the user's text are in every meme, here in a slot and
 * there above the picture. Known parts are joined, because to write the draft out takes longer.
 */
export function wordsOfDraft(draft: Draft, reading: Reading): readonly string[] {
  const all = draft.says ?? contentWords(writeOut(draft, reading).words)
  return draft.says && !draft.isOpen ? all : all.filter((word) => !reading.says.includes(word))
}

function nameThing(words: Words, name: string | undefined): Words {
  if (name === undefined) return words
  const named = Object.entries(words).map(([slot, text]) => [
    slot,
    text.replaceAll('{thing}', () => name).replaceAll('{Thing}', () => capitalise(name)),
  ])
  return Object.fromEntries(named)
}
