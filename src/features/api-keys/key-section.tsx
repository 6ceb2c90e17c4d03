'use client'

import { useT } from 'next-i18next/client'
import type { KeyMode } from '@/contracts/api-key'
import { trpc } from '@/trpc/client'
import styles from './api-screen.module.css'
import { FreshKey } from './fresh-key'
import { KeyCard } from './key-card'

interface KeySectionProps {
  mode: KeyMode
  freshKey: string | undefined
  onFreshKey: (key: string | undefined) => void
}

/** The current key, or the button for a first one; right after creation the key itself. */
export function KeySection({ mode, freshKey, onFreshKey }: KeySectionProps) {
  const { t } = useT()
  const queries = trpc.useUtils()
  const generate = trpc.apiKey.generateNew.useMutation({
    onSuccess: async ({ key }) => {
      onFreshKey(key)
      await Promise.all([queries.apiKey.getDefault.invalidate(), queries.apiKey.list.invalidate()])
    },
  })
  return (
    <section className={styles.columns}>
      <div>
        <h2 className={`qs-display-3 ${styles.heading}`}>
          {t(mode === 'test' ? 'apiKeys.test.title' : 'apiKeys.key.title')}
        </h2>
        <p className="qs-quiet">{t(mode === 'test' ? 'apiKeys.test.text' : 'apiKeys.key.text')}</p>
      </div>
      <div className={styles.stack}>
        <KeyCard
          mode={mode}
          busy={generate.isPending}
          problem={generate.error?.message}
          onMake={() => generate.mutate({ mode })}
        />
        {freshKey && <FreshKey mode={mode} apiKey={freshKey} onDone={() => onFreshKey(undefined)} />}
      </div>
    </section>
  )
}
