import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  loneTextSlot: 'job',
  readerScore: -0.24,
}
