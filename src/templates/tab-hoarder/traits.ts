import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tones: ['warm'],
  loneTextSlot: 'all',
  readerScore: -0.35,
}
