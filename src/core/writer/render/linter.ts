import { captionCharsMax } from '../../meme/meme-document'
import type { Template, TemplateSlot } from '../../template/template'
import { graphemeCount } from '../../text/graphemes'
import { isWithin } from '../../text/text-limit'
import type { Fill } from '../offer/recipe'
import { sentenceRoom } from '../offer/sentence-room'
import { danglingEnds, danglingStarts, functionWords } from '../read/english-forms'
import { headerCharsMax } from '../read/find-header'

/** Faults of a fill; each is a reason to drop it. */
export type Fault =
  | 'unknown-slot'
  | 'empty'
  | 'too-long'
  | 'identical-slots'
  | 'placeholder'
  | 'doubled-when'
  | 'dangling-word'
  | 'function-words-only'
  | 'person-clash'
  | 'invented-word'
  | 'sentence-in-label'
  | 'unbalanced-quote'

/** Slots up to this size are labels: a name or an activity, no sentence. */
const labelMaxChars = 30

const placeholder = /\{\w*\}|\$\{|\bundefined\b|\bnull\b|\[object|\bNaN\b/
const modalEnding = /^(?:could|would|should|can|will|must|might|may|shall)(?:s|ing|ed)$/
const trueInging = /^(?:br|s|r|cl|fl|sl|spr|str|w|st|sw|p|d|z|wr)inging$/

/** An ending on a word that does not take it: "coulds", "dyings", "calledding". */
function isInvented(word: string): boolean {
  if (
    modalEnding.test(word) ||
    /n'ting$|yings$|(?:tt|dd|pp|nn|gg|mm|bb)eding$|^(?!wedding|shredding|bedding|sledding|embedding)[a-z]+edding$/.test(
      word,
    )
  )
    return true
  return /inging$/.test(word) && !trueInging.test(word)
}

/** The user's own words, whole: they may be as they are, only not too long. */
export interface LintContext {
  /** The text as the user wrote it, polished; a slot or header of exactly these words is not judged. */
  verbatim: string
  isEnglish: boolean
}

/** All faults of a fill; none means that it may be shown. */
export function lintFill(fill: Fill, template: Template, context: LintContext): Fault[] {
  const faults = new Set<Fault>()
  const slotById = new Map(template.slots.map((slot) => [slot.id, slot]))
  const filled: string[] = []
  for (const [id, words] of Object.entries(fill.words)) {
    const slot = slotById.get(id)
    if (!slot) faults.add('unknown-slot')
    else if (isTooLong(words, roomOf(slot, words, context))) faults.add('too-long')
    if (words === '') continue
    filled.push(words)
    const isLabel = slot !== undefined && slot.maxChars <= labelMaxChars
    for (const fault of lintWords(words, context, isLabel)) faults.add(fault)
  }
  if (fill.header !== undefined) {
    if (!isWithin(fill.header, headerCharsMax) || fill.header === '') faults.add('too-long')
    if (fill.header !== '') filled.push(fill.header)
    for (const fault of lintWords(fill.header, context, false)) faults.add(fault)
  }
  if (filled.length === 0) faults.add('empty')
  if (new Set(filled.map((words) => words.toLowerCase())).size < filled.length) faults.add('identical-slots')
  if (context.isEnglish && doublesWhen(filled, context.verbatim)) faults.add('doubled-when')
  return [...faults]
}

/** The user's own sentence, or a part of it, may be longer than our lines. */
function roomOf(slot: TemplateSlot, words: string, { verbatim }: LintContext): number {
  const isOwn = words.length > slot.maxChars && verbatim.toLowerCase().includes(words.toLowerCase())
  return isOwn ? sentenceRoom(slot, words) : slot.maxChars
}

/** A slot has room for so many characters, whatever they are made of; what is stored has a ceiling besides. */
function isTooLong(words: string, maxChars: number): boolean {
  return (words.length > maxChars && graphemeCount(words) > maxChars) || !isWithin(words, captionCharsMax)
}

function lintWords(words: string, { verbatim, isEnglish }: LintContext, isLabel: boolean): Fault[] {
  if (words === verbatim) return []
  const faults: Fault[] = []
  if (placeholder.test(words)) faults.push('placeholder')
  if ((words.match(/"/g) ?? []).length % 2 === 1) faults.push('unbalanced-quote')
  if (!isEnglish) return faults
  if ((words.match(/“/g) ?? []).length !== (words.match(/”/g) ?? []).length) faults.push('unbalanced-quote')
  const list =
    words
      .toLowerCase()
      .replace(/’/g, "'")
      .match(/[\p{L}\p{N}']+/gu) ?? []
  const first = list[0] ?? ''
  const last = list.at(-1) ?? ''
  const isEllipsis = /(?:…|\.\.\.)["”]?$/.test(words)
  if (/\bwhen\b[^,.;:!?]*\bwhen\b/i.test(words) || /^when\b.*\bwhen\b/i.test(words))
    faults.push('doubled-when')
  if (!/[?”]$/.test(words) && !isEllipsis && danglingEnds.has(last) && list.length > 1)
    faults.push('dangling-word')
  if (danglingStarts.has(first) && list.length > 1 && !/^[A-Z]/.test(words)) faults.push('dangling-word')
  if (/^[“"]?(?:and|or|nor|than|of)\b/i.test(words) && list.length > 1 && !words.includes('.'))
    faults.push('dangling-word')
  if (list.length > 0 && list.every((word) => functionWords.has(word)) && !allowedAlone.has(list.join(' '))) {
    faults.push('function-words-only')
  }
  if (/^me\b[^.:]*\b(?:you[’']ll|i[’']ll|i[’']m|am)\b/i.test(words)) faults.push('person-clash')
  if (list.some(isInvented)) faults.push('invented-word')
  if (
    isLabel &&
    list.length > 5 &&
    /\b(?:is|are|was|were|has|will|would|does|did|can|'m|'re)\b/.test(list.join(' '))
  ) {
    faults.push('sentence-in-label')
  }
  return faults
}

/** Small words that are whole captions in the right place. */
const allowedAlone: ReadonlySet<string> = new Set([
  'me',
  'me too',
  'you too',
  'also me',
  'so',
  'you',
  'us',
  'them',
  'that',
  'not me',
  'just me',
])

/** "When" in the header and again at the start of a slot: one sentence begun twice. */
function doublesWhen(captions: readonly string[], verbatim: string): boolean {
  const others = captions.filter((words) => words !== verbatim && /^when\b/i.test(words)).length
  return others + (/^when\b/i.test(verbatim) && captions.includes(verbatim) ? 1 : 0) > 1
}
