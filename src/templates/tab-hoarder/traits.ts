import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tones: ['warm'],
  answersAnything: true,
  loneTextSlot: 'all',
  readerScore: { inSlot: -0.35 },
}
