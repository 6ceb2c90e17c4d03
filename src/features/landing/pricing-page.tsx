import { DropIcon } from '@phosphor-icons/react/dist/ssr/Drop'
import { Picture } from '@/components/picture'
import { PressLink } from '@/components/press'
import { creditCosts, freeMonthlyCredits, type PaidAction } from '@/core/credits/credit-costs'
import { brandName } from '@/env/brand'
import { getT } from '@/i18n/server'
import frame from './landing-frame.module.css'
import styles from './pricing-page.module.css'

/** What can be made today; a line is added when its feature is there. */
const actions = ['text-to-meme'] as const satisfies readonly PaidAction[]

export async function PricingPage() {
  const { t } = await getT()
  const credits = freeMonthlyCredits
  return (
    <div className={`${frame.wrap} ${styles.page}`}>
      <h1 className={`qs-display-1 ${styles.headline}`}>{t('pricing.headline')}</h1>
      <p className={`qs-lead ${styles.lead}`}>{t('pricing.lead', { credits })}</p>
      <section className={styles.plan}>
        <div className={styles.words}>
          <div>
            <h2 className="qs-display-3">{t('pricing.free')}</h2>
            <p className={styles.price}>{t('pricing.price')}</p>
          </div>
          <p className={styles.text}>
            <strong>{t('pricing.freeStrong', { credits })}</strong>{' '}
            {t('pricing.freeText', { brand: brandName })}
          </p>
          <PressLink href="/create">{t('pricing.start')}</PressLink>
        </div>
        <div className={styles.panel}>
          <Picture src="/templates/big-ideas-800.webp" alt={t('pricing.panelAlt')} width={571} height={800} />
        </div>
      </section>
      <section className={styles.buys}>
        <h2 className="qs-display-2">{t('pricing.buys')}</h2>
        <div>
          <table className={styles.costs}>
            <thead className="qs-hidden">
              <tr>
                <th scope="col">{t('pricing.what')}</th>
                <th scope="col">{t('pricing.credits')}</th>
              </tr>
            </thead>
            <tbody>
              {actions.map((action) => (
                <tr key={action}>
                  <td>{t(`pricing.rows.${action}`)}</td>
                  <td>
                    <DropIcon weight="fill" size={16} color="var(--qs-voice)" aria-hidden />{' '}
                    {creditCosts[action]}
                  </td>
                </tr>
              ))}
              <tr>
                <td>{t('pricing.rows.free')}</td>
                <td>{t('pricing.none')}</td>
              </tr>
            </tbody>
          </table>
          <p className={`qs-quiet ${styles.note}`}>{t('pricing.note')}</p>
        </div>
      </section>
    </div>
  )
}
