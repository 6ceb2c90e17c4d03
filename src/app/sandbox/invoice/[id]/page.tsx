import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { InvoiceScreen } from '@/features/sandbox-payments/invoice-screen'
import { getT } from '@/i18n/server'
import { viewInvoice } from '@/sandbox/payments/invoice-view'
import { readForPage } from '@/sandbox/payments/serve-payments-route'

interface Props {
  params: Promise<{ id: string }>
}

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT()
  return { title: t('sandboxPayments.invoice.title'), robots: { index: false, follow: false } }
}

export default async function Page({ params }: Props) {
  const { id } = await params
  const view = await readForPage(await headers(), (work) => viewInvoice(work, id))
  if (view === null) notFound()
  return <InvoiceScreen {...view} />
}
