'use client'

import { useT } from 'next-i18next/client'
import { useRef, useState } from 'react'
import { OutlineButton } from '@/components/outline-button'
import rows from '@/components/row-list.module.css'
import type { CreatedApiKey } from '@/contracts/api-key'
import { trpc } from '@/trpc/client'
import styles from './api-screen.module.css'
import { FreshKey } from './fresh-key'
import { KeyRow } from './key-row'
import { NewKeyDialog } from './new-key-dialog'

/** All keys of the account, each with a button to revoke it, and the form for a named key. */
export function KeysSection() {
  const { t } = useT()
  const list = trpc.apiKey.list.useQuery()
  const [fresh, setFresh] = useState<CreatedApiKey>()
  const makeButton = useRef<HTMLButtonElement>(null)
  const keys = list.data?.keys ?? []

  function forget(keyId: string) {
    if (fresh?.id === keyId) setFresh(undefined)
    makeButton.current?.focus()
  }

  return (
    <section className={styles.columns}>
      <div>
        <h2 className={`qs-display-3 ${styles.heading}`}>{t('apiKeys.list.title')}</h2>
        <p className="qs-quiet">{t('apiKeys.list.text')}</p>
      </div>
      <div className={styles.stack} aria-busy={list.isPending}>
        {list.isPending && <p>{t('apiKeys.list.loading')}</p>}
        {list.isError && !list.data && (
          <p role="alert">
            {t('apiKeys.list.failed')}{' '}
            <OutlineButton onClick={() => list.refetch()}>{t('apiKeys.list.retry')}</OutlineButton>
          </p>
        )}
        {keys.length > 0 && (
          <ul className={rows.list}>
            {keys.map((key) => (
              <KeyRow key={key.id} apiKey={key} onRevoked={() => forget(key.id)} />
            ))}
          </ul>
        )}
        {list.data && <NewKeyDialog trigger={makeButton} onMade={setFresh} />}
        {/* A second key gets a new field, which takes the focus again. */}
        {fresh && (
          <FreshKey key={fresh.id} mode={fresh.mode} apiKey={fresh.key} onDone={() => setFresh(undefined)} />
        )}
      </div>
    </section>
  )
}
