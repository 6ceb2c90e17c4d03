/** Features of a subscription's plan, as its product at the payment provider states them. @see spec §3 subscription */
export interface PlanFeatures {
  customWatermark?: string | undefined
}

export interface WatermarkChoice {
  /** Metadata of the subscribed plan; null without a subscription. */
  subscription: PlanFeatures | null
  /** The user's saved text. */
  watermarkText: string | null
  brandText: string
}

/**
 * The watermark of a user's memes; empty means none.
 *
 * - Without a subscription: the brand's text.
 * - With a plan whose `customWatermark` is 'true': the user's own text, or none.
 * - With any other plan: none.
 *
 * @see spec §4
 */
export function watermarkText({ subscription, watermarkText: ownText, brandText }: WatermarkChoice): string {
  if (subscription === null) return brandText
  return subscription.customWatermark === 'true' ? (ownText ?? '') : ''
}
