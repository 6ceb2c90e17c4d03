/** The ways in which a joke works; a model names the one that it used. */
export const jokeEngines = [
  'literal',
  'other-side',
  'understatement',
  'escalation',
  'wrong-register',
  'betraying-quote',
  'too-exact',
  'role-swap',
  'same-again',
  'consequence',
] as const
export type JokeEngine = (typeof jokeEngines)[number]

/** A meme as a model said it. Nothing about it has been checked. */
export interface ModelMeme {
  templateId: string
  /** Slot id to words. */
  words: Record<string, string>
  header: string
  /** Why this template, for the person who reads the page. */
  reason: string
  /** `same-again` allows the same words in every slot. Empty when the model named none that we know. */
  engine: JokeEngine | ''
}

/** A meme's words in one text: header first, then the slots in their order. */
export function wordsOf({ header, words }: { header?: string | undefined; words: Record<string, string> }) {
  return [header, ...Object.values(words)].filter((text) => text?.trim()).join('\n')
}
