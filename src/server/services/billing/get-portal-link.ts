import { AppError } from '@/contracts/errors'
import type { PortalLink, PortalLinkInput } from '@/contracts/subscription'
import { getAccount } from '../accounts/get-account'
import { recordAudit } from '../audit/record-audit'
import type { ServiceContext } from '../service-context'
import { requirePayments } from './require-payments'
import { requirePerson } from './require-person'

/**
 * Where the caller changes or ends the plan and finds invoices.
 *
 * @throws FORBIDDEN to a key | CONFLICT for who never began to pay | SERVICE_UNAVAILABLE
 * @see spec §3 Portal link
 */
export async function getPortalLink(
  context: ServiceContext,
  { referral }: PortalLinkInput,
): Promise<PortalLink> {
  requirePerson(context)
  requirePayments(context)
  const { customerId } = await getAccount(context)
  if (!customerId) {
    throw new AppError('CONFLICT', `There is no plan of yours to change. See ${context.site.url}/pricing.`)
  }
  const { url } = await openPortal(context, customerId, referral)
  return { url }
}

/** The portal of a customer that is the caller's. */
export async function openPortal(
  context: ServiceContext,
  customerId: string,
  referral: string | null | undefined,
): Promise<{ id: string; url: string }> {
  const portal = await requirePayments(context).createPortal({
    customerId,
    returnUrl: `${context.site.url}/account/billing`,
    referral: referral ?? undefined,
  })
  await recordAudit(context, 'portal.opened')
  return portal
}
