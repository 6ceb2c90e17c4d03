import type { LoadableScript } from '@/env/foreign-script'
import { getT } from '@/i18n/server'
import { categoriesToAsk } from '@/lib/consent/consent'
import { ConsentGate } from './consent-gate'

interface ConsentProps {
  posthogKey: string | undefined
  foreignScripts: readonly LoadableScript[]
}

/** The question and what may be loaded after it; nothing at all where nothing of others is configured. */
export async function Consent({ posthogKey, foreignScripts }: ConsentProps) {
  const asked = categoriesToAsk({ posthogKey, foreignScripts })
  const [only, ...others] = asked
  if (only === undefined) return null
  const { t } = await getT()
  const words = {
    title: t('consent.title'),
    ask: t(`consent.ask.${others.length > 0 ? 'both' : only}`),
    more: t('consent.more'),
    needed: t('consent.needed'),
    allow: t('consent.allow'),
  }
  return (
    <ConsentGate
      asked={asked}
      words={words}
      // The browser is told what it loads, not what else the content policy lets through.
      scripts={foreignScripts.map(({ kind, src, attributes }) => ({ kind, src, attributes }))}
    />
  )
}
