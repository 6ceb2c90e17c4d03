/** What is not drawn for anybody. The first six are known by rules; the others only a provider's model tells. */
export const blockedCategories = [
  'hate',
  'threat',
  'sexual-minors',
  'self-harm',
  'self-harm-urging',
  'doxxing',
  'weapons-drugs',
  'sexual',
  'violence',
  'harassment',
] as const

export type BlockedCategory = (typeof blockedCategories)[number]

/** What may be drawn and should not be shown to strangers as it is. */
export type SoftCategory = 'profanity'

export type Judgement =
  | { tier: 'allow' }
  | { tier: 'soften'; category: SoftCategory }
  | { tier: 'block'; category: BlockedCategory }
