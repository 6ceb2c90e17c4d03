import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tones: ['silly'],
  sentences: 'any',
  loneTextSlot: 'thought',
  readerScore: { inSlot: -0.4 },
}
