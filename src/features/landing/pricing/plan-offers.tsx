import type { TFunction } from 'i18next'
import { formatMoney } from '@/billing-ui/format-money'
import { PlanGives } from '@/billing-ui/plan-gives'
import { priceAmount } from '@/billing-ui/price-amount'
import type { PlanList } from '@/contracts/subscription'
import type { PlanOffer } from './plan-offer'

type Plan = PlanList['plans'][number]

/** Plans as they are offered, in each of the currencies. */
export function planOffers(plans: readonly Plan[], currencies: readonly string[], t: TFunction): PlanOffer[] {
  return plans.map(({ id, name, metadata, prices }) => ({
    id,
    name,
    gives: <PlanGives metadata={metadata} t={t} />,
    choose: t('pricing.choose', { plan: name }),
    changeTo: t('pricing.changeTo', { plan: name }),
    prices: prices.map((price) => ({
      id: price.id,
      interval: price.interval,
      per: t(`plans.per.${price.interval}`),
      costs: costsOf(price, currencies),
    })),
  }))
}

function costsOf(
  price: Plan['prices'][number],
  currencies: readonly string[],
): PlanOffer['prices'][number]['costs'] {
  return Object.fromEntries(
    currencies.flatMap((asked) => {
      const cost = priceAmount(price, asked)
      return cost
        ? [[asked, { text: formatMoney(cost.unitAmount, cost.currency), currency: cost.currency }]]
        : []
    }),
  )
}
