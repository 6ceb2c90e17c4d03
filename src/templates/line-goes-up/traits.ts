import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tones: ['dry', 'silly'],
  sentences: 'any',
  readerScore: -0.4,
}
