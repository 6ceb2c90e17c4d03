const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/**
 * The words of 402.
 * @param cost whole credits that the refused run costs
 * @param siteUrl without a slash at its end
 */
export function outOfCreditsMessage(periodEnd: Date, cost: number, siteUrl: string): string {
  return `No credits until ${dayFormat.format(periodEnd)}: this needs ${cost}. More at ${siteUrl}/pricing.`
}
