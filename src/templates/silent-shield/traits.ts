import type { TemplateTraits } from '../../core/writer/template-traits'

export const traits: TemplateTraits = {
  tones: ['warm', 'dramatic'],
  castsSomebody: true,
  readerScore: { inSlot: -0.2 },
}
