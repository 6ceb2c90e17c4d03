import type { JSONValue } from 'postgres'
import type { Subscription } from '../billing-objects'
import { fillObject } from '../fill-object'
import { mergeMetadata } from '../form-params'
import type {
  CheckoutItem,
  CheckoutSession,
  Coupon,
  Customer,
  Price,
  Product,
  PromotionCode,
} from '../objects'
import { badRequest } from '../payments-error'
import { type PaymentsWork, randomId, requireObject } from '../payments-work'
import { amountIn } from '../price-currencies'
import type { CheckoutNote, CheckoutParams } from './checkout-params'

const lifeSeconds = 86_400
const shortestLifeSeconds = 1800

/** @throws PaymentsError 400 for whatever Stripe would refuse */
export async function createCheckoutSession(
  work: PaymentsWork,
  params: CheckoutParams,
): Promise<CheckoutSession> {
  refuseContradictions(work, params)
  const customer = params.customer
    ? await requireObject<Customer>(work, 'customer', params.customer, 'customer')
    : null
  refuseUntaxable(params, customer)
  await refuseUnknownDiscounts(work, params)
  const items = await checkoutItems(work, params)
  await refuseSecondCurrency(work, customer, items[0]?.currency)
  const subtotal = items.reduce((sum, { amount_subtotal: part }) => sum + part, 0)
  const id = randomId('cs_test_', 58)
  const taxed = params.automatic_tax?.enabled ?? false
  const note: CheckoutNote = {
    items,
    subscriptionData: {
      ...params.subscription_data,
      metadata: mergeMetadata({}, params.subscription_data?.metadata),
    },
    discounts: params.discounts ?? [],
  }
  return work.store.insert<CheckoutSession>(
    {
      id,
      object: 'checkout.session',
      allow_promotion_codes: params.allow_promotion_codes ?? null,
      amount_subtotal: subtotal,
      amount_total: subtotal,
      automatic_tax: {
        enabled: taxed,
        liability: taxed ? { type: 'self' } : null,
        provider: taxed ? 'stripe' : null,
        status: taxed ? 'requires_location_inputs' : null,
      },
      cancel_url: params.cancel_url ?? null,
      client_reference_id: params.client_reference_id ?? null,
      currency: items[0]?.currency ?? 'usd',
      customer: customer?.id ?? null,
      customer_details: customer === null ? null : customerDetails(customer, null),
      customer_email: params.customer_email ?? null,
      discounts: [],
      expires_at: params.expires_at ?? work.wallSeconds + lifeSeconds,
      metadata: mergeMetadata({}, params.metadata),
      mode: params.mode,
      payment_status: 'unpaid',
      status: 'open',
      success_url: params.success_url,
      total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
      url: `${work.siteUrl}/sandbox/checkout/${id}`,
      ...{
        billing_address_collection: params.billing_address_collection ?? null,
        created: work.wallSeconds,
        customer_creation: customer === null ? 'always' : null,
        locale: params.locale ?? null,
        payment_method_collection: params.payment_method_collection ?? 'always',
        payment_method_options: { card: { request_three_d_secure: 'automatic' } },
        payment_method_types: ['card'],
        ui_mode: 'hosted_page',
      },
    },
    note as unknown as JSONValue,
  )
}

export function customerDetails(customer: Customer, address: Record<string, string | null> | null): unknown {
  return {
    address,
    business_name: null,
    email: customer.email,
    individual_name: null,
    name: customer.name,
    phone: customer.phone,
    tax_exempt: 'none',
    tax_ids: [],
  }
}

function refuseContradictions({ wallSeconds }: PaymentsWork, params: CheckoutParams): void {
  const only = (names: string, param: string) =>
    badRequest(`You may only specify one of these parameters: ${names}.`, param)
  if (params.customer && params.customer_email) throw only('customer, customer_email', 'customer')
  if (params.discounts && params.allow_promotion_codes !== undefined) {
    throw only('allow_promotion_codes, discounts', 'allow_promotion_codes')
  }
  if (params.customer_update && !params.customer) {
    throw badRequest('`customer_update` can only be used with `customer`.', 'customer_update')
  }
  if (params.mode === 'payment' && params.subscription_data) {
    throw badRequest('You can not pass `subscription_data` in `payment` mode.', 'subscription_data')
  }
  const life = (params.expires_at ?? wallSeconds + lifeSeconds) - wallSeconds
  if (life < shortestLifeSeconds - 60 || life > lifeSeconds + 60) {
    throw badRequest(
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
      'expires_at',
    )
  }
}

