import { trpc } from './client'

/**
 * Statistics of the account. Needs a session, which every page that uses it has; not refetched on window focus.
 * @see spec §4
 *
 * @param isFresh ignores the cache
 */
export function useStats({ isFresh = false } = {}) {
  return trpc.account.stats.useQuery(undefined, {
    refetchOnWindowFocus: false,
    ...(isFresh && { staleTime: 0 }),
  })
}
