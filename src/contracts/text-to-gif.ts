import { z } from 'zod'
import { gifsPerRunMax } from './limits'
import { TextRunOutput, templateChoiceFields, textRunFields } from './text-run'

const gifsPerRunDefault = 3

/** `POST /meme/text-to-gif`. A drawing that moves is at most 640 px; a larger `maxDimension` counts as that. @see spec §7 */
export const TextToGifInput = z.strictObject({
  ...textRunFields,
  ...templateChoiceFields,
  imageCount: z
    .int()
    .min(1, 'must be at least 1')
    .max(gifsPerRunMax, `must be at most ${gifsPerRunMax}`)
    .default(gifsPerRunDefault)
    .meta({ description: 'How many GIFs' }),
})
export type TextToGifInput = z.infer<typeof TextToGifInput>

export const TextToGifOutput = TextRunOutput
export type TextToGifOutput = z.infer<typeof TextToGifOutput>
