import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  loneTextSlot: 'job',
  readerScore: { inSlot: -0.24 },
}
