import type { SeededRandom } from '../../random/seeded-random'
import type { TransformKind, TransformLines } from '../book'
import type { Reading } from '../read/reading'
import type { Draft } from '../render/draft'
import { transformed } from '../transform/transforms'
import type { TemplateRecipe } from './recipe'

/**
 * Above all else where strict readers laughed at most of them. Prophecies and headlines leave the sentence as it was: nine
 * of ten were a shrug (docs/ratings), so that jokes about the subject come before them.
 */
const fitOf: Readonly<Record<TransformKind, number>> = {
  review: 1.75,
  documentary: 1.75,
  notice: 1.72,
  prophecy: 1,
  feat: 1.7,
  headline: 1.02,
  viewpoint: 1.7,
  diploma: 1.62,
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
