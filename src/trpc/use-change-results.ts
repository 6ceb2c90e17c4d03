import type { Result } from '@/contracts/meme-shapes'
import { trpc } from './client'

interface ChangeResults {
  /** The same words on another picture. @throws what the call throws */
  swap: (resultId: string, seen: string[], without: string[]) => Promise<Result>
  /** Ends a meme for good. @throws what the call throws */
  remove: (resultId: string) => Promise<void>
}

/** Changes and ends memes; lists are asked for again when somebody looks at them next. */
export function useChangeResults(): ChangeResults {
  const { client, account } = trpc.useUtils()
  const forget = () => account.myMemes.invalidate(undefined, { refetchType: 'none' })
  return {
    async swap(resultId, seen, without) {
      const { result } = await client.result.swap.mutate({ resultId, seen, without })
      await forget()
      return result
    },
    async remove(id) {
      await client.result.delete.mutate({ id })
      await forget()
    },
  }
}

/** Ends a meme while the window closes: nobody hears what comes of it. */
export function removeWithLastBreath(id: string): void {
  void fetch('/api/trpc/result.delete', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', 'x-trpc-source': 'web' },
    body: JSON.stringify({ json: { id } }),
  })
}
