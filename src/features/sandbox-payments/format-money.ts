import { interfaceLanguage } from '@/i18n/interface-language'

/** "$9.00". @param amount in the smallest unit of the currency @param currency ISO 4217, any case */
export function formatMoney(amount: number, currency: string): string {
  const format = new Intl.NumberFormat(interfaceLanguage, { style: 'currency', currency })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  return format.format(amount / 10 ** digits)
}
