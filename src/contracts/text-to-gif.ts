import { z } from 'zod'
import { TextRunOutput, textRunFields } from './text-run'

/** @see product-decisions, the table of calls */
export const gifsPerRunMax = 6
const gifsPerRunDefault = 3

/** `POST /meme/text-to-gif`. A drawing that moves is at most 640 px; a larger `maxDimension` counts as that. @see spec §7 */
export const TextToGifInput = z.strictObject({
  ...textRunFields,
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
