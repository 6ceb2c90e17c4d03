import { trpc } from './client'

/** Stars a meme or removes the star. @throws what the call throws; the caller reverts the star */
export function useStarResult(): (resultId: string, starred: boolean) => Promise<void> {
  const utils = trpc.useUtils()
  const star = trpc.result.star.useMutation()
  const unstar = trpc.result.unstar.useMutation()
  return async (resultId, starred) => {
    await (starred ? star : unstar).mutateAsync({ resultId })
    // Lists are refetched when they are next shown, not under the pointer.
    await utils.account.myMemes.invalidate(undefined, { refetchType: 'none' })
  }
}
