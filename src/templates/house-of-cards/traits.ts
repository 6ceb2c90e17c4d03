import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tones: ['dramatic', 'silly'],
  refusesStoryEnding: true,
  readerScore: { inSlot: -0.12, underHeader: -0.07 },
}
