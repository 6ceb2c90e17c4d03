/** Categories that are never drawn. Rules find the first six; only a provider's model tells the others. */
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

/** Category that may be drawn, but should not be shown to strangers as it is. */
export type SoftCategory = 'profanity'

export type Judgement =
  | { tier: 'allow' }
  | { tier: 'soften'; category: SoftCategory }
  | { tier: 'block'; category: BlockedCategory }
