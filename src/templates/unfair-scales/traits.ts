import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  readerScore: { inSlot: -0.08, underHeader: -0.2 },
}
