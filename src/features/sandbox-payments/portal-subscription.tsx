import { formatDay } from '@/i18n/format-date'
import { getT } from '@/i18n/server'
import { formatMoney } from './format-money'
import styles from './sandbox-payments.module.css'

export interface PortalPlan {
  priceId: string
  name: string
  /** Smallest unit of the currency. */
  amount: number
  currency: string
  interval: string
}

export interface PortalSubscriptionProps {
  status: string
  plan: PortalPlan
  quantity: number
  /** ISO 8601 UTC */
  periodEnd: string
  cancelAt: string | null
  discount: string | null
}

/** The current plan, its end, and what follows. */
export async function PortalSubscription(props: PortalSubscriptionProps) {
  const { t } = await getT()
  const { status, plan, quantity, periodEnd, cancelAt, discount } = props
  const next =
    cancelAt !== null
      ? t('sandboxPayments.portal.ends', { day: formatDay(cancelAt) })
      : t('sandboxPayments.portal.renews', { day: formatDay(periodEnd) })
  return (
    <section className="qs-sheet">
      <h2 className="qs-display-3">{quantity === 1 ? plan.name : `${quantity} × ${plan.name}`}</h2>
      <p className={styles.amount}>
        {formatMoney(plan.amount * quantity, plan.currency)}{' '}
        <span className={styles.per}>{t(`sandboxPayments.per.${plan.interval}`)}</span>
      </p>
      <p className="qs-quiet">{status === 'past_due' ? t('sandboxPayments.portal.pastDue') : next}</p>
      {discount !== null && <p className="qs-quiet">{t('sandboxPayments.portal.discount', { discount })}</p>}
    </section>
  )
}
