import type { Metadata } from 'next'
import { freeMonthlyCredits } from '@/core/credits/credit-costs'
import { pageMetadata } from '@/features/landing/page-metadata'
import { PricingPage } from '@/features/landing/pricing-page'
import { getT } from '@/i18n/server'
import { container } from '@/server/container'
import { getSessionUser } from '@/server/integrations/supabase/get-session-user'
import { listPlans } from '@/server/services/billing/list-plans'

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT()
  return pageMetadata({
    title: t('pricing.title'),
    description: t('pricing.description', { credits: freeMonthlyCredits }),
    path: '/pricing',
  })
}

/** What is on sale now. A provider that is not configured or does not answer leaves the free plan, which is true. */
export default async function Page() {
  const [user, { plans }] = await Promise.all([
    getSessionUser(),
    listPlans(container().services).catch(() => ({ plans: [] })),
  ])
  return <PricingPage plans={plans} isSignedIn={user !== null} />
}
