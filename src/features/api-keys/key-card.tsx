'use client'

import { useT } from 'next-i18next/client'
import { Button } from '@/components/button'
import { KeyIcon } from '@/components/icons/key-icon'
import { WarningCircleIcon } from '@/components/icons/warning-circle-icon'
import { OutlineButton } from '@/components/outline-button'
import type { DefaultApiKey, KeyMode } from '@/contracts/api-key'
import { formatWhen } from '@/i18n/format-date'
import { trpc } from '@/trpc/client'
import styles from './key-card.module.css'
import { keyWords } from './key-mode'
import { ReplaceKey } from './replace-key'

interface KeyCardProps {
  mode: KeyMode
  /** A key is being made. */
  busy: boolean
  /** Error of the last attempt. */
  problem: string | undefined
  onMake: () => void
}

/** Facts of the key, and the button that makes a new one. */
export function KeyCard({ mode, busy, problem, onMake }: KeyCardProps) {
  const { t } = useT()
  const current = trpc.apiKey.getDefault.useQuery({ mode })
  return (
    <div>
      <div className={styles.card} aria-busy={current.isPending || busy}>
        <KeyIcon size={22} className={styles.icon} />
        {current.isPending && <p className={styles.what}>{t('apiKeys.key.loading')}</p>}
        {current.isError && !current.data && (
          <>
            <p className={styles.what}>{t('apiKeys.key.failed')}</p>
            <OutlineButton onClick={() => current.refetch()}>{t('apiKeys.key.retry')}</OutlineButton>
          </>
        )}
        {current.data === null && (
          <>
            <p className={styles.what}>{t(`apiKeys.${keyWords[mode]}.none`)}</p>
            <Button tone={mode === 'live' ? 'voice' : 'paper'} disabled={busy} onClick={onMake}>
              {t(busy ? 'apiKeys.key.making' : `apiKeys.${keyWords[mode]}.make`)}
            </Button>
          </>
        )}
        {current.data && (
          <>
            <MaskedKey apiKey={current.data} />
            <ReplaceKey mode={mode} last4={current.data.last4} busy={busy} onReplace={onMake} />
          </>
        )}
      </div>
      {problem && (
        <p role="alert" className={styles.problem}>
          <WarningCircleIcon size={19} /> {problem}
        </p>
      )}
      {current.data && <KeyDates apiKey={current.data} />}
    </div>
  )
}

function MaskedKey({ apiKey: { prefix, last4 } }: { apiKey: NonNullable<DefaultApiKey> }) {
  const { t } = useT()
  return (
    <p className={styles.what}>
      <code aria-hidden>
        {prefix}
        <span className={styles.dots} />
        {last4}
      </code>
      <span className="qs-hidden">{t('apiKeys.key.hidden', { prefix, last4 })}</span>
    </p>
  )
}

function KeyDates({ apiKey: { createdAt, lastUsedAt } }: { apiKey: NonNullable<DefaultApiKey> }) {
  const { t } = useT()
  const now = new Date()
  return (
    <dl className={styles.dates}>
      <div>
        <dt>{t('apiKeys.key.made')}</dt>
        <dd>{formatWhen(createdAt, now)}</dd>
      </div>
      <div>
        <dt>{t('apiKeys.key.lastUsed')}</dt>
        <dd>{lastUsedAt ? formatWhen(lastUsedAt, now) : t('apiKeys.key.neverUsed')}</dd>
      </div>
    </dl>
  )
}
