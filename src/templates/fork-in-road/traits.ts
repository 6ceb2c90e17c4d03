import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tones: ['dry'],
  answersAnything: true,
  readerScore: { underHeader: -0.12 },
}
