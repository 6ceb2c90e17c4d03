'use client'

import { useT } from 'next-i18next/client'
import { usePaymentPages } from '@/billing-ui/use-payment-pages'
import { Button } from '@/components/button'
import styles from './billing-screen.module.css'
import { CreditsSection } from './credits-section'
import { DiscountSection } from './discount-section'
import { InvoicesSection } from './invoices-section'
import { LedgerSection } from './ledger-section'
import { Notice } from './notice'
import { PlanSection } from './plan-section'
import { StateNotices } from './state-notices'
import { useBilling } from './use-billing'

/** The plan, its credits, the ledger and the ways to change the plan. */
export function BillingScreen({ checkoutId }: { checkoutId: string | undefined }) {
  const { t } = useT()
  const payment = usePaymentPages(t('plans.unreachable'))
  const { state, isOld, hasFailed, refresh } = useBilling(checkoutId)
  if (hasFailed) {
    return (
      <Notice tone="problem" action={<Button onClick={refresh}>{t('billing.retry')}</Button>}>
        {t('billing.failed')}
      </Notice>
    )
  }
  if (!state) {
    return (
      <p role="status" className={`qs-quiet ${styles.waiting}`}>
        {t(checkoutId === undefined ? 'billing.loading' : 'billing.asking')}
      </p>
    )
  }
  return (
    <div className={styles.screen}>
      <StateNotices
        state={state}
        isOld={isOld}
        isFromCheckout={checkoutId !== undefined}
        onRefresh={refresh}
        payment={payment}
      />
      <PlanSection state={state} payment={payment} />
      <CreditsSection credits={state.credits} />
      <LedgerSection />
      {state.subscription && <DiscountSection offer={state.retentionOffer} />}
      {state.hasPortal && <InvoicesSection />}
    </div>
  )
}
