import { z } from 'zod'
import { isLanguageCode } from '@/core/language/languages'
import { captionCharsMax } from '@/core/meme/meme-document'
import { StorableText, upToChars } from './storable-text'

const Words = upToChars(StorableText, captionCharsMax)

/** Parameters in a template picture's address: `/meme/image/{template}.png?text.{slot}=…&header=…` */
export const TemplateImageInput = z.strictObject({
  template: z.string().min(1).max(80),
  /** Slot id to words. */
  texts: z.record(z.string().max(40), Words),
  header: Words.optional(),
  footer: Words.optional(),
  language: z
    .string()
    .refine(isLanguageCode, 'must be a language code from /search-supported-languages, such as en or pt-BR')
    .optional(),
})
export type TemplateImageInput = z.infer<typeof TemplateImageInput>
