import { onlineManager, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { watchSlowQueries } from './watch-slow-queries'

type Connection = 'good' | 'slow' | 'offline'

const subscribe = (onChange: () => void) => onlineManager.subscribe(onChange)

/** State of the connection. Queries pause while offline and resume by themselves. */
export function useConnection(): Connection {
  const client = useQueryClient()
  const [isSlow, setSlow] = useState(false)
  const isOnline = useSyncExternalStore(
    subscribe,
    () => onlineManager.isOnline(),
    () => true,
  )
  useEffect(() => {
    // No event fires on a page that loads without a connection.
    if (!navigator.onLine) onlineManager.setOnline(false)
    return watchSlowQueries(client.getQueryCache(), setSlow)
  }, [client])
  if (!isOnline) return 'offline'
  return isSlow ? 'slow' : 'good'
}
