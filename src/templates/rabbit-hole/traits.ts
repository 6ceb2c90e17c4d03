import type { TemplateTraits } from '../../core/writer/template-traits'

export const traits: TemplateTraits = {
  tones: ['silly'],
  loneTextSlot: 'bottom',
  readerScore: { inSlot: -0.2 },
}
