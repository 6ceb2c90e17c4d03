import type { InvoiceList } from '@/contracts/subscription'
import { getAccount } from '../accounts/get-account'
import type { ServiceContext } from '../service-context'
import { requirePayments } from './require-payments'
import { requirePerson } from './require-person'

/** The caller's invoices. @throws FORBIDDEN to a key, because they name who pays | SERVICE_UNAVAILABLE */
export async function listInvoices(context: ServiceContext): Promise<InvoiceList> {
  requirePerson(context)
  const payments = requirePayments(context)
  const { customerId } = await getAccount(context)
  if (!customerId) return { invoices: [] }
  const invoices = await payments.listInvoices(customerId)
  return { invoices: invoices.map((invoice) => ({ ...invoice, createdAt: invoice.createdAt.toISOString() })) }
}
