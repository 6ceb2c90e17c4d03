import type { QueryCache } from '@tanstack/react-query'

/** Wait before the connection is called slow, in ms. */
export const slowAfterMs = 5000

/**
 * Reports queries that take too long. Runs that draw are no queries and show their own progress.
 *
 * @returns ends the watch
 */
export function watchSlowQueries(cache: QueryCache, onChange: (isSlow: boolean) => void): () => void {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>()
  const slow = new Set<string>()
  const stop = (hash: string) => {
    clearTimeout(waiting.get(hash))
    waiting.delete(hash)
    if (slow.delete(hash) && slow.size === 0) onChange(false)
  }
  const look = (hash: string, isFetching: boolean) => {
    if (!isFetching) return stop(hash)
    if (waiting.has(hash)) return
    const timer = setTimeout(() => {
      slow.add(hash)
      if (slow.size === 1) onChange(true)
    }, slowAfterMs)
    waiting.set(hash, timer)
  }
  for (const query of cache.getAll()) look(query.queryHash, query.state.fetchStatus === 'fetching')
  const unsubscribe = cache.subscribe(({ type, query }) =>
    look(query.queryHash, type !== 'removed' && query.state.fetchStatus === 'fetching'),
  )
  return () => {
    unsubscribe()
    for (const timer of waiting.values()) clearTimeout(timer)
  }
}
