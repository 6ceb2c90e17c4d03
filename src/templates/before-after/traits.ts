import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tones: ['warm'],
  tells: ['dialogue', 'acted-dialogue'],
  unkindWhenBlank: true,
  readerScore: -0.05,
  turn: 'for-worse',
}
