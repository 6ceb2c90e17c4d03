import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tones: ['silly'],
  sentences: 'any',
  loneTextSlot: 'thought',
  readerScore: -0.4,
}
