import { z } from 'zod'
import { Result } from './meme-shapes'
import { TextRunOutput } from './text-run'

/** A meme that can be looked at and nothing else: it is laid out, but not stored and not charged for. */
export const MemeDraft = Result.omit({
  id: true,
  promptId: true,
  imageUrl: true,
  shareUrl: true,
  sharesPrompt: true,
  starred: true,
  createdAt: true,
  updatedAt: true,
})
export type MemeDraft = z.infer<typeof MemeDraft>

/**
 * How a run gets on, in this order:
 * 1. `drafts`, only where better ones may come: as many memes as the run will have, each on a template of its own;
 * 2. `meme`, for each better one: it takes the place of the draft on its template, or of any other;
 * 3. `done`: all of it is charged for and in the library. What was shown in 2 is among the results, the rest are
 *    drafts on other templates.
 *
 * A run that ends without `done` has charged and stored nothing.
 */
export const TextRunStep = z.discriminatedUnion('type', [
  z.object({ type: z.literal('drafts'), memes: z.array(MemeDraft) }),
  z.object({ type: z.literal('meme'), meme: MemeDraft }),
  z.object({ type: z.literal('done'), output: TextRunOutput }),
])
export type TextRunStep = z.infer<typeof TextRunStep>
