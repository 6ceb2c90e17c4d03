import type { Metadata } from 'next'
import { checkoutReturn } from '@/contracts/subscription'
import { BillingScreen } from '@/features/billing/billing-screen'
import { getT } from '@/i18n/server'
import { type PageQuery, queryText } from '@/lib/page-query'

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT()
  return {
    title: t('billing.title'),
    description: t('billing.description'),
    alternates: { canonical: checkoutReturn.page },
  }
}

export default async function BillingPage({ searchParams }: { searchParams: PageQuery }) {
  return <BillingScreen checkoutId={queryText(await searchParams, checkoutReturn.query)} />
}
