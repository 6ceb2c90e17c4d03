import type { PricingVisitor } from '@/features/landing/pricing/plan-offer'
import { authenticated, createApiContext } from '@/server/authenticate'
import { getPageVisitor } from '@/server/integrations/supabase/get-session-user'
import { reportError } from '@/server/report-error'
import { openAccount } from '@/server/services/accounts/open-account'
import { getSubscriptionState } from '@/server/services/billing/get-subscription-state'
import { requireReadingSession } from '@/server/services/sessions/require-standing-session'

/** The signed-in visitor and their plan, or null. */
export async function findPricingVisitor(headers: Headers): Promise<PricingVisitor | null> {
  const user = await getPageVisitor()
  if (user === null) return null
  try {
    const caller = await authenticated(user, user.accessToken)
    if (caller === null) return null
    const { services } = createApiContext(caller, { headers, requestId: '' })
    const context = { ...services, actor: caller.actor }
    await requireReadingSession(context)
    await openAccount(context)
    const { subscription, inactive } = await getSubscriptionState(context)
    const plan = subscription ?? inactive
    return { hasPlan: plan !== null, priceIds: plan?.prices.map(({ id }) => id) ?? [] }
  } catch (error) {
    // Prices are shown nevertheless, and a checkout leads who has a plan to where it is changed.
    reportError(error, 'pricing')
    return { hasPlan: false, priceIds: [] }
  }
}
