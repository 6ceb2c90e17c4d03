import type { Box } from './path'
import { textHash } from './seeded-random'
import { flatBox } from './shapes'

/** An id that depends on content alone, so that the same drawing always has the same ids. */
export function contentId(prefix: string, content: string): string {
  return `${prefix}${(textHash(content) >>> 0).toString(36)}`
}

/** Shows of the content only what lies within the shape (markup of filled shapes). */
export function clip(shape: string, content: string): string {
  const id = contentId('clip', shape)
  return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${content}</g>`
}

/** Shows of the content only what lies within the box. */
export function clipToBox(box: Box, content: string): string {
  return clip(flatBox(box, '#000'), content)
}
