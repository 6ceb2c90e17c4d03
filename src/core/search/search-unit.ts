/**
 * One thing that a query asks for: a phrase ("woman yelling at cat"), or a word. A template answers it with its own
 * words or with a concept that it has in common with it.
 */
export interface SearchUnit {
  /** Stems to find among a template's own words. */
  stems: readonly string[]
  /** The beginning of a word that may not have been typed to its end. */
  prefix: string | null
  /** Concept ids to how surely they are meant, 0..1. */
  concepts: ReadonlyMap<string, number>
  /** Weight of an answer to it, about 1: more for a joke than for its subject, less for a corrected word. */
  worth: number
}
