import { hashText } from '../../random/hash-text'
import { createRandom } from '../../random/seeded-random'
import type { Template } from '../../template/template'
import { lintFill } from '../render/linter'
import { jokeDistance } from './joke-kin'

/** Words that stand in a picture and shall stand in another. */
export interface MovingWords {
  /** Those of the boxes that are not blank, in the order of the boxes. */
  captions: readonly string[]
  /** The picture that they were made for. */
  template: Template
  isEnglish: boolean
}

/**
 * Other templates in which the same words can stand, box by box: as many boxes as there are words, each long enough,
 * and no sentence where a label belongs. Those on which the joke works in the same way come first, then its kin, then
 * the others. One that mocks is only taken for another that does; what moves stays moving.
 *
 * @returns an empty list for words of no box at all
 */
export function templatesForWords(words: MovingWords, templates: readonly Template[]): Template[] {
  const { captions, template: from } = words
  if (captions.length === 0) return []
  const random = createRandom(hashText(captions.join('\n')))
  const distanceOf = (template: Template) => jokeDistance(from.jokeShape, template.jokeShape)
  return random
    .shuffle(templates.filter((template) => template.name !== from.name && holds(template, words)))
    .toSorted((a, b) => distanceOf(a) - distanceOf(b))
}

/** Slot id to words: the first words in the first box. */
export function wordsInSlots(captions: readonly string[], { slots }: Template): Record<string, string> {
  return Object.fromEntries(slots.map(({ id }, index) => [id, captions[index] ?? '']))
}

function holds(template: Template, { captions, template: from, isEnglish }: MovingWords): boolean {
  if (template.slots.length !== captions.length) return false
  if ((template.motion !== null) !== (from.motion !== null)) return false
  if (template.sensitive && !from.sensitive) return false
  const fill = { words: wordsInSlots(captions, template), fit: 0, reason: '' }
  const faults = lintFill(fill, template, { verbatim: '', isEnglish })
  return !faults.includes('too-long') && !faults.includes('sentence-in-label')
}
