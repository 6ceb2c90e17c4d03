import { z } from 'zod'
import { lengthFault, unitsMaxOf } from '@/core/text/text-limit'

/** Control characters other than tab and line break: nobody types them, and a database refuses the first of them. */
const controlCharacters = /(?![\t\n\r])[\p{Cc}\p{Cs}]/gu

/** A text without the characters that cannot be stored. */
export const StorableText = z.string().overwrite((text) => text.replace(controlCharacters, ''))

/** Typed text, trimmed. */
export const TypedText = StorableText.trim()

/**
 * A text of at most so many characters as people count them, and of no more UTF-16 units than these may take. JSON
 * Schema cannot count characters, so `maxLength` publishes the units and the description says the rest.
 *
 * @param about what the description begins with
 */
export function upToChars(text: z.ZodString, charsMax: number, about?: string): z.ZodString {
  const unitsMax = unitsMaxOf(charsMax)
  const sentenceFor = (value: string) =>
    lengthFault(value, charsMax) === 'too-many-units'
      ? `has too many accents or emoji of many parts: at most ${unitsMax} UTF-16 units in ${charsMax} characters`
      : `must be at most ${charsMax} characters`
  const limit = `At most ${charsMax} characters (graphemes) and ${unitsMax} UTF-16 units`
  return text
    .max(unitsMax, { error: ({ input }) => sentenceFor(String(input)), abort: true })
    .refine((value) => lengthFault(value, charsMax) === null, `must be at most ${charsMax} characters`)
    .meta({ description: about === undefined ? limit : `${about}. ${limit}` })
}
