import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tones: ['warm'],
  sentences: 'any',
  hasAudience: true,
  loneTextSlot: 'book',
  readerScore: -0.2,
}
