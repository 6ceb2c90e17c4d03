import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tones: ['warm', 'silly'],
  transform: 'feat',
  readerScore: -0.1,
}
