import { formatDay } from '@/i18n/format-date'
import { getT } from '@/i18n/server'
import { formatMoney } from './format-money'
import { SandboxPage } from './sandbox-page'
import styles from './sandbox-payments.module.css'

export interface InvoiceScreenProps {
  number: string
  status: string
  /** ISO 8601 UTC */
  createdAt: string
  customer: string
  currency: string
  lines: { description: string; amount: number; from: string; until: string }[]
  /** Smallest unit of the currency, like all amounts here. */
  discount: number
  total: number
  paid: number
}

/** An invoice as a page; a real account has Stripe's. */
export async function InvoiceScreen({
  currency,
  lines,
  discount,
  total,
  paid,
  ...invoice
}: InvoiceScreenProps) {
  const { t } = await getT()
  const sums = [
    ...(discount > 0 ? [['discount', -discount] as const] : []),
    ['total', total] as const,
    ['paid', paid] as const,
  ]
  return (
    <SandboxPage title={t('sandboxPayments.invoice.number', { number: invoice.number })}>
      <p className={styles.lead}>
        {t('sandboxPayments.invoice.facts', {
          day: formatDay(invoice.createdAt),
          customer: invoice.customer,
          status: t(`sandboxPayments.status.${invoice.status}`),
        })}
      </p>
      <section className={`qs-sheet ${styles.order}`}>
        <dl>
          {lines.map(({ description, amount, from, until }) => (
            <div key={`${description} ${amount}`} className={styles.row}>
              <dt>
                {description}
                <span className={styles.period}>
                  {formatDay(from)} – {formatDay(until)}
                </span>
              </dt>
              <dd>{formatMoney(amount, currency)}</dd>
            </div>
          ))}
          {sums.map(([name, amount]) => (
            <div key={name} className={`${styles.row} ${name === 'total' ? styles.total : ''}`}>
              <dt>{t(`sandboxPayments.invoice.${name}`)}</dt>
              <dd>{formatMoney(amount, currency)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </SandboxPage>
  )
}
