import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tones: ['dry'],
  sentences: 'any',
  answersAnything: true,
  loneTextSlot: 'brain',
  readerScore: { inSlot: -0.05, underHeader: -0.05 },
}
