import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tones: ['silly'],
  readerScore: { inSlot: -0.07, underHeader: -0.01 },
  turn: 'for-worse',
}
