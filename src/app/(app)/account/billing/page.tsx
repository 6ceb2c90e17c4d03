import type { Metadata } from 'next'
import { BillingScreen } from '@/features/billing/billing-screen'
import { getT } from '@/i18n/server'
import { type PageQuery, queryText } from '@/lib/page-query'

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT()
  return {
    title: t('billing.title'),
    description: t('billing.description'),
    alternates: { canonical: '/account/billing' },
  }
}

/** `?checkout=` is the checkout that somebody comes back from. */
export default async function BillingPage({ searchParams }: { searchParams: PageQuery }) {
  return <BillingScreen checkoutId={queryText(await searchParams, 'checkout')} />
}
