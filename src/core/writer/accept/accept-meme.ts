import { cleanText } from '../../meme/clean-text'
import { composeMeme } from '../../meme/compose-meme'
import type { MeasureText } from '../../meme/draw-op'
import { captionCharsMax } from '../../meme/meme-document'
import { bringsUpGroup } from '../../moderation/written/mentioned-groups'
import type { Template, TemplateSlot } from '../../template/template'
import { graphemeCount } from '../../text/graphemes'
import { isWithin } from '../../text/text-limit'
import { sentenceRoom } from '../offer/sentence-room'
import { baseLanguage } from '../read/choose-language'
import { headerCharsMax } from '../read/find-header'
import { shortenText } from '../read/shorten-text'
import { anyPicture } from '../themed/any-picture'
import type { WrittenMeme } from '../written-meme'
import { type ModelMeme, wordsOf } from './model-meme'
import type { PromptWords } from './prompt-text'
import { type UnwantedWords, unwantedIn } from './unwanted-words'

/** Why a model's meme is not shown. */
export type MemeFault =
  | 'unknown-template'
  | 'unknown-slot'
  | 'slot-without-words'
  | 'identical-slots'
  | 'placeholder'
  | 'unbalanced-quote'
  | 'example'
  | 'header-too-long'
  | 'other-language'
  | 'unsafe'
  | UnwantedWords

/** `too-long`: a good meme but for the length of some captions, which a model can be asked to shorten. */
export type Acceptance =
  | { kind: 'accepted'; meme: WrittenMeme }
  | { kind: 'too-long'; meme: WrittenMeme; slots: TooLongSlot[] }
  | { kind: 'refused'; faults: MemeFault[] }

export interface TooLongSlot {
  id: string
  /** Characters that the caption may have. */
  maxChars: number
}

export interface AcceptRequest {
  meme: ModelMeme
  /** The user's text. */
  text: string
  /** BCP-47 of the captions. */
  outputLanguage: string
}

export interface AcceptTools {
  findTemplate(name: string): Template | undefined
  measure: MeasureText
  /** False only when the words are surely in another language. */
  isInLanguage(words: string, code: string): boolean
  /** Judges words that a model wrote. */
  isSafe(words: string): boolean
  /** The rules that the model was given. */
  prompt: PromptWords
}

const reasonCharsMax = 60
const reasonWithoutOne = 'your words suit this picture.'
/** Words a little over the limit are measured; beyond this they are too long whatever they measure. */
const slackShare = 1.25
const slackChars = 6
/** Least size of words that were measured to fit: 28 px on a picture of 1,000 px. */
const sizeShareMin = 0.028
/** Side of the picture on which words are measured, in px. */
const measuredPx = 1000

