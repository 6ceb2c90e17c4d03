'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { openPosthog } from './open-posthog'

interface PageViewsProps {
  posthogKey: string
  /** The signed-in user, null without a session, undefined while unknown. */
  userId: string | null | undefined
}

/** Page views and page leaves on each change of route, with the user. @see spec §2, §4 */
export function PageViews({ posthogKey, userId }: PageViewsProps) {
  const pathname = usePathname()
  const query = useSearchParams().toString()
  const address = query ? `${pathname}?${query}` : pathname

  // Runs before the page view below, so that after a sign-out the view is anonymous.
  useEffect(() => {
    if (userId === undefined) return
    void openPosthog(posthogKey).then((posthog) => {
      if (userId !== null) posthog.identify(userId)
      else if (posthog._isIdentified()) posthog.reset()
    })
  }, [posthogKey, userId])

  useEffect(() => {
    const $current_url = new URL(address, window.location.origin).href
    const posthog = openPosthog(posthogKey)
    let left = false
    const leave = (transport?: 'sendBeacon') => {
      if (left) return
      left = true
      void posthog.then((one) => one.capture('$pageleave', { $current_url }, transport ? { transport } : {}))
    }
    // While the page unloads, only a beacon is still sent.
    const leaveWindow = () => leave('sendBeacon')
    void posthog.then((one) => one.capture('$pageview', { $current_url }))
    window.addEventListener('pagehide', leaveWindow)
    return () => {
      window.removeEventListener('pagehide', leaveWindow)
      leave()
    }
  }, [posthogKey, address])

  return null
}
