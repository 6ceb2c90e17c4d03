import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  answersAnything: true,
  unkindWhenBlank: true,
  readerScore: { inSlot: -0.17 },
  turn: 'for-worse',
}
