import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tones: ['dramatic', 'silly'],
  refusesStoryEnding: true,
  readerScore: -0.12,
}
