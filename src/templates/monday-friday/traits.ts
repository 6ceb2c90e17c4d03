import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tones: ['warm'],
  answersAnything: true,
  refusesStoryEnding: true,
  unkindWhenBlank: true,
  readerScore: { inSlot: -0.06, underHeader: 0.04 },
  turn: 'for-better',
}
