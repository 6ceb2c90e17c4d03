import { trpc } from './client'

/** Stars a visual or removes the star. @throws what the call throws; the caller reverts the star */
export function useStarVisual(): (visualId: string, starred: boolean) => Promise<void> {
  const utils = trpc.useUtils()
  const star = trpc.minimalistVisual.star.useMutation()
  const unstar = trpc.minimalistVisual.unstar.useMutation()
  return async (visualId, starred) => {
    await (starred ? star : unstar).mutateAsync({ visualId })
    // Lists are refetched when they are next shown, not under the pointer.
    await utils.account.myVisuals.invalidate(undefined, { refetchType: 'none' })
    await utils.account.savedVisuals.invalidate(undefined, { refetchType: 'none' })
  }
}
