import Link from 'next/link'
import { formatDay } from '@/i18n/format-date'
import { getT } from '@/i18n/server'
import { formatMoney } from './format-money'
import styles from './sandbox-payments.module.css'

export interface PortalInvoice {
  id: string
  number: string
  /** Smallest unit of the currency. */
  total: number
  currency: string
  status: string
  /** ISO 8601 UTC */
  createdAt: string
}

export async function PortalInvoices({ invoices }: { invoices: PortalInvoice[] }) {
  const { t } = await getT()
  if (invoices.length === 0) return null
  return (
    <section className="qs-sheet">
      <h2 className="qs-display-4">{t('sandboxPayments.portal.invoices')}</h2>
      <ul className={styles.invoices}>
        {invoices.map(({ id, number, total, currency, status, createdAt }) => (
          <li key={id}>
            <Link href={`/sandbox/invoice/${id}`} className="qs-link" prefetch={false}>
              {number}
            </Link>
            <span className="qs-quiet">{formatDay(createdAt)}</span>
            <span className={styles.number}>{formatMoney(total, currency)}</span>
            <span className="qs-quiet">{t(`sandboxPayments.status.${status}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
