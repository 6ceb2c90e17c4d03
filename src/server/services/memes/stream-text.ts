import type { TextRunStep } from '@/contracts/text-run-step'
import { follow } from '../runs/follow'
import type { ServiceContext } from '../service-context'
import { runText, type TextRun } from './run-text'

/**
 * A run as it gets on. It does not wait for its reader: who leaves aborts the signal, and then it ends as `runText`
 * says.
 *
 * @throws CONTENT_BLOCKED | INSUFFICIENT_CREDITS, while it is read
 */
export function streamText(
  context: ServiceContext,
  run: TextRun,
  signal: AbortSignal,
): AsyncGenerator<TextRunStep> {
  return follow<TextRunStep>(async (tell) => {
    try {
      const output = await runText(context, run, {
        signal,
        onDrafts: (memes) => tell({ type: 'drafts', memes }),
        onMeme: (meme) => tell({ type: 'meme', meme }),
      })
      tell({ type: 'done', output })
    } catch (error) {
      // That the reader left in time is no failure, and nobody would hear of it.
      if (error !== signal.reason) throw error
    }
  })
}
