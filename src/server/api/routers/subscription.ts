import { CheckoutSession, CheckoutSessionInput, PortalLink, PortalLinkInput } from '@/contracts/subscription'
import { refuseUntilOpen } from '../../services/billing/refuse-until-open'
import { protectedProcedure, router } from '../trpc'

const tags = ['Subscription']

export const subscriptionRouter = router({
  checkoutSession: protectedProcedure
    .meta({
      callClass: 'write',
      notOpenYet: true,
      openapi: {
        method: 'POST',
        path: '/subscription/checkout-session',
        summary: 'Begin to pay for a plan',
        tags,
        protect: true,
      },
    })
    .input(CheckoutSessionInput)
    .output(CheckoutSession)
    .mutation(() => refuseUntilOpen('Paying for a plan')),

  portalLink: protectedProcedure
    .meta({
      callClass: 'write',
      notOpenYet: true,
      openapi: {
        method: 'POST',
        path: '/subscription/portal-link',
        summary: 'Where you change or end your plan',
        tags,
        protect: true,
      },
    })
    .input(PortalLinkInput)
    .output(PortalLink)
    .mutation(() => refuseUntilOpen('Changing a plan')),
})