function refuseUntaxable(params: CheckoutParams, customer: Customer | null): void {
  const taxed = params.automatic_tax?.enabled ?? false
  if (!taxed || customer === null || customer.address || params.customer_update?.address === 'auto') return
  throw badRequest(
    "Automatic tax calculation in Checkout requires a valid address on the Customer. Add a valid address to the Customer or set either `customer_update[address]` to 'auto' or `customer_update[shipping]` to 'auto' to save the address entered in Checkout to the Customer.",
    undefined,
    'customer_tax_location_invalid',
  )
}

/** A customer pays all that is under way in one currency. */
async function refuseSecondCurrency(
  { store, sql }: PaymentsWork,
  customer: Customer | null,
  currency: string | undefined,
): Promise<void> {
  if (customer === null || currency === undefined) return
  const [other] = await store.list<Subscription>(
    'subscription',
    sql`body ->> 'customer' = ${customer.id} and body ->> 'currency' <> ${currency}
      and body ->> 'status' not in ('canceled', 'incomplete_expired')`,
  )
  if (!other) return
  throw badRequest(
    `You cannot combine currencies on a single customer. This customer has an active subscription, subscription schedule, discount, quote, or invoice item with currency ${other.currency}.`,
    'currency',
  )
}

async function refuseUnknownDiscounts(work: PaymentsWork, { discounts = [] }: CheckoutParams): Promise<void> {
  for (const [index, { coupon, promotion_code: code }] of discounts.entries()) {
    const param = `discounts[${index}]`
    if (coupon !== undefined) await requireObject<Coupon>(work, 'coupon', coupon, `${param}[coupon]`)
    if (code !== undefined) {
      await requireObject<PromotionCode>(work, 'promotion_code', code, `${param}[promotion_code]`)
    }
  }
}

async function checkoutItems(work: PaymentsWork, params: CheckoutParams): Promise<CheckoutItem[]> {
  const given = params.line_items ?? []
  if (given.length === 0) {
    throw badRequest('Missing required param: line_items.', 'line_items', 'parameter_missing')
  }
  const items: CheckoutItem[] = []
  for (const [index, { price: id, quantity }] of given.entries()) {
    const param = `line_items[${index}][price]`
    const price = await requireObject<Price>(work, 'price', id, param)
    if (!price.active) {
      throw badRequest('The price specified is inactive. This field only accepts active prices.', param)
    }
    const product = await work.store.get<Product>('product', price.product)
    const currency = params.currency ?? items[0]?.currency ?? price.currency
    const unitAmount = await amountIn(work, price, currency)
    items.push(checkoutItem(price, { quantity, currency, unitAmount }, product.name))
  }
  const recurring = items.filter(({ price }) => price.recurring !== null)
  if (params.mode === 'subscription' && recurring.length === 0) {
    throw badRequest(
      'You must provide at least one recurring price in `subscription` mode when using prices.',
      'line_items',
    )
  }
  if (params.mode === 'payment' && recurring.length > 0) {
    throw badRequest(
      'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
      'line_items',
    )
  }
  if (params.mode === 'subscription' && recurring.length < items.length) {
    throw badRequest('This sandbox bills one-time prices in `payment` mode only.', 'line_items')
  }
  return items
}

function checkoutItem(
  price: Price,
  { quantity, currency, unitAmount }: { quantity: number; currency: string; unitAmount: number },
  description: string,
): CheckoutItem {
  const amount = unitAmount * quantity
  return fillObject<CheckoutItem>({
    id: randomId('li_'),
    object: 'item',
    amount_discount: 0,
    amount_subtotal: amount,
    amount_total: amount,
    currency,
    description,
    price: structuredClone(price),
    quantity,
  })
}
