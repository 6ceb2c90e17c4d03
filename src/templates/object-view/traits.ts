import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tones: ['dry', 'silly'],
  castsSomebody: true,
  transform: 'viewpoint',
  readerScore: { inSlot: -0.1, underHeader: -0.1 },
}
