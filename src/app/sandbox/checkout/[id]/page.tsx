import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { CheckoutScreen } from '@/features/sandbox-payments/checkout-screen'
import { getT } from '@/i18n/server'
import { type PageQuery, queryText } from '@/lib/page-query'
import { viewCheckout } from '@/sandbox/payments/checkout/checkout-view'
import { readForPage } from '@/sandbox/payments/serve-payments-route'

interface Props {
  params: Promise<{ id: string }>
  searchParams: PageQuery
}

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT()
  return { title: t('sandboxPayments.checkout.title'), robots: { index: false, follow: false } }
}

export default async function Page({ params, searchParams }: Props) {
  const { id } = await params
  const query = await searchParams
  const view = await readForPage(await headers(), (work) => viewCheckout(work, id))
  if (view === null) notFound()
  return <CheckoutScreen id={id} {...view} problem={queryText(query, 'problem')} />
}
