import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tones: ['dry'],
  sentences: 'any',
  hasAudience: true,
  readerScore: -0.04,
}
