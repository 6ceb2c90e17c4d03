'use client'

import { keepPreviousData } from '@tanstack/react-query'
import { useT } from 'next-i18next/client'
import { useState } from 'react'
import { OutlineButton } from '@/components/outline-button'
import { SettingsSection } from '@/components/settings-section'
import type { CreditEntry } from '@/contracts/credit-entries'
import { trpc } from '@/trpc/client'
import styles from './ledger-section.module.css'

const pageSize = 10

const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})

/** Every credit that was given or taken, page by page, newest first. */
export function LedgerSection() {
  const { t } = useT()
  const [page, setPage] = useState(1)
  const ledger = trpc.account.creditEntries.useQuery(
    { page, pageSize },
    { placeholderData: keepPreviousData },
  )
  const pages = Math.max(1, Math.ceil((ledger.data?.total ?? 0) / pageSize))
  return (
    <SettingsSection title={t('billing.ledger.title')} lead={t('billing.ledger.lead')}>
      {ledger.isError && !ledger.data && (
        <p role="alert">
          {t('billing.ledger.failed')}{' '}
          <OutlineButton onClick={() => ledger.refetch()}>{t('billing.retry')}</OutlineButton>
        </p>
      )}
      <table className={styles.ledger} aria-busy={ledger.isFetching}>
        <thead>
          <tr>
            <th scope="col">{t('billing.ledger.what')}</th>
            <th scope="col">{t('billing.ledger.change')}</th>
            <th scope="col">{t('billing.ledger.balance')}</th>
          </tr>
        </thead>
        <tbody>
          {ledger.data?.items.map((entry) => (
            <LedgerRow key={entry.id} entry={entry} />
          ))}
        </tbody>
      </table>
      {pages > 1 && (
        <div className={styles.pages}>
          <OutlineButton disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {t('billing.ledger.newer')}
          </OutlineButton>
          <span className="qs-quiet" role="status">
            {t('billing.ledger.page', { page, pages })}
          </span>
          <OutlineButton disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {t('billing.ledger.older')}
          </OutlineButton>
        </div>
      )}
    </SettingsSection>
  )
}

function LedgerRow({ entry }: { entry: CreditEntry }) {
  const { t } = useT()
  const { kind, reason, amount, balance, createdAt } = entry
  const what = t(`billing.ledger.reasons.${reason}`)
  return (
    <tr>
      <td>
        {kind === 'reversal' ? t('billing.ledger.reversal', { what }) : what}
        <time dateTime={createdAt}>{moment.format(new Date(createdAt))}</time>
      </td>
      <td>{amount > 0 ? `+${amount}` : String(amount).replace('-', '−')}</td>
      <td>{balance}</td>
    </tr>
  )
}
