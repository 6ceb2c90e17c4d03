import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tones: ['dry'],
  castsSomebody: true,
  transform: 'documentary',
  readerScore: { inSlot: -0.1, underHeader: -0.1 },
}
