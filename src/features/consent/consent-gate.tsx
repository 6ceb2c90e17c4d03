'use client'

import { Suspense, useEffect } from 'react'
import type { LoadableScript } from '@/env/foreign-script'
import { clearingUp } from '@/lib/consent/read-consent'
import { useConsent } from '@/lib/consent/use-consent'
import { lazyExtra } from '@/lib/lazy-extra'
import type { ConsentBarProps } from './consent-bar'

const ConsentBar = lazyExtra(async () => (await import('./consent-bar')).ConsentBar)
const ForeignScripts = lazyExtra(async () => (await import('./foreign-scripts')).ForeignScripts)

interface ConsentGateProps extends ConsentBarProps {
  scripts: readonly LoadableScript[]
}

/**
 * All of it that comes with every page: whether to ask, whether something may be loaded, whether something is to be
 * cleared up. What asks, loads and clears comes when that is so.
 */
export function ConsentGate({ scripts, ...bar }: ConsentGateProps) {
  const consent = useConsent()
  useEffect(() => {
    if (!clearingUp.isDue()) return
    // Where it cannot be fetched it stays due, and the next page tries.
    import('@/lib/consent/change-consent').then(
      ({ clearWithdrawnConsent }) => clearWithdrawnConsent(),
      () => undefined,
    )
  }, [])
  const mayLoad = scripts.length > 0 && consent.state === 'chosen' && consent.allowed.length > 0
  return (
    <Suspense>
      {consent.state === 'open' && <ConsentBar {...bar} />}
      {mayLoad && <ForeignScripts scripts={scripts} />}
    </Suspense>
  )
}
