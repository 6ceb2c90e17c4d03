import type { Template } from '../../template/template'
import { graphemeCount } from '../../text/graphemes'
import type { Reading } from '../read/reading'
import type { Draft } from '../render/draft'
import { lastHeader } from './header-above'
import type { TemplateRecipe } from './recipe'

/** A shorter text may be a mere name, which does not suit a place for thoughts. */
const storyMinChars = 32

/**
 * For a text about a person, a group or grief in a language that we have no gentle words in. The text stands where a
 * figure thinks or reads it, else above the picture, without words of ours. Neutral pictures score higher.
 */
export function wordlessFill(
  { reason, traits }: TemplateRecipe,
  template: Template,
  reading: Reading,
): Draft {
  const slot = template.slots.find(({ id }) => id === traits.loneTextSlot)
  const chars = graphemeCount(reading.text)
  const fits = slot !== undefined && chars <= slot.maxChars && chars >= storyMinChars
  return {
    words: fits ? { [slot.id]: reading.text } : {},
    isOpen: false,
    header: fits ? undefined : lastHeader(reading),
    fit: fits ? 1.2 : traits.unkindWhenBlank ? 0 : 1,
    reason,
  }
}
