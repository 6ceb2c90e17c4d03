import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tones: ['dry', 'silly'],
  castsSomebody: true,
  transform: 'viewpoint',
  readerScore: -0.1,
}
