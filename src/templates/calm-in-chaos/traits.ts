import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tones: ['dry'],
  sentences: 'any',
  answersAnything: true,
  tells: ['dialogue'],
  readerScore: { inSlot: 0.07, underHeader: 0.06 },
}
