import { httpBatchStreamLink } from '@trpc/client'
import { batchCallsMax } from '@/contracts/limits'
import type { AppRouter } from '@/server/api/root'
import { transformer } from '@/utilities/transformer'

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
