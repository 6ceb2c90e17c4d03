import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tones: ['silly'],
  sentences: 'claims',
  answersAnything: true,
  readerScore: { underHeader: -0.08 },
}
