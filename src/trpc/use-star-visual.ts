import { trpc } from './client'

/** Stars a visual or takes the star away. @throws what the call throws; whoever showed the star takes it back */
export function useStarVisual(): (visualId: string, starred: boolean) => Promise<void> {
  const utils = trpc.useUtils()
  const star = trpc.minimalistVisual.star.useMutation()
  const unstar = trpc.minimalistVisual.unstar.useMutation()
  return async (visualId, starred) => {
    await (starred ? star : unstar).mutateAsync({ visualId })
    // Lists are asked for again when somebody looks at them next, not under the pointer.
    await utils.account.myVisuals.invalidate(undefined, { refetchType: 'none' })
    await utils.account.savedVisuals.invalidate(undefined, { refetchType: 'none' })
  }
}
