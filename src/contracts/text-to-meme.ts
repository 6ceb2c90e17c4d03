import { z } from 'zod'
import { memesPerRunMax } from './limits'
import { TextRunOutput, templateChoiceFields, textRunFields } from './text-run'

/** How many an API client gets that does not say. */
const memesPerRunDefault = 6

/** `POST /meme/text-to-meme`. @see spec §7 */
export const TextToMemeInput = z.strictObject({
  ...textRunFields,
  ...templateChoiceFields,
  count: z.int().min(1).max(memesPerRunMax).default(memesPerRunDefault),
})
export type TextToMemeInput = z.infer<typeof TextToMemeInput>

export const TextToMemeOutput = TextRunOutput
export type TextToMemeOutput = z.infer<typeof TextToMemeOutput>