const placeholder = /\{\w*\}|\$\{|\[object /

/**
 * Checks a model's meme. Words stay as the model wrote them but for invisible characters, line breaks, Markdown's
 * double stars and straight quotes.
 *
 * 1. The template exists and each of its slots has words.
 * 2. The words are finished, new, in the wanted language, and hold nothing that is unsafe or unwanted.
 * 3. Captions over their limit are measured in the picture.
 */
export function acceptMeme(request: AcceptRequest, tools: AcceptTools): Acceptance {
  const { templateId } = request.meme
  const template = templateId === anyPicture.name ? anyPicture : tools.findTemplate(templateId)
  if (!template) return { kind: 'refused', faults: ['unknown-template'] }
  const isEnglish = baseLanguage(request.outputLanguage) === 'en'
  const tidy = (words: string) => tidyWords(words, isEnglish)
  const said = Object.fromEntries(
    Object.entries(request.meme.words).map(([slot, words]) => [slot, tidy(words)]),
  )
  const header = tidy(request.meme.header)
  const faults = [
    ...formFaults(said, header, template, request.meme.engine),
    ...contentFaults(said, header, request, tools),
  ]
  if (faults.length > 0) return { kind: 'refused', faults }
  const meme: WrittenMeme = {
    templateName: template.name,
    words: Object.fromEntries(template.slots.map(({ id }) => [id, said[id] ?? ''])),
    ...(header === '' ? {} : { header }),
    reason: tidyReason(request.meme.reason, tools),
    wordsByModel: true,
  }
  const slots = tooLongSlots(meme, template, request, tools.measure)
  return slots.length > 0 ? { kind: 'too-long', meme, slots } : { kind: 'accepted', meme }
}

function formFaults(
  words: Record<string, string>,
  header: string,
  template: Template,
  engine: ModelMeme['engine'],
): MemeFault[] {
  const faults = new Set<MemeFault>()
  const ids = new Set(template.slots.map(({ id }) => id))
  const filled = Object.values(words).filter((text) => text !== '')
  if (Object.keys(words).some((id) => !ids.has(id))) faults.add('unknown-slot')
  if (template.slots.some(({ id, role }) => !words[id] && !role.includes('may stay blank'))) {
    faults.add('slot-without-words')
  }
  const isSameEverywhere = filled.length > 1 && new Set(filled.map((text) => text.toLowerCase())).size === 1
  if (isSameEverywhere && engine !== 'same-again') faults.add('identical-slots')
  if ([...filled, header].some((text) => placeholder.test(text))) faults.add('placeholder')
  if ([...filled, header].some(hasOpenQuote)) faults.add('unbalanced-quote')
  if (!isWithin(header, headerCharsMax)) faults.add('header-too-long')
  if (isExample(words, template)) faults.add('example')
  return [...faults]
}

function contentFaults(
  words: Record<string, string>,
  header: string,
  { text, outputLanguage }: AcceptRequest,
  tools: AcceptTools,
): MemeFault[] {
  const said = wordsOf({ header, words })
  const faults: MemeFault[] = [...unwantedIn(said, { text, prompt: tools.prompt })]
  if (!tools.isSafe(said) || bringsUpGroup(said, text)) faults.push('unsafe')
  if (!tools.isInLanguage(withoutOwnWords(said, text), outputLanguage)) faults.push('other-language')
  return faults
}

/** The words that the user's text has may be in its language. */
function withoutOwnWords(said: string, text: string): string {
  const own = new Set(text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? [])
  return said
    .split(/\s+/)
    .filter((word) => !own.has(word.toLowerCase().replace(/[^\p{L}\p{N}’']/gu, '')))
    .join(' ')
}

function tooLongSlots(
  { words, header }: WrittenMeme,
  template: Template,
  { text, outputLanguage }: AcceptRequest,
  measure: MeasureText,
): TooLongSlot[] {
  const over = template.slots.filter(({ id, maxChars }) => charsOf(words[id] ?? '') > maxChars)
  if (over.length === 0) return []
  const document = composeMeme(
    { template, words, header, maxDimension: measuredPx, watermark: '', language: outputLanguage },
    measure,
  )
  const pictureSidePx = Math.max(document.pictureWidthPx, document.pictureHeightPx)
  const fits = (slot: TemplateSlot) => {
    const caption = document.captions.find(({ slot: id }) => id === slot.id)
    const sizeMinPx = Math.min(sizeShareMin * pictureSidePx, slot.fontSize * document.pictureWidthPx * 0.99)
    return caption !== undefined && caption.fontSize >= sizeMinPx
  }
  return over
    .filter((slot) => charsOf(words[slot.id] ?? '') > roomOf(slot, words[slot.id] ?? '', text) || !fits(slot))
    .map(({ id, maxChars }) => ({ id, maxChars }))
}

/** Most characters that are worth measuring; the user's own sentence may be longer than our lines. */
function roomOf(slot: TemplateSlot, words: string, text: string): number {
  const isOwn = cleanText(text).toLowerCase().includes(words.toLowerCase())
  const slack = Math.max(slot.maxChars * slackShare, slot.maxChars + slackChars)
  return Math.min(captionCharsMax, Math.max(slack, isOwn ? sentenceRoom(slot, words) : 0))
}

function charsOf(words: string): number {
  return isWithin(words, captionCharsMax) ? graphemeCount(words) : Number.POSITIVE_INFINITY
}

/** One line. */
function tidyWords(text: string, isEnglish: boolean): string {
  const plain = cleanText(text)
    .replace(/\s+/g, ' ')
    .replace(/\*{2,3}([^*]+)\*{2,3}/g, '$1')
    .trim()
  if (!isEnglish) return plain
  return plain.replace(/(?<!\d)"([^"\n]+)"/g, '“$1”').replace(/(\p{L})'(?=\p{L})/gu, '$1’')
}

/** The sign behind a number stands for inches. */
function hasOpenQuote(words: string): boolean {
  const marks = words.replace(/(?<=\d)"/g, '')
  return (marks.match(/"/g) ?? []).length % 2 === 1
}

function tidyReason(text: string, { isSafe }: Pick<AcceptTools, 'isSafe'>): string {
  const reason = tidyWords(text, false).replace(/[*_]/g, '')
  if (reason === '' || !isSafe(reason)) return reasonWithoutOne
  return shortenText(reason, reasonCharsMax)
}

/** The catalogue's example, said back. */
function isExample(words: Record<string, string>, { examples }: Template): boolean {
  return examples.some((example) =>
    Object.entries(example).every(([slot, text]) => words[slot]?.toLowerCase() === text.toLowerCase()),
  )
}
