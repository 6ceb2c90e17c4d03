import { getQueryKey } from '@trpc/react-query'
import { trpc } from '@/trpc/client'

const counted = [trpc.account.myMemes, trpc.account.myVisuals, trpc.account.savedVisuals].map((call) =>
  getQueryKey(call)[0]?.join(),
)

/** The queries of the numbers on the tabs, and not the shelves, which are long. */
export function isShelfCount({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  const [call, rest] = queryKey
  return Array.isArray(call) && counted.includes(call.join()) && rest !== 'shelf'
}
