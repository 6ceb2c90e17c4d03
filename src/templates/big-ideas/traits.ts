import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tones: ['silly'],
  answersAnything: true,
  tells: ['steps', 'list'],
  unkindWhenBlank: true,
  readerScore: { inSlot: -0.1, underHeader: 0.02 },
}
