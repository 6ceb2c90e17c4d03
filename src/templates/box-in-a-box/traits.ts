import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tones: ['dry'],
  refusesStoryEnding: true,
  unkindWhenBlank: true,
  readerScore: { inSlot: -0.35, underHeader: -0.05 },
  turn: 'for-worse',
}
