import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  unkindWhenBlank: true,
  readerScore: -0.17,
  turn: 'for-worse',
}
