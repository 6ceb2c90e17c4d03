import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tones: ['silly'],
  refusesStoryEnding: true,
  readerScore: -0.4,
}
