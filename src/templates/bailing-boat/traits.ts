import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tones: ['silly'],
  readerScore: { inSlot: -0.01, underHeader: -0.24 },
}
