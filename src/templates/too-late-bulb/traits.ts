import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tones: ['warm'],
  tells: ['dialogue'],
  loneTextSlot: 'moment',
  readerScore: -0.35,
}
