import { trpc } from './client'

/** Stars a meme or takes the star away. @throws what the call throws; whoever showed the star takes it back */
export function useStarResult(): (resultId: string, starred: boolean) => Promise<void> {
  const utils = trpc.useUtils()
  const star = trpc.result.star.useMutation()
  const unstar = trpc.result.unstar.useMutation()
  return async (resultId, starred) => {
    await (starred ? star : unstar).mutateAsync({ resultId })
    // Lists are asked for again when somebody looks at them next, not under the pointer.
    await utils.account.myMemes.invalidate(undefined, { refetchType: 'none' })
  }
}
