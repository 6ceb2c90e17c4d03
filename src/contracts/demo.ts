import { z } from 'zod'
import { MemeDocument } from './meme-document'
import { PromptText, Variation } from './text-run'

/** How many memes a visitor sees, and how many of them an account begins with. */
export const demoMemesCount = 3
/** px of the longer side: enough to look at. */
export const demoDimensionPx = 500

/** A visitor's sentence for the demo, sent again to keep its memes after signing up. decision: ADR-0033 */
export const DemoInput = z.strictObject({ text: PromptText, variation: Variation })
export type DemoInput = z.infer<typeof DemoInput>

/** A meme that nobody has stored: its document, for the page to paint. */
const DemoMeme = z.object({
  document: MemeDocument,
  altText: z.string(),
  reason: z.string(),
})

export const DemoOutput = z.object({ memes: z.array(DemoMeme) })
export type DemoOutput = z.infer<typeof DemoOutput>

/** Memes of the front page once they are somebody's. */
export const KeptDemo = z.object({
  text: z.string(),
  memes: z.array(
    z.object({
      id: z.uuid(),
      imageUrl: z.url(),
      altText: z.string(),
      width: z.int(),
      height: z.int(),
    }),
  ),
})
export type KeptDemo = z.infer<typeof KeptDemo>
