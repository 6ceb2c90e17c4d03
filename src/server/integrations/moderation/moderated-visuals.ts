import type { VisualIdea } from '@/core/visual/visual-idea'
import type { Moderator } from '@/server/services/ports/moderator'
import type { VisualWriter } from '@/server/services/ports/visual-writer'

/** Reads the words that a model put on drawings, beside the concept; other drawings take the places of refused ones. */
export function createModeratedVisualWriter(
  inner: VisualWriter,
  moderator: Pick<Moderator, 'checkWritten'>,
): VisualWriter {
  return {
    async choose(request) {
      const answer = await inner.choose(request)
      const figures = answer.ideas.filter((idea) => idea.kind === 'figure')
      if (figures.length === 0) return answer
      const verdicts = await moderator.checkWritten(figures.map(({ words }) => words.join('\n')))
      const refused = new Set<VisualIdea>(figures.filter((_, at) => !verdicts[at]?.allowed))
      const ideas = answer.ideas.filter((idea) => !refused.has(idea))
      return { ...answer, ideas, ...(ideas.length === 0 ? { modelMissed: true } : {}) }
    },
  }
}
