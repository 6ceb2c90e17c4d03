import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tones: ['dry', 'silly'],
  sentences: 'any',
  answersAnything: true,
  readerScore: { inSlot: -0.4 },
}
