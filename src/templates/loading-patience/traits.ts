import type { TemplateTraits } from '../../core/writer/template-traits'

export const traits: TemplateTraits = {
  tones: ['dry'],
}
