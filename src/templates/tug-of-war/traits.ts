import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tones: ['dramatic'],
  unkindWhenBlank: true,
  readerScore: -0.1,
}
