import MiniSearch from 'minisearch'
import { createBeginnings } from '@/core/search/beginnings'
import type { SearchDocument } from './search-document'

/** Scores of one term, by the document's index in the list; documents without it are left out. */
export type TermScores = readonly { place: number; score: number }[]

export interface TermScorer {
  ofStem(stem: string): TermScores
  /** Combined score of all stems with this prefix. */
  ofPrefix(prefix: string): TermScores
  ofConcept(id: string): TermScores
}

/** Weight of a match by the field it is in. decision: ADR-0009 */
const textBoosts = { title: 3, aliases: 3, keywords: 3.5, prose: 1.1, altText: 0.6 }
const conceptBoosts = { concepts: 4, hints: 0.9 }
/** Stems that a beginning may stand for; with more it says too little. */
const stemsOfPrefixMax = 24

/**
 * MiniSearch weighs terms (BM25+ with a boost for each field); each term is asked for once and kept, because a query
 * in concepts asks for the same few again and again. Only terms of the index are kept, so what is kept is bounded.
 */
export function createTermScorer(documents: readonly SearchDocument[]): TermScorer {
  const fields = [...Object.keys(textBoosts), ...Object.keys(conceptBoosts)]
  const index = new MiniSearch<SearchDocument>({
    fields,
    tokenize: (text) => text.split(' ').filter(Boolean),
    processTerm: (term) => term,
    searchOptions: { tokenize: (text) => [text], bm25: { k: 1.2, b: 0.25, d: 0.5 } },
  })
  index.addAll(documents)
  const places = new Map(documents.map(({ id }, place) => [id, place]))
  const known = new Set(documents.flatMap((document) => fields.flatMap((field) => termsOf(document, field))))
  const beginnings = createBeginnings(new Set(documents.flatMap(stemsOf)))

  const scorer = (boost: Record<string, number>) => {
    const kept = new Map<string, TermScores>()
    return (term: string): TermScores => {
      if (!known.has(term)) return []
      let scores = kept.get(term)
      if (!scores) {
        const found = index.search(term, { fields: Object.keys(boost), boost })
        scores = found.map(({ id, score }) => ({ place: places.get(id) ?? 0, score }))
        kept.set(term, scores)
      }
      return scores
    }
  }
  const ofStem = scorer(textBoosts)
  return {
    ofStem,
    ofConcept: scorer(conceptBoosts),
    ofPrefix: (prefix) => {
      const stems = beginnings.of(prefix)
      return stems.length > stemsOfPrefixMax ? [] : stems.flatMap(ofStem)
    },
  }
}

function termsOf(document: SearchDocument, field: string): string[] {
  return document[field as keyof SearchDocument].split(' ')
}

function stemsOf(document: SearchDocument): string[] {
  return Object.keys(textBoosts).flatMap((field) => termsOf(document, field))
}
