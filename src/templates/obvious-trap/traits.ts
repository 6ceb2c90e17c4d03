import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tones: ['silly'],
  castsSomebody: true,
  unkindWhenBlank: true,
  readerScore: { underHeader: -0.2 },
  turn: 'for-worse',
}
