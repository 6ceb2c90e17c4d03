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
import { getPortalLink } from '../../services/billing/get-portal-link'
import { getSubscriptionState } from '../../services/billing/get-subscription-state'
import { listInvoices } from '../../services/billing/list-invoices'
import { listPlans } from '../../services/billing/list-plans'
import { startCheckout } from '../../services/billing/start-checkout'
import { syncSubscription } from '../../services/billing/sync-subscription'
import { callsTagged } from '../described-call'
import { accountProcedure, freshAccountProcedure, protectedProcedure, router } from '../trpc'

const call = callsTagged('Subscription')

export const subscriptionRouter = router({
  plans: protectedProcedure
    .meta(
      call('read', 'GET /subscription/plans', {
        summary: 'The plans',
        description: 'Plans and prices, cheapest first, in each currency that they can be paid in.',
      }),
    )
    .input(NoInput)
    .output(PlanList)
    .query(({ ctx }) => listPlans(ctx.service)),

  state: accountProcedure
    .meta(
      call('read', 'GET /subscription/state', {
        summary: 'Your plan',
        description: 'The plan that you pay for, if any: its status, price and the day it renews or ends.',
      }),
    )
    .input(NoInput)
    .output(SubscriptionState)
    .query(({ ctx }) => getSubscriptionState(ctx.service)),

  invoices: freshAccountProcedure
    .meta(
      call('read', 'GET /subscription/invoices', {
        summary: 'Your invoices',
        description: 'For the signed-in.',
      }),
    )
    .input(NoInput)
    .output(InvoiceList)
    .query(({ ctx }) => listInvoices(ctx.service)),

  sync: freshAccountProcedure
    .meta(
      call('write', 'POST /subscription/sync', {
        summary: 'Ask the payment provider for your plan now',
        description: 'The page after paying calls it, so that it shows the plan at once.',
      }),
    )
    .input(SyncSubscriptionInput)
    .output(SubscriptionState)
    .mutation(({ ctx, input }) => syncSubscription(ctx.service, input)),

  checkoutSession: freshAccountProcedure
    .meta(
      call('write', 'POST /subscription/checkout-session', {
        summary: 'Begin to pay for a plan',
        description: 'For the signed-in: a key buys nothing.',
      }),
    )
    .input(CheckoutSessionInput)
    .output(CheckoutSession)
    .mutation(({ ctx, input }) => startCheckout(ctx.service, input)),

  portalLink: freshAccountProcedure
    .meta(
      call('write', 'POST /subscription/portal-link', {
        summary: 'Where you change or end your plan',
        description: 'For the signed-in.',
      }),
    )
    .input(PortalLinkInput)
    .output(PortalLink)
    .mutation(({ ctx, input }) => getPortalLink(ctx.service, input)),
})
