import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tones: ['silly'],
  castsSomebody: true,
  refusesStoryEnding: true,
  readerScore: { inSlot: -0.14, underHeader: -0.2 },
}
