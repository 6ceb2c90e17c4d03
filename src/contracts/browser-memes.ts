import { z } from 'zod'
import { memesPerRunMax } from './limits'
import { PictureName } from './meme-shapes'
import { TextToMemeInput } from './text-to-meme'

const wordsMax = 2000
const slotsMax = 12

/** Memes that a model in the browser wrote. Nothing about them is believed. */
const BrowserMeme = z.strictObject({
  templateName: PictureName,
  /** Slot id to words. */
  words: z
    .record(z.string().max(80), z.string().max(wordsMax))
    .refine((words) => Object.keys(words).length <= slotsMax, `must have at most ${slotsMax} places`),
})
export type BrowserMeme = z.infer<typeof BrowserMeme>

/** Input of `meme.streamTextToMeme`: that of the call with an address, and what the page brings along. */
export const StreamTextToMemeInput = TextToMemeInput.extend({
  written: z.array(BrowserMeme).min(1).max(memesPerRunMax).optional(),
})
export type StreamTextToMemeInput = z.infer<typeof StreamTextToMemeInput>
