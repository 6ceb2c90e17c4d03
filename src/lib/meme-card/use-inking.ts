import { useCallback, useState } from 'react'

/** Counts the memes of one run that are inked; another run begins at none. */
export function useInking(promptId: string | undefined): {
  inkedCount: number
  markInked: (resultId: string) => void
} {
  const [inked, setInked] = useState<{ promptId: string | undefined; ids: ReadonlySet<string> }>({
    promptId,
    ids: new Set(),
  })
  const markInked = useCallback(
    (resultId: string) =>
      setInked((current) => ({
        promptId,
        ids: new Set(current.promptId === promptId ? [...current.ids, resultId] : [resultId]),
      })),
    [promptId],
  )
  return { inkedCount: inked.promptId === promptId ? inked.ids.size : 0, markInked }
}
