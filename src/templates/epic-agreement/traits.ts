import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tones: ['warm', 'dramatic'],
  answersAnything: true,
  readerScore: { underHeader: -0.11 },
}
