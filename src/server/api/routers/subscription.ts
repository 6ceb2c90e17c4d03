import { NoInput } from '@/contracts/api-key'
import {
  CheckoutSession,
  CheckoutSessionInput,
  InvoiceList,
  PlanList,
  PortalLink,
  PortalLinkInput,
  SubscriptionState,
  SyncSubscriptionInput,
} from '@/contracts/subscription'
import { refuseUntilOpen } from '../../services/billing/refuse-until-open'
import { protectedProcedure, router } from '../trpc'

const tags = ['Subscription']

export const subscriptionRouter = router({
  plans: protectedProcedure
    .meta({
      callClass: 'read',
      notOpenYet: true,
      openapi: { method: 'GET', path: '/subscription/plans', summary: 'The plans', tags, protect: true },
    })
    .input(NoInput)
    .output(PlanList)
    .query(() => refuseUntilOpen('Paying for a plan')),

  state: protectedProcedure
    .meta({
      callClass: 'read',
      notOpenYet: true,
      openapi: { method: 'GET', path: '/subscription/state', summary: 'Your plan', tags, protect: true },
    })
    .input(NoInput)
    .output(SubscriptionState)
    .query(() => refuseUntilOpen('Paying for a plan')),

  invoices: protectedProcedure
    .meta({
      callClass: 'read',
      notOpenYet: true,
      openapi: {
        method: 'GET',
        path: '/subscription/invoices',
        summary: 'Your invoices',
        tags,
        protect: true,
      },
    })
    .input(NoInput)
    .output(InvoiceList)
    .query(() => refuseUntilOpen('Paying for a plan')),

  sync: protectedProcedure
    .meta({
      callClass: 'write',
      notOpenYet: true,
      openapi: {
        method: 'POST',
        path: '/subscription/sync',
        summary: 'Ask the payment provider for your plan now',
        description: 'The page after paying calls it, so that it shows the plan at once.',
        tags,
        protect: true,
      },
    })
    .input(SyncSubscriptionInput)
    .output(SubscriptionState)
    .mutation(() => refuseUntilOpen('Paying for a plan')),

  checkoutSession: protectedProcedure
    .meta({
      callClass: 'write',
      notOpenYet: true,
      openapi: {
        method: 'POST',
        path: '/subscription/checkout-session',
        summary: 'Begin to pay for a plan',
        description: 'For the signed-in: a key buys nothing.',
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
        description: 'For the signed-in.',
        tags,
        protect: true,
      },
    })
    .input(PortalLinkInput)
    .output(PortalLink)
    .mutation(() => refuseUntilOpen('Changing a plan')),
})
