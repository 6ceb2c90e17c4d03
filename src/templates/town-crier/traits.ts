import type { TemplateTraits } from '../../core/writer/template-traits'

export const traits: TemplateTraits = {
  tones: ['dramatic'],
  sentences: 'any',
  hasAudience: true,
  loneTextSlot: 'scroll',
  readerScore: { inSlot: 0.01 },
}
