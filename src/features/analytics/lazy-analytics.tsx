'use client'

import { Suspense } from 'react'
import { allows, useConsent } from '@/lib/consent/use-consent'
import { lazyExtra } from '@/lib/lazy-extra'

const WithCalls = lazyExtra(async () => (await import('./analytics-with-calls')).AnalyticsWithCalls)

/** Page views of visitors who allowed them; the code is loaded only then. */
export function LazyAnalytics({ posthogKey }: { posthogKey: string }) {
  const isAllowed = allows(useConsent(), 'statistics')
  if (!isAllowed) return null
  return (
    <Suspense>
      <WithCalls posthogKey={posthogKey} />
    </Suspense>
  )
}
