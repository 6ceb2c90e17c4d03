import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tones: ['dramatic'],
  answersAnything: true,
  unkindWhenBlank: true,
  readerScore: { underHeader: -0.08 },
}
