import type { Phrase } from '../phrase'
import type { Relation, RelationType } from '../reading'
import { findGiveaway, findOnlyOne, findRequest, findTrade } from './find-bargains'
import { findRenaming } from './find-guises'
import { findAbsence, findLetdown, findRarely } from './find-lacks'
import { findBoth, findEverywhere, findRecursion } from './find-repeats'
import { findAwkward, findConsequence, findCornered, findTrifle, findWatching } from './find-scenes'
import {
  findDoubleStandard,
  findDoubt,
  findNostalgia,
  findQuotation,
  findReveal,
  findTwoDeeds,
  findUsedTo,
} from './find-views'

const finders: readonly ((phrase: Phrase) => Relation | null)[] = [
  findRarely,
  findDoubleStandard,
  findTrade,
  findGiveaway,
  findReveal,
  findDoubt,
  findBoth,
  findRenaming,
  findAbsence,
  findOnlyOne,
  findRequest,
  findLetdown,
  findConsequence,
  findWatching,
  findCornered,
  findAwkward,
  findQuotation,
  findTwoDeeds,
  findUsedTo,
  findNostalgia,
  findEverywhere,
  findRecursion,
  findTrifle,
]

/** Relations of the sentence as a whole, where it has a shape that people use again and again. */
export function findShapes(phrase: Phrase): Relation[] {
  return finders.map((find) => find(phrase)).filter((relation) => relation !== null)
}

const conjoined: readonly RelationType[] = ['turnabout', 'did', 'condition', 'list', 'dialogue', 'steps']
/** Relations that a shape explains better: its connectives do not divide the sentence in two. */
const covered: Partial<Record<RelationType, readonly RelationType[]>> = {
  rarely: conjoined,
  'double-standard': conjoined,
  trade: conjoined,
  giveaway: conjoined,
  reveal: ['did', 'condition', 'dialogue'],
  'then-now': ['turnabout', 'did'],
  doubt: ['turnabout', 'did', 'intent', 'said-did'],
  both: conjoined,
  renaming: ['turnabout', 'did', 'people'],
  absence: ['turnabout', 'did', 'condition'],
  'only-one': ['did', 'people'],
  request: ['did'],
  letdown: ['did', 'people'],
  consequence: ['turnabout', 'did'],
  instead: ['people'],
  cornered: ['did'],
  awkward: ['did'],
  quotation: ['did', 'turnabout', 'dialogue'],
  'two-deeds': ['did'],
}

/** The relations that remain beside these shapes. */
export function withoutCovered(relations: readonly Relation[], shapes: readonly Relation[]): Relation[] {
  const hidden = new Set(shapes.flatMap(({ type }) => covered[type] ?? []))
  return relations.filter(({ type }) => !hidden.has(type))
}
