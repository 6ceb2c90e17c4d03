import { DropIcon } from '@phosphor-icons/react/dist/ssr/Drop'
import { gifsPerRunMax, memesPerRunMax, themedMemesPerRun, visualsPerRun } from '@/contracts/limits'
import { creditCosts, type PaidAction } from '@/core/credits/credit-costs'
import { getT } from '@/i18n/server'
import frame from './landing-frame.module.css'
import { PlanTable, type PlanTableProps } from './pricing/plan-table'
import { PricingQuestions } from './pricing/pricing-questions'
import styles from './pricing-page.module.css'

/** What a run makes of each kind. */
const runs = [
  ['text-to-meme', memesPerRunMax],
  ['text-to-gif', gifsPerRunMax],
  ['themed-template', themedMemesPerRun],
  ['themed-upload', themedMemesPerRun],
  ['minimalist-visual', visualsPerRun],
] as const satisfies readonly (readonly [PaidAction, number])[]

/** The plans as rows of a comic, what a credit buys, and what people ask. */
export async function PricingPage(props: PlanTableProps) {
  const { t } = await getT()
  return (
    <div className={`${frame.wrap} ${styles.page}`}>
      <PlanTable {...props} />
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
              {runs.map(([action, count]) => (
                <tr key={action}>
                  <td>{t(`pricing.rows.${action}`, { count })}</td>
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
      <PricingQuestions hasPlans={props.plans.length > 0} />
    </div>
  )
}
