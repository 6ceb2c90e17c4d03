import { cleanText } from '../meme/clean-text'
import type { MeasureText } from '../meme/draw-op'
import { isWithin } from '../text/text-limit'
import type { PromptWords } from '../writer/accept/prompt-text'
import { type UnwantedWords, unwantedIn } from '../writer/accept/unwanted-words'
import { baseLanguage, type DetectLanguage } from '../writer/read/choose-language'
import { drawFigure } from './draw-figure'
import { type FigureName, figures } from './figures/figures'
import { wordsFit } from './figures/words-fit'
import { type SceneName, scenes } from './scenes/scenes'
import type { AspectRatio } from './visual-document'

/** A drawing that was chosen for a concept. */
export type VisualIdea =
  | { kind: 'object'; name: SceneName }
  | { kind: 'figure'; name: FigureName; words: readonly string[] }

/** An idea as a model said it. Nothing about it has been checked. */
export interface SaidIdea {
  drawing: string
  labels: readonly string[]
}

export interface IdeaRequest {
  said: SaidIdea
  concept: string
  aspectRatio: AspectRatio
}

export type IdeaFault = 'unknown-drawing' | 'label-count' | 'unsafe' | 'other-language' | UnwantedWords

export type IdeaAcceptance =
  | { kind: 'accepted'; idea: VisualIdea }
  /** Good but for the length of its labels, which a model can be asked to shorten. */
  | { kind: 'too-long'; labels: { text: string; maxChars: number }[] }
  | { kind: 'refused'; faults: IdeaFault[] }

export interface IdeaTools {
  measure: MeasureText
  detectLanguage: DetectLanguage
  /** False only when the words are surely in another language. */
  isInLanguage(words: string, code: string): boolean
  /** Judges words that a model wrote. */
  isSafe(words: string): boolean
  /** The rules that the model was given. */
  prompt: PromptWords
}

/** Characters that a label should have at most: alone on its figure, and beside others. */
const labelChars = { alone: 40, beside: 26 }
/** Labels a little longer are measured; beyond this share they are too long whatever they measure. */
const slackShare = 1.25
/** Labels that do not fit are wanted this much shorter. */
const shorterShare = 0.6
const shortestChars = 8

/**
 * Checks a model's idea: the drawing exists, a figure has as many labels as it carries, they are safe and in the
 * language of the concept, and they fit whole. Labels that a model gives to an object are dropped.
 */
export function acceptIdea({ said, concept, aspectRatio }: IdeaRequest, tools: IdeaTools): IdeaAcceptance {
  const { drawing } = said
  if (isScene(drawing)) return { kind: 'accepted', idea: { kind: 'object', name: drawing } }
  if (!isFigure(drawing)) return { kind: 'refused', faults: ['unknown-drawing'] }
  const words = said.labels.map(tidyLabel).filter((label) => label !== '')
  const faults = labelFaults(words, concept, tools)
  if (!figures[drawing].takes.includes(words.length)) faults.push('label-count')
  if (faults.length > 0) return { kind: 'refused', faults }
  const charsMax = words.length === 1 ? labelChars.alone : labelChars.beside
  const isMeasurable = words.every((label) => isWithin(label, Math.floor(charsMax * slackShare)))
  const figure = { name: drawing, words }
  if (isMeasurable && wordsFit(drawFigure(figure, 'paper', { aspectRatio, measure: tools.measure }))) {
    return { kind: 'accepted', idea: { kind: 'figure', ...figure } }
  }
  const labels = words.map((text) => ({
    text,
    maxChars: Math.max(shortestChars, Math.min(charsMax, Math.floor(text.length * shorterShare))),
  }))
  return { kind: 'too-long', labels }
}

function labelFaults(
  words: readonly string[],
  concept: string,
  { detectLanguage, isInLanguage, isSafe, prompt }: IdeaTools,
): IdeaFault[] {
  const said = words.join('\n')
  const faults: IdeaFault[] = [...unwantedIn(said, { text: concept, prompt })]
  if (!isSafe(said)) faults.push('unsafe')
  const { code, isReliable } = detectLanguage(concept)
  if (isReliable && !isInLanguage(said, baseLanguage(code))) faults.push('other-language')
  return faults
}

function tidyLabel(text: string): string {
  return cleanText(text)
    .replace(/\s+/g, ' ')
    .replace(/^["“”'*\s]+|["“”'*\s.]+$/g, '')
}

function isScene(name: string): name is SceneName {
  return Object.hasOwn(scenes, name)
}

function isFigure(name: string): name is FigureName {
  return Object.hasOwn(figures, name)
}
