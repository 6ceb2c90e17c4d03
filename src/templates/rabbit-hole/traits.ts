import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tones: ['silly'],
  loneTextSlot: 'bottom',
  readerScore: -0.2,
}
