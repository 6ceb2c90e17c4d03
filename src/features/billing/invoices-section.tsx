'use client'

import { useT } from 'next-i18next/client'
import { formatMoney } from '@/billing-ui/format-money'
import { SettingsSection } from '@/components/settings-section'
import { formatDay } from '@/i18n/format-date'
import { trpc } from '@/trpc/client'
import styles from './ledger-section.module.css'

const stated = ['draft', 'open', 'paid', 'uncollectible', 'void']

/** The last invoices, with the provider's own pages of them. */
export function InvoicesSection() {
  const { t } = useT()
  const { data, isError } = trpc.subscription.invoices.useQuery()
  return (
    <SettingsSection title={t('billing.invoices.title')} lead={t('billing.invoices.lead')}>
      {isError && !data && <p role="alert">{t('billing.invoices.failed')}</p>}
      {data?.invoices.length === 0 && <p className="qs-quiet">{t('billing.invoices.none')}</p>}
      <ul className={styles.invoices}>
        {data?.invoices.map(({ id, number, status, total, currency, createdAt, url, pdfUrl }) => (
          <li key={id}>
            <span>{formatDay(createdAt)}</span>
            <strong>{formatMoney(total, currency)}</strong>
            <span className="qs-quiet">
              {stated.includes(status) ? t(`billing.invoices.${status}`) : status}
            </span>
            {(url ?? pdfUrl) && (
              <a className="qs-link" href={url ?? pdfUrl ?? ''} target="_blank" rel="noreferrer">
                {t('billing.invoices.link', { number: number ?? id })}
              </a>
            )}
          </li>
        ))}
      </ul>
    </SettingsSection>
  )
}
