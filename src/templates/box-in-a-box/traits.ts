import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tones: ['dry'],
  refusesStoryEnding: true,
  unkindWhenBlank: true,
  readerScore: -0.35,
  turn: 'for-worse',
}
