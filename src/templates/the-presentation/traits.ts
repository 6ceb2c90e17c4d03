import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tones: ['silly'],
  sentences: 'any',
  hasAudience: true,
  loneTextSlot: 'slide',
  readerScore: -0.05,
}
