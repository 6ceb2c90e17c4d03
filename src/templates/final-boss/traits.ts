import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tones: ['dramatic'],
  castsSomebody: true,
  refusesStoryEnding: true,
  readerScore: { inSlot: -0.18, underHeader: -0.2 },
}
