import { describe, expect, it } from 'vitest'
import { commonCurrencies, priceAmount } from '@/billing-ui/price-amount'
import { visitorCurrency } from '@/billing-ui/visitor-currency'

const offered = ['usd', 'eur', 'gbp']
const of = (headers: Record<string, string>) => visitorCurrency(new Headers(headers), offered)

describe('the currency of a visitor', () => {
  it.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'eur'],
    ['de', 'eur'],
    ['en-GB,en;q=0.9', 'gbp'],
    ['en-US', 'usd'],
    ['en', 'usd'],
    ['sv-SE,en-GB;q=0.5', 'gbp'],
  ])('is read from the languages %s', (language, currency) => {
    expect(of({ 'accept-language': language })).toBe(currency)
  })

  it('is that of the country which a proxy reports, before the languages', () => {
    expect(of({ 'cf-ipcountry': 'ie', 'accept-language': 'en-US' })).toBe('eur')
  })

  it('is unknown where nothing says one that is offered', () => {
    for (const language of ['', '*', 'ja-JP', '-', 'x'.repeat(5000), 'sv-SE'])
      expect(of({ 'accept-language': language })).toBeNull()
    expect(of({ 'cf-ipcountry': 'T1' })).toBeNull()
  })
})

describe('a price', () => {
  const price = { id: 'p', unitAmount: 900, currency: 'usd', interval: 'month', otherAmounts: { gbp: 800 } }
  const plan = { id: 'x', name: 'X', description: '', metadata: {} }

  it('costs what it costs in the chosen currency, else in its own', () => {
    expect(priceAmount(price, 'gbp')).toEqual({ unitAmount: 800, currency: 'gbp' })
    expect(priceAmount(price, 'usd')).toEqual({ unitAmount: 900, currency: 'usd' })
    expect(priceAmount(price, 'toString')).toEqual({ unitAmount: 900, currency: 'usd' })
    expect(priceAmount({ ...price, unitAmount: null }, 'eur')).toBeNull()
  })

  it('is offered in the currencies that all have, its own first', () => {
    const other = { ...price, otherAmounts: { gbp: 1, eur: 2 } }
    expect(
      commonCurrencies([
        { ...plan, prices: [price] },
        { ...plan, prices: [other] },
      ]),
    ).toEqual(['usd', 'gbp'])
    expect(commonCurrencies([])).toEqual([])
  })
})
