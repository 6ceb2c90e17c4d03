import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tones: ['dry'],
  sentences: 'any',
  answersAnything: true,
  loneTextSlot: 'inside',
  readerScore: { inSlot: 0.11, underHeader: 0.08 },
}
