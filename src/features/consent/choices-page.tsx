import Link from 'next/link'
import { getT } from '@/i18n/server'
import { type ConsentCategory, consentCategories } from '@/lib/consent/consent'
import styles from './choices-page.module.css'
import { PrivacyChoices } from './privacy-choices'

/** Placeholder of a word that only the browser knows. */
const open = { day: '{{day}}' }

/** The privacy choices. Linked from every footer, the consent bar and the account. */
export async function ChoicesPage() {
  const { t } = await getT()
  const kind = (name: ConsentCategory | 'needed') => ({
    name: t(`consent.kinds.${name}.name`),
    text: t(`consent.kinds.${name}.text`),
  })
  return (
    <div className={styles.page}>
      <h1 className="qs-display-2">{t('consent.title')}</h1>
      <p className={`qs-lead ${styles.lead}`}>{t('consent.lead')}</p>
      <PrivacyChoices
        always={kind('needed')}
        kinds={consentCategories.map((category) => ({ category, ...kind(category) }))}
        words={{
          nothing: t('consent.nothing'),
          browser: t('consent.browser'),
          save: t('consent.save'),
          needed: t('consent.needed'),
          saved: t('consent.saved', open),
          chosenOn: t('consent.chosenOn', open),
        }}
      />
      <p className={styles.policy}>
        <Link href="/privacy-policy" prefetch={false} className="qs-link">
          {t('consent.policy')}
        </Link>
      </p>
    </div>
  )
}
