import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tones: ['dry'],
  transform: 'diploma',
  loneTextSlot: 'for',
  readerScore: -0.16,
}
