import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tones: ['warm'],
  tells: ['dialogue'],
  refusesStoryEnding: true,
  unkindWhenBlank: true,
  readerScore: -0.06,
  turn: 'for-worse',
}
