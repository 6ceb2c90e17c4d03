import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tones: ['dramatic', 'silly'],
  sentences: 'any',
  unkindWhenBlank: true,
  readerScore: -0.1,
  turn: 'leads-to',
}
