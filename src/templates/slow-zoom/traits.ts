import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tones: ['dramatic'],
  tells: ['steps', 'dialogue', 'acted-dialogue'],
  loneTextSlot: 'p1',
  readerScore: -0.1,
}
