/** One token of an English text, as an outside tagger sees it. */
export interface TaggedWord {
  text: string
  /** Universal part of speech: NOUN, PROPN, PRON, VERB, AUX, ADJ, ADV, ADP, DET, CCONJ, SCONJ, PART, NUM, PUNCT, INTJ, SYM. */
  pos: string
  /** Dictionary form, lower case: `denies` is `deny`. */
  lemma: string
  /** Place in the tagged text, UTF-16 units; `end` is exclusive. */
  start: number
  end: number
}

/** Tags an English text; tokens come in order and do not overlap. */
export type TagWords = (text: string) => TaggedWord[]
