import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tones: ['dramatic', 'silly'],
  refusesStoryEnding: true,
  loneTextSlot: 'day',
  readerScore: -0.12,
  turn: 'for-better',
}
