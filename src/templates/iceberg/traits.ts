import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tells: ['steps'],
  refusesStoryEnding: true,
  readerScore: -0.06,
}
