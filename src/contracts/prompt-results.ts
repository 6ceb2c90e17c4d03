import { z } from 'zod'
import { Result } from './meme-shapes'
import { Visual } from './minimalist-visual'
import { PromptSummary } from './pages'

/** `GET /account/prompt-results`. @see spec §7 */
export const PromptResultsInput = z.strictObject({ promptId: z.uuid('must be the id of a prompt') })
export type PromptResultsInput = z.infer<typeof PromptResultsInput>

export const PromptResults = z.object({
  prompt: PromptSummary,
  results: z.array(Result).meta({ description: 'Its memes, best first; empty for a concept' }),
  visuals: z.array(Visual).meta({ description: 'Its visuals; empty for anything but a concept' }),
})
export type PromptResults = z.infer<typeof PromptResults>
