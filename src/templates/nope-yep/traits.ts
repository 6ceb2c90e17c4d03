import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tones: ['silly'],
  answersAnything: true,
  unkindWhenBlank: true,
  readerScore: { inSlot: -0.35, underHeader: -0.07 },
}
