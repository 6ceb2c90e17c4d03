import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tones: ['dramatic'],
  loneTextSlot: 'line',
  readerScore: -0.2,
}
