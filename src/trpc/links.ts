import { httpBatchStreamLink } from '@trpc/client'
import superjson from 'superjson'
import type { AppRouter } from '@/server/api/root'

/** How calls of our pages reach the procedures. */
export function links() {
  return [
    httpBatchStreamLink<AppRouter>({
      url: '/api/trpc',
      transformer: superjson,
      headers: { 'x-trpc-source': 'web' },
    }),
  ]
}
