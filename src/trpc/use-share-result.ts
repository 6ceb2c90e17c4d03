import type { Result } from '@/contracts/meme-shapes'
import { trpc } from './client'

interface ShareCalls {
  /** Shares the meme or keeps its link, and sets if the prompt is shown there. */
  share: (resultId: string, includePrompt: boolean) => Promise<Result>
  /** Ends its page at once. */
  unshare: (resultId: string) => Promise<Result>
}

/** Begins and ends the page of a meme. @throws what the calls throw */
export function useShareResult(): ShareCalls {
  const utils = trpc.useUtils()
  const share = trpc.result.share.useMutation()
  const unshare = trpc.result.unshare.useMutation()
  const known = async ({ result }: { result: Result }) => {
    // The screen that shares the meme updates itself; lists are refetched when they are next shown.
    await Promise.all([
      utils.account.myMemes.invalidate(undefined, { refetchType: 'none' }),
      utils.account.promptResults.invalidate(undefined, { refetchType: 'none' }),
      utils.result.get.invalidate({ id: result.id }, { refetchType: 'none' }),
    ])
    return result
  }
  return {
    share: async (resultId, includePrompt) => known(await share.mutateAsync({ resultId, includePrompt })),
    unshare: async (resultId) => known(await unshare.mutateAsync({ resultId })),
  }
}
