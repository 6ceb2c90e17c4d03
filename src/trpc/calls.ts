import { createTRPCClient } from '@trpc/client'
import type { AppRouter } from '@/server/api/root'
import { links } from './links'

/** Every procedure without hooks and without a cache, for pages that call once: `calls.subscription.portalLink.mutate()`. */
export const calls = createTRPCClient<AppRouter>({ links: links() })
