import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tones: ['warm', 'dramatic'],
  castsSomebody: true,
  readerScore: -0.2,
}
