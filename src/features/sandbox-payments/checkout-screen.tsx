import { Button, ButtonLink } from '@/components/button'
import { getT } from '@/i18n/server'
import { formatMoney } from './format-money'
import { LabelledField } from './labelled-field'
import { Problem, SandboxPage } from './sandbox-page'
import styles from './sandbox-payments.module.css'
import { TestCards } from './test-cards'

export interface CheckoutScreenProps {
  id: string
  status: 'open' | 'complete' | 'expired'
  items: { name: string; quantity: number; amount: number; interval: string | null }[]
  /** Smallest unit of the currency. */
  total: number
  currency: string
  email: string | null
  takesCodes: boolean
  cancelUrl: string | null
  successUrl: string
  problem: string | undefined
}

/** Stand-in for Stripe's checkout: the order, and a form that pays with test cards. */
export async function CheckoutScreen(props: CheckoutScreenProps) {
  const { t } = await getT()
  const { status, cancelUrl, successUrl, problem } = props
  if (status !== 'open') {
    const next = status === 'complete' ? successUrl : cancelUrl
    return (
      <SandboxPage title={t(`sandboxPayments.checkout.${status}`)}>
        <p className={styles.lead}>{t(`sandboxPayments.checkout.${status}Lead`)}</p>
        {next !== null && <ButtonLink href={next}>{t('sandboxPayments.back')}</ButtonLink>}
      </SandboxPage>
    )
  }
  return (
    <SandboxPage title={t('sandboxPayments.checkout.title')}>
      <div className={styles.columns}>
        <Order {...props} />
        <div>
          <Problem code={problem} />
          <PaymentForm {...props} />
        </div>
      </div>
    </SandboxPage>
  )
}

async function Order({ items, total, currency, cancelUrl }: CheckoutScreenProps) {
  const { t } = await getT()
  return (
    <section className={`qs-sheet ${styles.order}`} aria-label={t('sandboxPayments.checkout.order')}>
      <dl>
        {items.map(({ name, quantity, amount, interval }) => (
          <div key={name} className={styles.row}>
            <dt>{quantity === 1 ? name : `${quantity} × ${name}`}</dt>
            <dd>
              {formatMoney(amount, currency)}
              {interval !== null && (
                <span className={styles.per}> {t(`sandboxPayments.per.${interval}`)}</span>
              )}
            </dd>
          </div>
        ))}
        <div className={`${styles.row} ${styles.total}`}>
          <dt>{t('sandboxPayments.checkout.dueToday')}</dt>
          <dd>{formatMoney(total, currency)}</dd>
        </div>
      </dl>
      {cancelUrl !== null && (
        <a className="qs-link" href={cancelUrl}>
          {t('sandboxPayments.checkout.leave')}
        </a>
      )}
    </section>
  )
}

const countries = ['US', 'GB', 'DE', 'FR', 'ES', 'IT', 'NL', 'SE', 'CA', 'AU', 'IN', 'NP', 'JP', 'BR']

async function PaymentForm({ id, email, takesCodes, total, currency }: CheckoutScreenProps) {
  const { t } = await getT()
  const names = new Intl.DisplayNames('en', { type: 'region' })
  const address = `/sandbox/checkout/${id}`
  return (
    <form className={styles.form} method="post" action={`${address}/complete`}>
      <LabelledField
        label={t('sandboxPayments.checkout.email')}
        name="email"
        type="email"
        autoComplete="email"
        required
        {...(email === null ? {} : { value: email, readOnly: true })}
      />
      <LabelledField
        label={t('sandboxPayments.checkout.card')}
        name="card"
        inputMode="numeric"
        autoComplete="off"
        defaultValue="4242 4242 4242 4242"
        maxLength={23}
        required
      />
      <TestCards />
      <LabelledField
        label={t('sandboxPayments.checkout.name')}
        name="name"
        autoComplete="name"
        maxLength={100}
        required
      />
      <div className={styles.field}>
        <label htmlFor="country">{t('sandboxPayments.checkout.country')}</label>
        <select id="country" name="country" className={styles.select} defaultValue="US">
          {countries.map((code) => (
            <option key={code} value={code}>
              {names.of(code)}
            </option>
          ))}
        </select>
      </div>
      {takesCodes && (
        <LabelledField
          label={t('sandboxPayments.checkout.code')}
          name="promotion_code"
          autoComplete="off"
          maxLength={60}
        />
      )}
      <div className={styles.actions}>
        <Button type="submit" large>
          {t('sandboxPayments.checkout.pay', { amount: formatMoney(total, currency) })}
        </Button>
        <Button tone="paper" type="submit" formAction={`${address}/decline`} formNoValidate>
          {t('sandboxPayments.checkout.decline')}
        </Button>
      </div>
    </form>
  )
}
