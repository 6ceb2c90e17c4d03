import type { TemplateTraits } from '../../core/writer/template-traits'

export const traits: TemplateTraits = {
  tones: ['dry'],
  sentences: 'any',
  hasAudience: true,
  loneTextSlot: 'wall',
  readerScore: { inSlot: 0.01 },
}
