import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tones: ['silly'],
  tells: ['steps', 'list'],
  unkindWhenBlank: true,
  readerScore: -0.1,
}
