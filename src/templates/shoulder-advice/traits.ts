import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tones: ['silly'],
  unkindWhenBlank: true,
  readerScore: -0.16,
}
