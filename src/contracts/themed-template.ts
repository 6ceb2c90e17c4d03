import { z } from 'zod'
import { memeThemeCharsMax, themedMemesPerRun } from './limits'
import { PictureName } from './meme-shapes'
import { TypedText, upToChars } from './storable-text'
import { TextRunOutput, textRunFields } from './text-run'

/** Themed memes: one picture, one theme, four memes. @see spec §3 Themed template request */

/** Longest description of a picture, in characters. */
const descriptionCharsMax = 500

/** Topic of the memes, in a few words. */
const MemeTheme = upToChars(
  TypedText.min(1, 'must not be empty: say in a word what the memes are about'),
  memeThemeCharsMax,
)

const descriptionOf = (about: string) => upToChars(TypedText, descriptionCharsMax, about).nullish()

/** The fields that both themed calls share. */
const { text: _text, ...runFields } = textRunFields
export const themedFields = { memeTheme: MemeTheme, ...runFields }

/** `POST /meme/themed/template`. @see spec §7 */
export const ThemedTemplateInput = z.strictObject({
  imageName: PictureName.meta({
    description: 'The name of a template that stands still, or of an upload of yours (`upload:…`)',
  }),
  ...themedFields,
  imageDescription: descriptionOf('What is to be seen on an upload; it may stand above the picture'),
  originalDescription: descriptionOf('What the picture usually means; a second hint beside imageDescription'),
})
export type ThemedTemplateInput = z.infer<typeof ThemedTemplateInput>

export const ThemedOutput = TextRunOutput.extend({
  results: TextRunOutput.shape.results.length(themedMemesPerRun),
})
export type ThemedOutput = z.infer<typeof ThemedOutput>
