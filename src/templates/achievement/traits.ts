import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tones: ['warm', 'silly'],
  transform: 'feat',
  readerScore: { inSlot: -0.1, underHeader: -0.1 },
}
