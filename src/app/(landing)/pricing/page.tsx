import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { commonCurrencies } from '@/billing-ui/price-amount'
import { visitorCurrency } from '@/billing-ui/visitor-currency'
import { freeMonthlyCredits } from '@/core/credits/credit-costs'
import { pageMetadata } from '@/features/landing/page-metadata'
import { PricingPage } from '@/features/landing/pricing-page'
import { getT } from '@/i18n/server'
import { listPlans } from '@/server/services/billing/list-plans'
import { container } from '@/server/wire'
import { findPricingVisitor } from './find-pricing-visitor'

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT()
  return pageMetadata({
    title: t('pricing.title'),
    description: t('pricing.description', { credits: freeMonthlyCredits }),
    path: '/pricing',
  })
}

/** The plans on sale. Without an answer of the payment provider, only the free plan is listed. */
export default async function Page() {
  const [visitor, { plans }] = await Promise.all([
    findPricingVisitor(await headers()),
    listPlans(container().services).catch(() => ({ plans: [] })),
  ])
  const currencies = commonCurrencies(plans)
  const currency = visitorCurrency(await headers(), currencies) ?? currencies[0] ?? 'usd'
  return <PricingPage plans={plans} currencies={currencies} visitorCurrency={currency} visitor={visitor} />
}
