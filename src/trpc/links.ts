import { httpBatchStreamLink } from '@trpc/client'
import { batchCallsMax } from '@/contracts/limits'
import { transformer } from '@/lib/transformer'
import type { AppRouter } from '@/server/api/root'

/** How calls of our pages reach the procedures. */
export function links() {
  return [
    httpBatchStreamLink<AppRouter>({
      url: '/api/trpc',
      maxItems: batchCallsMax,
      transformer,
      headers: { 'x-trpc-source': 'web' },
    }),
  ]
}
