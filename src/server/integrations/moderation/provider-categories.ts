import type { BlockedCategory } from '@/core/moderation/judgement'

interface CategoryRule {
  category: BlockedCategory
  /** From this score on, 0..1, a text is refused; null where the provider's own mark decides, whatever the score. */
  scoreMin: number | null
}

/**
 * Maps the provider's categories to ours, gravest first. The thresholds are ours, because people joke about bosses who
 * kill them and weeks they do not survive: violence must be clear to be refused, and harassment clearer.
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
