import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tones: ['silly'],
  refusesStoryEnding: true,
  readerScore: { inSlot: -0.4 },
}
