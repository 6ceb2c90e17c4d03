import type { SeededRandom } from '../../random/seeded-random'
import type { TransformKind, TransformLines } from '../book'
import type { Reading } from '../read/reading'
import type { Draft } from '../render/draft'
import { transformed } from '../transform/transforms'
import type { TemplateRecipe } from './recipe'

/**
 * Beside the jokes about the subject: first places that only said the sentence again, with stars, were a shrug. Prophecies
 * and headlines leave it as it was, so that all else comes before them (docs/ratings).
 */
const fitOf: Readonly<Record<TransformKind, number>> = {
  viewpoint: 1.4,
  review: 1.3,
  documentary: 1.3,
  notice: 1.25,
  diploma: 1.25,
  feat: 1.2,
  headline: 1.02,
  prophecy: 1,
}

/** The user's words in the form that the picture is made for: at most one draft. */
export function fillsFromTransform(
  { traits: { transform }, reason }: Pick<TemplateRecipe, 'traits' | 'reason'>,
  reading: Reading,
  lines: TransformLines,
  random: SeededRandom,
): Draft[] {
  const words = transform && transformed(transform, reading, lines, random)
  return words ? [{ words, isOpen: false, fit: fitOf[transform], reason }] : []
}
