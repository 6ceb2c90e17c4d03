import { httpBatchStreamLink } from '@trpc/client'
import { batchCallsMax } from '@/contracts/limits'
import { jsonEnvelope } from '@/lib/json-envelope'
import type { AppRouter } from '@/server/api/root'

/** How calls of our pages reach the procedures. */
export function links() {
  return [
    httpBatchStreamLink<AppRouter>({
      url: '/api/trpc',
      maxItems: batchCallsMax,
      transformer: jsonEnvelope,
      headers: { 'x-trpc-source': 'web' },
    }),
  ]
}
