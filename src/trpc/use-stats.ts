import { trpc } from './client'

/**
 * What somebody made so far. Loads where a session exists, which every page that asks for it has, and is not asked for
 * again because a window is looked at. @see spec §4
 *
 * @param isFresh asks now, whatever is known already
 */
export function useStats({ isFresh = false } = {}) {
  return trpc.account.stats.useQuery(undefined, {
    refetchOnWindowFocus: false,
    ...(isFresh && { staleTime: 0 }),
  })
}
