import type { ComponentProps } from 'react'
import { Button } from '@/components/button'
import { formatDay } from '@/i18n/format-date'
import { getT } from '@/i18n/server'
import { LabelledField } from './labelled-field'
import type { PortalPlan } from './portal-subscription'
import styles from './sandbox-payments.module.css'
import { TestCards } from './test-cards'

interface PlansProps {
  id: string
  plans: PortalPlan[]
  amountOf: (amount: number, currency: string) => string
}

/** The other plans, each with its button. */
export async function PortalPlans({ id, plans, amountOf }: PlansProps) {
  const { t } = await getT()
  if (plans.length === 0) return null
  return (
    <section className="qs-sheet">
      <h2 className="qs-display-4">{t('sandboxPayments.portal.plans')}</h2>
      <ul className={styles.plans}>
        {plans.map(({ priceId, name, amount, currency, interval }) => (
          <li key={priceId}>
            <form method="post" action={`/sandbox/portal/${id}/plan`}>
              <input type="hidden" name="price" value={priceId} />
              <span className={styles.planFacts}>
                <span className={styles.planName}>{name}</span>
                <span>
                  {amountOf(amount, currency)}{' '}
                  <span className={styles.per}>{t(`sandboxPayments.per.${interval}`)}</span>
                </span>
              </span>
              <Button
                tone="paper"
                type="submit"
                aria-label={t('sandboxPayments.portal.switchTo', {
                  plan: name,
                  per: t(`sandboxPayments.per.${interval}`),
                })}
              >
                {t('sandboxPayments.portal.switch')}
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </section>
  )
}

export async function PortalCode({ id }: { id: string }) {
  const { t } = await getT()
  return (
    <section className="qs-sheet">
      <FieldForm
        action={`/sandbox/portal/${id}/code`}
        button={t('sandboxPayments.portal.applyCode')}
        label={t('sandboxPayments.checkout.code')}
        name="code"
        maxLength={60}
      />
    </section>
  )
}

export async function PortalCard({
  id,
  card,
}: {
  id: string
  card: { brand: string; last4: string } | null
}) {
  const { t } = await getT()
  return (
    <section className="qs-sheet">
      <h2 className="qs-display-4">{t('sandboxPayments.portal.card')}</h2>
      {card !== null && (
        <p className={styles.cardNow}>
          {t('sandboxPayments.portal.cardNow', { brand: capitalised(card.brand), last4: card.last4 })}
        </p>
      )}
      <FieldForm
        action={`/sandbox/portal/${id}/card`}
        button={t('sandboxPayments.portal.saveCard')}
        label={t('sandboxPayments.portal.newCard')}
        name="card"
        inputMode="numeric"
        maxLength={23}
      />
      <TestCards />
    </section>
  )
}

interface FieldFormProps extends ComponentProps<typeof LabelledField> {
  action: string
  button: string
}

/** One required field with its button. */
function FieldForm({ action, button, ...field }: FieldFormProps) {
  return (
    <form className={styles.inline} method="post" action={action}>
      <LabelledField autoComplete="off" required {...field} />
      <Button tone="paper" type="submit">
        {button}
      </Button>
    </form>
  )
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

interface EndProps {
  id: string
  /** ISO 8601 UTC; null while it renews. */
  endsAt: string | null
  mayCancel: boolean
}

export async function PortalEnd({ id, endsAt, mayCancel }: EndProps) {
  const { t } = await getT()
  if (endsAt === null && !mayCancel) return null
  const action = endsAt === null ? 'cancel' : 'resume'
  return (
    <section className="qs-sheet">
      <h2 className="qs-display-4">{t(`sandboxPayments.portal.${action}Title`)}</h2>
      <p className={styles.cardNow}>
        {t(`sandboxPayments.portal.${action}Lead`, { day: endsAt === null ? '' : formatDay(endsAt) })}
      </p>
      <form method="post" action={`/sandbox/portal/${id}/${action}`}>
        <Button tone="paper" type="submit">
          {t(`sandboxPayments.portal.${action}`)}
        </Button>
      </form>
    </section>
  )
}
