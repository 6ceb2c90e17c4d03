import type { TFunction } from 'i18next'
import { formatMoney } from '@/billing-ui/format-money'
import { ButtonLink } from '@/components/button'
import { DropFillIcon } from '@/components/icons/drop-fill-icon'
import { gifsPerRunMax, memesPerRunMax, themedMemesPerRun, visualsPerRun } from '@/contracts/limits'
import type { PlanList } from '@/contracts/subscription'
import { creditCosts, freeMonthlyCredits, type PaidAction } from '@/core/credits/credit-costs'
import { brandName } from '@/env/brand'
import { interfaceLanguage } from '@/i18n/interface-language'
import { getT } from '@/i18n/server'
import frame from './landing-frame.module.css'
import { freeMonthsOfYear } from './pricing/free-months-of-year'
import type { PricingVisitor } from './pricing/plan-offer'
import { planOffers } from './pricing/plan-offers'
import { PlanTable } from './pricing/plan-table'
import table from './pricing/plan-table.module.css'
import { PricingQuestions } from './pricing/pricing-questions'
import styles from './pricing-page.module.css'

/** Memes that one run makes, by kind. */
const runs = [
  ['text-to-meme', memesPerRunMax],
  ['text-to-gif', gifsPerRunMax],
  ['themed-template', themedMemesPerRun],
  ['themed-upload', themedMemesPerRun],
  ['minimalist-visual', visualsPerRun],
] as const satisfies readonly (readonly [PaidAction, number])[]

/** Plans are panels of the comic, from small to large. */
const panels = [0, 1, 2, 3]

interface PricingPageProps {
  /** The plans on sale; none where this installation takes no money. */
  plans: PlanList['plans']
  /** In which every plan can be paid. */
  currencies: readonly string[]
  /** The one of them that this visitor sees first. */
  visitorCurrency: string
  /** Null for who is not signed in. */
  visitor: PricingVisitor | null
}

/** The plans as rows of a comic, what a credit buys, and what people ask. */
export async function PricingPage({ plans, currencies, visitorCurrency, visitor }: PricingPageProps) {
  const { t } = await getT()
  const shownCurrencies = currencies.length > 0 ? currencies : [visitorCurrency]
  const nameOf = new Intl.DisplayNames(interfaceLanguage, { type: 'currency' })
  const freeMonths = freeMonthsOfYear(plans)
  return (
    <div className={`${frame.wrap} ${styles.page}`}>
      <PlanTable
        head={
          <div>
            <h1 className={`qs-display-1 ${table.headline}`}>{t('pricing.headline')}</h1>
            <p className={`qs-lead ${table.lead}`}>
              {t(plans.length > 0 ? 'pricing.lead' : 'pricing.leadFree', { credits: freeMonthlyCredits })}
            </p>
          </div>
        }
        free={{
          name: t('pricing.free'),
          prices: Object.fromEntries(shownCurrencies.map((code) => [code, formatMoney(0, code)])),
          gives: (
            <>
              <strong>{t('pricing.freeStrong', { credits: freeMonthlyCredits })}</strong>{' '}
              {t('pricing.freeText', { brand: brandName })}
            </>
          ),
          press: (
            <ButtonLink tone="paper" href={visitor ? '/create' : '/login?mode=sign-up'}>
              {t(visitor ? 'pricing.make' : 'pricing.start')}
            </ButtonLink>
          ),
        }}
        offers={planOffers(plans, shownCurrencies, t)}
        currencies={currencies.map((code) => ({ code, name: nameOf.of(code.toUpperCase()) }))}
        visitorCurrency={visitorCurrency}
        visitor={visitor}
        panels={panels.map((panel) => t(`pricing.panels.${panel}`))}
        words={{
          currency: t('pricing.currency'),
          paidBy: t('pricing.paidBy'),
          monthly: t('pricing.monthly'),
          yearly: freeMonths > 0 ? t('pricing.yearlyFree', { count: freeMonths }) : t('pricing.yearly'),
          yours: t('pricing.yours'),
          opening: t('pricing.opening'),
          unreachable: t('plans.unreachable'),
        }}
      />
      <CreditCosts t={t} />
      <PricingQuestions hasPlans={plans.length > 0} />
    </div>
  )
}

function CreditCosts({ t }: { t: TFunction }) {
  return (
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
                  <DropFillIcon size={16} color="var(--qs-voice)" /> {creditCosts[action]}
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
  )
}
