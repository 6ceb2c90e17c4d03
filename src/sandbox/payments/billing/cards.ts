import type { PaymentMethod } from '../billing-objects'
import { cardDeclined, PaymentsError } from '../payments-error'
import { type PaymentsWork, randomId } from '../payments-work'

/** Behaviour of a test card when it is charged. */
export interface CardBehaviour {
  /** Refused at once, with this reason. */
  declineCode?: 'generic_decline' | 'insufficient_funds' | 'expired_card'
  /** Good for the first charge and refused from then on. */
  declinesLater?: boolean
  /** The charge succeeds and its holder takes it to the bank. */
  disputes?: boolean
}

interface TestCard extends CardBehaviour {
  brand: 'visa' | 'mastercard'
}

/** Stripe's own test numbers, with what they do. */
const testCards: Record<string, TestCard> = {
  '4242424242424242': { brand: 'visa' },
  '5555555555554444': { brand: 'mastercard' },
  '4000000000000002': { brand: 'visa', declineCode: 'generic_decline' },
  '4000000000009995': { brand: 'visa', declineCode: 'insufficient_funds' },
  '4000000000000069': { brand: 'visa', declineCode: 'expired_card' },
  '4000000000000341': { brand: 'visa', declinesLater: true },
  '4000000000000259': { brand: 'visa', disputes: true },
}

/** Stripe's names for ready-made methods. */
export const testMethods: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_createDispute: '4000000000000259',
}

const expiryYears = 3

/**
 * A card that was typed, kept as Stripe keeps it: its last four digits, never its number.
 * @throws PaymentsError 402 for a card that declines at once, and for whatever is no test card
 */
export async function takeCard(
  work: PaymentsWork,
  number: string,
  customer: string | null,
): Promise<PaymentMethod> {
  const digits = number.replaceAll(/[\s-]/g, '')
  const card = Object.hasOwn(testCards, digits) ? testCards[digits] : undefined
  if (card === undefined) throw notATestCard()
  if (card.declineCode !== undefined) throw cardDeclined(card.declineCode)
  const { brand, ...behaviour } = card
  return work.store.insert<PaymentMethod>(
    {
      id: randomId('pm_'),
      object: 'payment_method',
      card: cardFields(brand, digits.slice(-4), work.wallSeconds),
      created: work.wallSeconds,
      customer,
      ...{ allow_redisplay: 'unspecified', metadata: {}, type: 'card' },
    },
    { ...behaviour },
  )
}

function cardFields(brand: string, last4: string, now: number): PaymentMethod['card'] {
  return {
    brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'US',
    display_brand: brand,
    exp_month: 12,
    exp_year: new Date(now * 1000).getUTCFullYear() + expiryYears,
    funding: 'credit',
    generated_from: null,
    last4,
    networks: { available: [brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  }
}

function notATestCard(): PaymentsError {
  return new PaymentsError(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'test_mode_live_card',
    message: 'Your card was declined. No money moves here: use a test card such as 4242 4242 4242 4242.',
  })
}
