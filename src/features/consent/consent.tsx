'use client'

import { Suspense, useEffect } from 'react'
import type { LoadableScript } from '@/env/foreign-script'
import { categoriesToAsk } from '@/lib/consent/consent'
import { clearingUp } from '@/lib/consent/read-consent'
import { useConsent } from '@/lib/consent/use-consent'
import { lazyExtra } from '@/lib/lazy-extra'
import type { ConsentWords } from './consent-words'

const ConsentBar = lazyExtra(async () => (await import('./consent-bar')).ConsentBar)
const ForeignScripts = lazyExtra(async () => (await import('./foreign-scripts')).ForeignScripts)

interface ConsentProps {
  posthogKey: string | undefined
  scripts: readonly LoadableScript[]
  words: ConsentWords
}

/** Decides whether to ask, to load scripts, or to clear up after a withdrawn consent; the code of each is loaded then. */
export function Consent({ posthogKey, scripts, words }: ConsentProps) {
  const consent = useConsent()
  useEffect(() => {
    if (!clearingUp.isDue()) return
    // Where it cannot be fetched it stays due, and the next page tries.
    import('@/lib/consent/change-consent').then(
      ({ clearWithdrawnConsent }) => clearWithdrawnConsent(),
      () => undefined,
    )
  }, [])
  const asked = categoriesToAsk({ posthogKey, foreignScripts: scripts })
  const [only, ...others] = asked
  if (only === undefined) return null
  const mayLoad = scripts.length > 0 && consent.state === 'chosen' && consent.allowed.length > 0
  return (
    <Suspense>
      {consent.state === 'open' && (
        <ConsentBar asked={asked} words={{ ...words, ask: words.ask[others.length > 0 ? 'both' : only] }} />
      )}
      {mayLoad && <ForeignScripts scripts={scripts} />}
    </Suspense>
  )
}
