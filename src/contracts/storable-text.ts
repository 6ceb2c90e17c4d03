import { z } from 'zod'

/** Control characters other than tab and line break: nobody types them, and a database refuses the first of them. */
const controlCharacters = /(?![\t\n\r])[\p{Cc}\p{Cs}]/gu

/** A text without the characters that cannot be stored. */
export const StorableText = z.string().overwrite((text) => text.replace(controlCharacters, ''))
