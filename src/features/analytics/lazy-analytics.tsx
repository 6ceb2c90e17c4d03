'use client'

import { lazy, Suspense } from 'react'
import { allows, useConsent } from '@/lib/consent/use-consent'

const WithCalls = lazy(() => import('./analytics-with-calls'))

/** Page views of who allowed it. Its code is asked for then, and by no other page. */
export function LazyAnalytics({ posthogKey }: { posthogKey: string }) {
  const isAllowed = allows(useConsent(), 'statistics')
  if (!isAllowed) return null
  return (
    <Suspense>
      <WithCalls posthogKey={posthogKey} />
    </Suspense>
  )
}
