import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tones: ['warm'],
  sentences: 'any',
  hasAudience: true,
  loneTextSlot: 'book',
  readerScore: { inSlot: -0.2 },
}
