/** The data of a template. Its drawing is `scene.ts` beside it and exists at build time alone. */

import type { CaptionAlign } from '../meme/meme-document'

/** How the joke works; one vocabulary for search, the writer and the filters of the library. */
export type JokeShape =
  | 'preference'
  | 'contrast'
  | 'dilemma'
  | 'choice'
  | 'temptation'
  | 'denial'
  | 'escalation'
  | 'hidden-depth'
  | 'intrusive-thought'
  | 'undeserved-reward'
  | 'false-competence'
  | 'provocation'
  | 'bad-advice'
  | 'avoidance'
  | 'realisation'
  | 'anticlimax'
  | 'overwhelm'
  | 'agreement'
  | 'overpraise'
  | 'overthinking'
  | 'false-distinction'

export type CaptionFont = 'Anton' | 'Baloo 2' | 'Noto Sans'

export type SlotKind = 'label' | 'bubble' | 'thought' | 'sign' | 'panel'

/** A place for words in the picture. Lengths are fractions of the picture's width (x, width) or height (y, height). */
export interface TemplateSlot {
  id: string
  /** Part of its words in the joke: "the thing refused". */
  role: string
  /** Kind of place in the picture: words in a bubble are said, words on a sign are written. */
  kind?: SlotKind
  /** The laugh stands here: in exactly one slot of a template. */
  punch?: true
  /** Hint for people who fill it in: "What you say no to". */
  hint: string
  x: number
  y: number
  width: number
  height: number
  /** Degrees, clockwise, around the centre of the slot. */
  rotateAngle: number
  align: CaptionAlign
  /** Most characters that stay readable: measured, see `npm run templates:build`. */
  maxChars: number
  /**
   * Most characters of the user's own sentence, at 30 px or more on a picture of 1,000 px. Absent where that is no more
   * than `maxChars`, which our own lines keep to because short ones are funnier.
   */
  sentenceMaxChars?: number
  fontFamily: CaptionFont
  /** Largest font size, as a fraction of the picture's width. */
  fontSize: number
  color: string
  strokeColor: string | null
  upperCase: boolean
  /** When its words appear, as a share of the loop, 0..1; from the start when absent. They stay to the end. */
  appearAt?: number
}

/** The loop of an animated template: frame i of n shows its scene at t = i / n. */
export interface Motion {
  /** 2..48. */
  frames: number
  /** Time that a frame is shown, in ms; a multiple of 10, because a GIF counts in hundredths of a second. */
  delayMs: number
  /** The frame that stands for the whole where nothing can move: a JPEG, a thumbnail. */
  posterFrame: number
  /**
   * The frame with which a moving picture begins, where the scene starts over; 0 when absent. The drawings before it
   * come last: they still show how it ended, and so do the words that came late.
   */
  firstFrame?: number | undefined
}

export interface Template {
  /** Id and folder name, kebab-case. */
  name: string
  /** Place in the library, ascending: the order in which templates are shown without a search. */
  order: number
  title: string
  description: string
  whenToUse: string
  jokeShape: JokeShape
  tone: string
  /** Search words for it: feelings and situations. */
  keywords: string[]
  aliases: string[]
  /** Size of the master drawing in px. */
  width: number
  height: number
  /** How it moves; null for a still. */
  motion: Motion | null
  slots: TemplateSlot[]
  /** The mistake that writers make with this template, and the way that works. */
  pitfall: string
  /** Three ways to fill it: slot id to words. */
  examples: Record<string, string>[]
  /** Describes the blank picture for those who cannot see it; no words in it are meant to be funny. */
  altText: string
  license: string
  source: string
  /** Not offered for people, groups or grave subjects. */
  sensitive: boolean
}
