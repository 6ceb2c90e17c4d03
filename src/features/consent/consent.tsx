import type { LoadableScript } from '@/env/foreign-script'
import { getT } from '@/i18n/server'
import { categoriesToAsk } from '@/lib/consent/consent'
import { ConsentGate } from './consent-gate'

interface ConsentProps {
  posthogKey: string | undefined
  foreignScripts: readonly LoadableScript[]
}

/** The consent bar and the scripts that it allows; nothing where no third-party script is configured. */
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
      // Browsers get the fields that load a script, not the origins of its content policy.
      scripts={foreignScripts.map(({ kind, src, attributes }) => ({ kind, src, attributes }))}
    />
  )
}
