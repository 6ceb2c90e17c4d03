import { z } from 'zod'
import { TextRunOutput, textRunFields } from './text-run'

/** How many memes the app asks for at a time, and the most that a call may ask for. */
export const memesPerRunMax = 12
/** How many an API client gets that does not say. */
const memesPerRunDefault = 6

/** `POST /meme/text-to-meme`. @see spec §7 */
export const TextToMemeInput = z.strictObject({
  ...textRunFields,
  count: z.int().min(1).max(memesPerRunMax).default(memesPerRunDefault),
})
export type TextToMemeInput = z.infer<typeof TextToMemeInput>

export const TextToMemeOutput = TextRunOutput
export type TextToMemeOutput = z.infer<typeof TextToMemeOutput>
