import type { BlockedCategory } from '@/core/moderation/judgement'

interface CategoryRule {
  category: BlockedCategory
  /** From this score on, 0..1, a text is refused; null where the provider's own mark decides, whatever the score. */
  scoreMin: number | null
}

/**
 * What the provider's categories mean here, the gravest first. Our thresholds, not its flags: a meme machine is told of
 * bosses that kill and weeks that one does not survive, so that violence needs to be clear, and harassment clearer.
 */
export const providerCategories: Readonly<Record<string, CategoryRule>> = {
  'sexual/minors': { category: 'sexual-minors', scoreMin: null },
  'self-harm/intent': { category: 'self-harm', scoreMin: 0.7 },
  'self-harm/instructions': { category: 'self-harm-urging', scoreMin: 0.5 },
  'self-harm': { category: 'self-harm', scoreMin: 0.85 },
  'hate/threatening': { category: 'hate', scoreMin: 0.5 },
  'harassment/threatening': { category: 'threat', scoreMin: 0.75 },
  hate: { category: 'hate', scoreMin: 0.6 },
  'illicit/violent': { category: 'weapons-drugs', scoreMin: 0.6 },
  illicit: { category: 'weapons-drugs', scoreMin: 0.8 },
  'violence/graphic': { category: 'violence', scoreMin: 0.85 },
  violence: { category: 'violence', scoreMin: 0.95 },
  sexual: { category: 'sexual', scoreMin: 0.9 },
  harassment: { category: 'harassment', scoreMin: 0.95 },
}
