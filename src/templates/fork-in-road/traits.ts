import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {
  tones: ['dry'],
  answersAnything: true,
  topicJokesAnswerNews: true,
  readerScore: { underHeader: -0.12 },
}
