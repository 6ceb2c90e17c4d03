import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tones: ['dry'],
  readerScore: { inSlot: -0.2 },
  turn: 'for-worse',
}
