import { createConceptIndex } from '@/core/search/concept-index'
import { lexicon } from '@/core/search/lexicon/lexicon'
import { createQueryReader } from '@/core/search/read-query'
import type { SearchUnit } from '@/core/search/search-unit'
import { createStemmer } from '@/core/search/stem-word'
import { inShownOrder, stillName } from '@/core/template/in-shown-order'
import type { Template } from '@/core/template/template'
import type { TemplateSearchRequest } from '@/server/services/ports/template-search'
import { createTemplateDescriber } from './search-document'
import { createTermScorer, type TermScorer, type TermScores } from './term-scores'

/** One sign can stand for eighteen letters: what is read is no longer than what may be typed. */
const queryCharsMax = 200
/** Score of a prefix match as a share of a whole match. */
const prefixShare = 0.35
/** Score of a unit at which it counts for half of what it can: five weak matches are no strong one. */
const halfScore = 40
/** Factor for the second of two templates that share a drawing (still and loop), so that results show more drawings. */
const secondShare = 0.8
/** Factor for stills when the search asks for motion. */
const stillShare = 0.5
/** Share of the best score below which a template is left out. */
const scoreShareMin = 0.12

export interface TemplateIndex {
  /** Best first; empty when nothing fits. */
  search(request: TemplateSearchRequest): readonly Template[]
}

/** Builds its index with the first search, in some hundred milliseconds for a hundred templates; it lives as long as the process. */
export function createMiniSearchTemplateSearch(templates: readonly Template[]): TemplateIndex {
  let search: TemplateIndex['search'] | null = null
  return {
    search(request) {
      search ??= buildSearch(templates)
      return search(request)
    },
  }
}

function buildSearch(templates: readonly Template[]): TemplateIndex['search'] {
  const shown = inShownOrder(templates)
  const stemOf = createStemmer()
  const concepts = createConceptIndex(lexicon, stemOf)
  const describer = createTemplateDescriber(concepts, stemOf)
  const scorer = createTermScorer(shown.map(describer.describe))
  const readQuery = createQueryReader(concepts, describer.terms)
  const shareDrawings = createDrawingShares(shown)

  const rank = (units: readonly SearchUnit[]): readonly Template[] => {
    const isMotionAsked = units.some(isAboutMotion)
    const subject = units.filter((unit) => !isAboutMotion(unit))
    if (isMotionAsked && subject.length === 0) return shown.filter(({ motion }) => motion)
    const scores = shareDrawings(scoreUnits(subject, scorer, shown.length), isMotionAsked)
    const least = Math.max(...scores) * scoreShareMin
    return shown
      .map((template, place) => ({ template, score: scores[place] ?? 0 }))
      .filter(({ score }) => score > least)
      .sort((a, b) => b.score - a.score)
      .map(({ template }) => template)
  }

  return ({ query, animated, countMax }) => {
    const found =
      query.trim() === '' ? shown : rank(readQuery(query.normalize('NFKC').slice(0, queryCharsMax)))
    return found
      .filter(({ motion }) => animated === undefined || animated === (motion !== null))
      .slice(0, countMax)
  }
}

const isAboutMotion = ({ concepts }: SearchUnit) => concepts.get('motion') === 1

/** The sum of what each template answers of a query, by its place. */
function scoreUnits(units: readonly SearchUnit[], scorer: TermScorer, count: number): Float64Array {
  const sums = new Float64Array(count)
  for (const { stems, prefix, concepts, worth } of units) {
    const scores = new Float64Array(count)
    for (const stem of stems) addScores(scores, scorer.ofStem(stem), 1)
    if (prefix) addScores(scores, scorer.ofPrefix(prefix), prefixShare)
    for (const [id, share] of concepts) addScores(scores, scorer.ofConcept(id), share)
    for (const [place, score] of scores.entries()) {
      sums[place] = (sums[place] ?? 0) + (worth * score) / (score + halfScore)
    }
  }
  return sums
}

function addScores(sums: Float64Array, scores: TermScores, share: number): void {
  for (const { place, score } of scores) sums[place] = (sums[place] ?? 0) + score * share
}

/**
 * A still and its loop are found alike: each has the better score of the two, and the one that was not asked for
 * stands back.
 */
function createDrawingShares(templates: readonly Template[]) {
  const placeOf = new Map(templates.map(({ name }, place) => [name, place]))
  const twins = templates.flatMap(({ name }, loop) => {
    const still = placeOf.get(stillName(name))
    return still === undefined || still === loop ? [] : [{ still, loop }]
  })
  return (scores: Float64Array, isMotionAsked: boolean): Float64Array => {
    const shared = scores.slice()
    for (const { still, loop } of twins) {
      const best = Math.max(scores[still] ?? 0, scores[loop] ?? 0)
      shared[still] = best
      shared[loop] = isMotionAsked ? best : best * secondShare
    }
    return isMotionAsked
      ? shared.map((score, place) => (templates[place]?.motion ? score : score * stillShare))
      : shared
  }
}
