import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import type { LoadableScript } from '@/env/foreign-script'
import { categoryOfScript } from '@/lib/consent/consent'
import { allows, useConsent } from '@/lib/consent/use-consent'
import { loadForeignScript } from './load-foreign-script'

/** The scripts that this installation configured and this visitor allowed. */
export function ForeignScripts({ scripts }: { scripts: readonly LoadableScript[] }) {
  const consent = useConsent()
  const isPricing = usePathname() === '/pricing'
  useEffect(() => {
    const wanted = scripts.filter(
      ({ kind }) => allows(consent, categoryOfScript[kind]) && (kind !== 'pricingBanner' || isPricing),
    )
    const cancels = wanted.map(loadForeignScript)
    return () => {
      for (const cancel of cancels) cancel()
    }
  }, [scripts, consent, isPricing])
  return null
}
