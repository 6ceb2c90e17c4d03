import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tones: ['dry'],
  castsSomebody: true,
  readerScore: { inSlot: -0.4, underHeader: -0.2 },
}
