/** Credits of a free account a month, once its e-mail is confirmed. @see product-decisions "Rules and constants" */
export const freeMonthlyCredits = 20

/** Credits that one run costs. @see product-decisions "Rules and constants" */
export const creditCosts = {
  'text-to-meme': 1,
  'text-to-gif': 2,
  'themed-template': 1,
  'themed-upload': 2,
  'minimalist-visual': 1,
} as const

export type PaidAction = keyof typeof creditCosts

/** "Costs 2 credits.", as the description of a call says it. */
export function costSentence(action: PaidAction): string {
  const cost = creditCosts[action]
  return cost === 1 ? 'Costs 1 credit.' : `Costs ${cost} credits.`
}
