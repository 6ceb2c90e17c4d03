import type { TemplateTraits } from '../../core/writer/template-traits'

export const traits: TemplateTraits = {
  tones: ['silly'],
  castsSomebody: true,
  loneTextSlot: 'warnings',
  readerScore: { inSlot: -0.4 },
}
