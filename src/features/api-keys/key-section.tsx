'use client'

import { useT } from 'next-i18next/client'
import { trpc } from '@/trpc/client'
import styles from './api-screen.module.css'
import { FreshKey } from './fresh-key'
import { KeyCard } from './key-card'

interface KeySectionProps {
  freshKey: string | undefined
  onFreshKey: (key: string | undefined) => void
}

/** The key that there is, or the way to a first one; right after making, the key itself. */
export function KeySection({ freshKey, onFreshKey }: KeySectionProps) {
  const { t } = useT()
  const queries = trpc.useUtils()
  const generate = trpc.apiKey.generateNew.useMutation({
    onSuccess: async ({ key }) => {
      onFreshKey(key)
      await queries.apiKey.getDefault.invalidate()
    },
  })
  return (
    <section className={styles.columns}>
      <div>
        <h2 className={`qs-display-3 ${styles.heading}`}>{t('apiKeys.key.title')}</h2>
        <p className="qs-quiet">{t('apiKeys.key.text')}</p>
      </div>
      <div className={styles.stack}>
        <KeyCard
          busy={generate.isPending}
          problem={generate.error?.message}
          onMake={() => generate.mutate()}
        />
        {freshKey && <FreshKey apiKey={freshKey} onDone={() => onFreshKey(undefined)} />}
      </div>
    </section>
  )
}
