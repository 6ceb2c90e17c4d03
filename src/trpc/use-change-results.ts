import type { Result } from '@/contracts/meme-shapes'
import { trpc } from './client'

interface ChangeResults {
  /** The same words on another picture. @throws what the call throws */
  swap: (resultId: string, seen: string[], without: string[]) => Promise<Result>
  /** Deletes a meme for good. @throws what the call throws */
  remove: (resultId: string) => Promise<void>
}

/** Changes and deletes memes; lists are refetched when they are next shown. */
export function useChangeResults(): ChangeResults {
  const { client, account } = trpc.useUtils()
  const invalidateLists = () => account.myMemes.invalidate(undefined, { refetchType: 'none' })
  return {
    async swap(resultId, seen, without) {
      const { result } = await client.result.swap.mutate({ resultId, seen, without })
      await invalidateLists()
      return result
    },
    async remove(id) {
      await client.result.delete.mutate({ id })
      await invalidateLists()
    },
  }
}

/** Deletes memes while the page closes. The request outlives the page, so no answer is read. */
export function deleteOnPageHide(resultIds: readonly string[]): void {
  void fetch('/api/trpc/result.deleteMany', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', 'x-trpc-source': 'web' },
    body: JSON.stringify({ json: { resultIds } }),
  })
}
