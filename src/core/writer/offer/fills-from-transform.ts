import type { SeededRandom } from '../../random/seeded-random'
import type { TransformKind, TransformLines } from '../book'
import type { Reading } from '../read/reading'
import type { Draft } from '../render/draft'
import { transformed } from '../transform/transforms'
import type { TemplateRecipe } from './recipe'

/**
 * Above most splits of the sentence, because strict readers laughed twice as often (docs/ratings). The best forms come
 * first, so that the few places for them go to these.
 */
const fitOf: Readonly<Record<TransformKind, number>> = {
  review: 1.75,
  documentary: 1.75,
  notice: 1.72,
  prophecy: 1.7,
  feat: 1.7,
  headline: 1.7,
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
