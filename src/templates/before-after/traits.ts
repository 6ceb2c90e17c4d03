import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tones: ['warm'],
  answersAnything: true,
  tells: ['dialogue', 'acted-dialogue'],
  unkindWhenBlank: true,
  readerScore: { inSlot: -0.05 },
  turn: 'for-worse',
}
