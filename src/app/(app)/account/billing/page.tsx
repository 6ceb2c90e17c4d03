import { wordsMetadata } from '@/app/words-metadata'
import { checkoutReturn } from '@/contracts/subscription'
import { BillingScreen } from '@/features/billing/billing-screen'
import { type PageQuery, queryText } from '@/lib/page-query'

export const generateMetadata = wordsMetadata(checkoutReturn.page, (t) => ({
  title: t('billing.title'),
  description: t('billing.description'),
}))

export default async function BillingPage({ searchParams }: { searchParams: PageQuery }) {
  return <BillingScreen checkoutId={queryText(await searchParams, checkoutReturn.query)} />
}
