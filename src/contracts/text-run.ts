import { z } from 'zod'
import { isLanguageCode, toLanguageCode } from '@/core/language/languages'
import { jokeShapes } from '@/core/writer/rank/joke-kin'
import { tones } from '@/core/writer/rank/tones'
import { dimensionPxDefault, dimensionPxMax, dimensionPxMin, promptCharsMax } from './limits'
import { Credits, PictureName, Result } from './meme-shapes'
import { TypedText, upToChars } from './storable-text'

/** Input and output that all runs from a text share. */

/** Prompt of a run: 1..500 characters after trimming. */
export const PromptText = upToChars(
  TypedText.min(1, 'must not be empty: say in a sentence what happened'),
  promptCharsMax,
)

const OutputLanguage = z
  .string()
  .overwrite(toLanguageCode)
  .refine(isLanguageCode, 'must be a language code from /search-supported-languages, such as en or pt-BR')
  .default('en')

const InputLanguage = z
  .string()
  .overwrite(toLanguageCode)
  .refine((code) => code === 'auto' || isLanguageCode(code), 'must be auto or a language code such as en')
  .default('auto')

const MaxDimension = z
  .int()
  .min(dimensionPxMin, `must be at least ${dimensionPxMin} px`)
  .max(dimensionPxMax, `must be at most ${dimensionPxMax} px`)
  .default(dimensionPxDefault)
  .meta({ description: 'Longer side of the image in px' })

export const Variation = z
  .int()
  .min(0)
  .max(1_000_000)
  .default(0)
  .meta({ description: 'Same text and variation, same pictures; another number gives others' })

/** The fields that all of them share. */
export const textRunFields = {
  text: PromptText,
  maxDimension: MaxDimension,
  inputLanguage: InputLanguage,
  outputLanguage: OutputLanguage,
  variation: Variation,
}

/** Most templates that a run may be told to leave out: more than one page shows, fewer than there are. */
const withoutMax = 40

/** Optional fields that steer the choice of templates and the tone. decision: ADR-0028, ADR-0038 */
export const templateChoiceFields = {
  jokeShape: z
    .enum(jokeShapes)
    .optional()
    .meta({ description: 'How the joke works: templates of this shape first, then those of its kin' }),
  tone: z
    .enum(tones)
    .optional()
    .meta({ description: 'How the memes sound; `any`, as when left out, leaves it to the text' }),
  without: z
    .array(PictureName)
    .max(withoutMax, `must be at most ${withoutMax} templates`)
    .optional()
    .meta({ description: 'Names of templates that are left out, such as those that you have already' }),
}

export const TextRunOutput = z.object({
  promptId: z.uuid(),
  results: z.array(Result),
  credits: Credits,
  notice: z
    .enum(['translation_unavailable'])
    .optional()
    .meta({ description: 'Present when the captions could not be translated' }),
  modelMissed: z.literal(true).optional().meta({
    description:
      'Present when a language model is configured but wrote none of the memes: the built-in writer did, and no credit was taken',
  }),
})
export type TextRunOutput = z.infer<typeof TextRunOutput>
