'use client'

import { Suspense } from 'react'
import type { ConsentWords } from '@/features/consent/consent-words'
import { useBrowserConfig } from '@/lib/browser-config'
import { lazyExtra } from '@/lib/lazy-extra'

const Consent = lazyExtra(async () => (await import('@/features/consent/consent')).Consent)
const Analytics = lazyExtra(async () => (await import('@/features/analytics/lazy-analytics')).LazyAnalytics)

/**
 * The consent bar, the scripts that it allows and page views. Their code is loaded where the installation has
 * configured any of it.
 */
export function ConfiguredScripts({ consentWords }: { consentWords: ConsentWords }) {
  const config = useBrowserConfig()
  if (config === null) return null
  const { posthogKey, scripts } = config
  return (
    <Suspense>
      {(posthogKey || scripts.length > 0) && (
        <Consent posthogKey={posthogKey} scripts={scripts} words={consentWords} />
      )}
      {posthogKey && <Analytics posthogKey={posthogKey} />}
    </Suspense>
  )
}
