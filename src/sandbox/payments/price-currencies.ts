import type { Price } from './objects'
import { badRequest } from './payments-error'
import type { PaymentsWork } from './payments-work'

/** Data stored beside a price object: amounts in its additional currencies. */
export interface PriceNote {
  amounts: Record<string, number>
}

/** Amounts by currency, the price's own among them. In the smallest unit of each. */
async function amountsOf({ store }: PaymentsWork, price: Price): Promise<Record<string, number>> {
  const note = await store.note<PriceNote>(price)
  return { ...note?.amounts, [price.currency]: price.unit_amount }
}

/**
 * Amount of a price in a currency, in the currency's smallest unit.
 * @throws PaymentsError 400 where it has none
 */
export async function amountIn(work: PaymentsWork, price: Price, currency: string): Promise<number> {
  const found = await findAmountIn(work, price, currency)
  if (found !== null) return found
  throw badRequest(
    `The price specified only supports \`${price.currency}\`. This doesn't match the expected currency: \`${currency}\`.`,
    'currency',
  )
}

/** Null where it has none. */
export async function findAmountIn(
  work: PaymentsWork,
  price: Price,
  currency: string,
): Promise<number | null> {
  return currency === price.currency ? price.unit_amount : ((await amountsOf(work, price))[currency] ?? null)
}

/** `currency_options` as an answer holds it that asks for it. */
export async function currencyOptions(work: PaymentsWork, price: Price): Promise<unknown> {
  const { tax_behavior } = price as Price & { tax_behavior?: string }
  return Object.fromEntries(
    Object.entries(await amountsOf(work, price)).map(([currency, amount]) => [
      currency,
      {
        custom_unit_amount: null,
        tax_behavior: tax_behavior ?? 'unspecified',
        unit_amount: amount,
        unit_amount_decimal: String(amount),
      },
    ]),
  )
}
