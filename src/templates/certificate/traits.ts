import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tones: ['dry'],
  transform: 'diploma',
  answersAnything: true,
  loneTextSlot: 'for',
  readerScore: { inSlot: -0.16 },
}
