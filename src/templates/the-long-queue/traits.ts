import type { TemplateTraits } from '../../core/writer/template-traits'

export const traits: TemplateTraits = {
  tones: ['dry'],
  readerScore: { inSlot: -0.3 },
}
