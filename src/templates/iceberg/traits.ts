import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  answersAnything: true,
  tells: ['steps'],
  refusesStoryEnding: true,
  readerScore: { inSlot: -0.06, underHeader: -0.1 },
}
