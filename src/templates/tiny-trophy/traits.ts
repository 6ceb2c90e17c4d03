import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tones: ['warm', 'silly'],
  sentences: 'any',
  honoursDeeds: true,
  castsSomebody: true,
  refusesStoryEnding: true,
  readerScore: -0.35,
}
