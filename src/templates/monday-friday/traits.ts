import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tones: ['warm'],
  refusesStoryEnding: true,
  unkindWhenBlank: true,
  readerScore: -0.06,
  turn: 'for-better',
}
