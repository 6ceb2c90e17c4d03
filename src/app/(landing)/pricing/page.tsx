import type { Metadata } from 'next'
import { freeMonthlyCredits } from '@/core/credits/credit-costs'
import { pageMetadata } from '@/features/landing/page-metadata'
import { PricingPage } from '@/features/landing/pricing-page'
import { getT } from '@/i18n/server'

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT()
  return pageMetadata({
    title: t('pricing.title'),
    description: t('pricing.description', { credits: freeMonthlyCredits }),
    path: '/pricing',
  })
}

export default function Page() {
  return <PricingPage />
}
