import { getT } from '@/i18n/server'
import { formatMoney } from './format-money'
import { PortalCard, PortalCode, PortalEnd, PortalPlans } from './portal-forms'
import { type PortalInvoice, PortalInvoices } from './portal-invoices'
import { type PortalPlan, PortalSubscription, type PortalSubscriptionProps } from './portal-subscription'
import { Problem, SandboxPage } from './sandbox-page'
import styles from './sandbox-payments.module.css'

export interface PortalScreenProps {
  id: string
  returnUrl: string | null
  email: string | null
  subscription: PortalSubscriptionProps | null
  plans: PortalPlan[]
  mayCancel: boolean
  card: { brand: string; last4: string } | null
  invoices: PortalInvoice[]
  problem: string | undefined
  done: string | undefined
}

/** Plays Stripe's customer portal. */
export async function PortalScreen({
  id,
  returnUrl,
  subscription,
  problem,
  done,
  ...props
}: PortalScreenProps) {
  const { t } = await getT()
  const isDone = done !== undefined && ['plan', 'cancel', 'resume', 'card', 'code'].includes(done)
  return (
    <SandboxPage title={t('sandboxPayments.portal.title')}>
      {returnUrl !== null && (
        <p className={styles.return}>
          <a className="qs-link" href={returnUrl}>
            {t('sandboxPayments.portal.return')}
          </a>
        </p>
      )}
      <Problem code={problem} />
      {isDone && problem === undefined && (
        <p className={styles.done} role="status">
          {t(`sandboxPayments.portal.done.${done}`)}
        </p>
      )}
      <div className={styles.stack}>
        {subscription === null ? (
          <p className="qs-sheet">{t('sandboxPayments.portal.none')}</p>
        ) : (
          <>
            <PortalSubscription {...subscription} />
            <PortalPlans id={id} plans={props.plans} amountOf={formatMoney} />
            <PortalCode id={id} />
            <PortalCard id={id} card={props.card} />
            <PortalEnd id={id} endsAt={subscription.cancelAt} mayCancel={props.mayCancel} />
          </>
        )}
        <PortalInvoices invoices={props.invoices} />
      </div>
    </SandboxPage>
  )
}
