import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tones: ['warm', 'silly'],
  answersAnything: true,
  unkindWhenBlank: true,
  readerScore: { inSlot: -0.21 },
}
