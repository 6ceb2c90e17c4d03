import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tones: ['dramatic'],
  sentences: 'any',
  transform: 'prophecy',
  hasAudience: true,
  unkindWhenBlank: true,
}
