'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect } from 'react'

interface AnalyticsProps {
  /** Project key; without one nothing is loaded and nothing is sent. */
  posthogKey: string | undefined
  /** The person, once there is a session. @see spec §4 */
  userId?: string | undefined
}

async function openPosthog(posthogKey: string) {
  const { default: posthog } = await import('posthog-js')
  if (!posthog.__loaded) {
    posthog.init(posthogKey, {
      api_host: '/ingest',
      capture_pageview: false,
      capture_pageleave: false,
      persistence: 'localStorage',
    })
  }
  return posthog
}

/** Page views and page leaves on each change of route, and who the person is. @see spec §2 */
export function Analytics({ posthogKey, userId }: AnalyticsProps) {
  const pathname = usePathname()
  const query = useSearchParams().toString()
  const address = query ? `${pathname}?${query}` : pathname

  useEffect(() => {
    if (!posthogKey) return
    const url = new URL(address, window.location.origin).href
    const capture = (event: string) =>
      openPosthog(posthogKey).then((posthog) => posthog.capture(event, { $current_url: url }))
    void capture('$pageview')
    return () => void capture('$pageleave')
  }, [posthogKey, address])

  useEffect(() => {
    if (!posthogKey || !userId) return
    void openPosthog(posthogKey).then((posthog) => posthog.identify(userId))
  }, [posthogKey, userId])

  return null
}
