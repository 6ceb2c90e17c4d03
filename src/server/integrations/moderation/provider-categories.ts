import type { BlockedCategory } from '@/core/moderation/judgement'

interface CategoryRule {
  category: BlockedCategory
  /** From this score on, 0..1, a text is refused; null where the provider's own mark decides, whatever the score. */
  scoreMin: number | null
  /** The same for words that a model wrote; no person's anger excuses them. */
  writtenScoreMin: number | null
}

/**
 * Maps the provider's categories to ours, gravest first. The thresholds are ours, because people joke about bosses who
 * kill them and weeks they do not survive: violence must be clear to be refused, and harassment clearer.
 */
export const providerCategories: Readonly<Record<string, CategoryRule>> = {
  'sexual/minors': { category: 'sexual-minors', scoreMin: null, writtenScoreMin: null },
  'self-harm/intent': { category: 'self-harm', scoreMin: 0.7, writtenScoreMin: 0.3 },
  'self-harm/instructions': { category: 'self-harm-urging', scoreMin: 0.5, writtenScoreMin: 0.2 },
  'self-harm': { category: 'self-harm', scoreMin: 0.85, writtenScoreMin: 0.4 },
  'hate/threatening': { category: 'hate', scoreMin: 0.5, writtenScoreMin: 0.2 },
  'harassment/threatening': { category: 'threat', scoreMin: 0.75, writtenScoreMin: 0.4 },
  hate: { category: 'hate', scoreMin: 0.6, writtenScoreMin: 0.25 },
  'illicit/violent': { category: 'weapons-drugs', scoreMin: 0.6, writtenScoreMin: 0.3 },
  illicit: { category: 'weapons-drugs', scoreMin: 0.8, writtenScoreMin: 0.4 },
  'violence/graphic': { category: 'violence', scoreMin: 0.85, writtenScoreMin: 0.5 },
  violence: { category: 'violence', scoreMin: 0.95, writtenScoreMin: 0.8 },
  sexual: { category: 'sexual', scoreMin: 0.9, writtenScoreMin: 0.5 },
  harassment: { category: 'harassment', scoreMin: 0.95, writtenScoreMin: 0.5 },
}
