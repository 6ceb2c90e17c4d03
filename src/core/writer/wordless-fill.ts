import type { Template } from '../template/template'
import type { Draft } from './draft'
import type { Reading } from './reading'
import type { Recipe } from './recipe'

/** Pictures that would say something about the text above them if their places stayed empty. */
const unkindWithoutWords: ReadonlySet<string> = new Set(
  `before-after big-ideas box-in-a-box cart-of-nonsense domino-chain expectation-reality lion-and-kitten monday-friday
  nope-yep not-my-job obvious-trap ok-better-best outrunning-it shoulder-advice side-glance snowball
  spot-the-difference tug-of-war two-buttons worst-suggestion`
    .split(/\s+/)
    .flatMap((name) => [name, `${name}-loop`]),
)

/**
 * For a text about a person, a group or grief in a language that we have no gentle words in: the text above the
 * picture, and the picture without words. Higher for pictures that say nothing by themselves.
 */
export function wordlessFill(recipe: Recipe, template: Template, reading: Reading): Draft {
  const isKind = !unkindWithoutWords.has(template.name)
  return { words: {}, isOpen: false, header: reading.header, fit: isKind ? 1 : 0, reason: recipe.reason }
}
