import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tones: ['silly'],
  honoursDeeds: true,
  castsSomebody: true,
  refusesStoryEnding: true,
  readerScore: { inSlot: -0.09, underHeader: -0.1 },
}
