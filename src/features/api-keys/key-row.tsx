'use client'

import { useT } from 'next-i18next/client'
import rows from '@/components/row-list.module.css'
import type { ApiKeyView } from '@/contracts/api-key'
import { formatWhen } from '@/i18n/format-date'
import styles from './key-row.module.css'
import { RevokeKey } from './revoke-key'

type Translate = ReturnType<typeof useT>['t']

const hourMs = 3_600_000

function nameOf({ name, mode, expiresAt }: ApiKeyView, t: Translate): string {
  if (name !== null) return name
  if (expiresAt !== null) return t('apiKeys.list.replaced')
  return t(mode === 'test' ? 'apiKeys.list.defaultTest' : 'apiKeys.list.default')
}

function endOf(expiresAt: string, now: Date, t: Translate): string {
  const hours = Math.floor((Date.parse(expiresAt) - now.getTime()) / hourMs)
  return hours < 1 ? t('apiKeys.list.endsSoon') : t('apiKeys.list.endsIn', { hours })
}

/** One key: its name, scopes and last use, and the button that revokes it. */
export function KeyRow({ apiKey, onRevoked }: { apiKey: ApiKeyView; onRevoked: () => void }) {
  const { t } = useT()
  const { id, mode, scopes, prefix, last4, lastUsedAt, expiresAt } = apiKey
  const now = new Date()
  const name = nameOf(apiKey, t)
  return (
    <li className={`${rows.row} ${styles.row}`}>
      <div className={styles.what}>
        <p className={styles.name}>
          <span className={styles.title}>{name}</span>
          {expiresAt && <span className={styles.ends}>{endOf(expiresAt, now, t)}</span>}
        </p>
        <p className={styles.facts}>
          <code aria-hidden>
            {prefix}…{last4}
          </code>
          <span className="qs-hidden">{t('apiKeys.key.hidden', { prefix, last4 })}</span>
          <span>{t(`apiKeys.list.modes.${mode}`)}</span>
          <span>{t(`apiKeys.list.scopes.${scopes.join('-')}`)}</span>
          <span>
            {lastUsedAt
              ? t('apiKeys.list.lastUsed', { when: formatWhen(lastUsedAt, now) })
              : t('apiKeys.list.neverUsed')}
          </span>
        </p>
      </div>
      <RevokeKey keyId={id} name={name} last4={last4} isEnding={expiresAt !== null} onRevoked={onRevoked} />
    </li>
  )
}
