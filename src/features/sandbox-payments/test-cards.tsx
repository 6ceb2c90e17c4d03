import { getT } from '@/i18n/server'
import styles from './sandbox-payments.module.css'

const cards = [
  ['4242 4242 4242 4242', 'good'],
  ['4000 0000 0000 0002', 'declined'],
  ['4000 0000 0000 0341', 'declinedLater'],
  ['4000 0000 0000 0259', 'disputed'],
] as const

/** The test card numbers and the outcome of each. */
export async function TestCards() {
  const { t } = await getT()
  return (
    <details className={styles.cards}>
      <summary>{t('sandboxPayments.cards.title')}</summary>
      <dl>
        {cards.map(([number, does]) => (
          <div key={number}>
            <dt>
              <code>{number}</code>
            </dt>
            <dd>{t(`sandboxPayments.cards.${does}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
