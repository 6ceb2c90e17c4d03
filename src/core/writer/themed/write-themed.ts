/**
 * Memes about a theme on one picture.
 *
 * 1. Read the theme as any text is read: language, topic, whether it is about people or grief.
 * 2. A template's recipe offers what it would offer for that text; the best that are sound and unlike are taken.
 * 3. Where it has too few, frames that hold any theme stand above and below the blank template.
 * 4. An uploaded picture has no recipe: it gets lines for any picture.
 */

import { hashText } from '../../random/hash-text'
import { createRandom, type SeededRandom } from '../../random/seeded-random'
import type { Template } from '../../template/template'
import { collectFills, type ScoredDraft } from '../offer/collect-fills'
import { reactionsTo } from '../offer/fills-from-reactions'
import type { Fill, TemplateRecipe } from '../offer/recipe'
import { baseLanguage, chooseLanguage } from '../read/choose-language'
import { contentWords } from '../read/content-words'
import { normaliseText } from '../read/normalise-text'
import { readText } from '../read/read-text'
import type { Reading } from '../read/reading'
import { writeOut } from '../render/draft'
import { lintFill } from '../render/linter'
import type { WriterTools } from '../writer-tools'
import type { ModelUsage, WriterNotice, WrittenMeme } from '../written-meme'
import { fillFrame, framesFor, themeForms } from './theme-frames'
import { linesForPicture, type PictureDescriptions, type ThemedLines } from './theme-lines'

export interface ThemeRequest {
  /** 1..60 characters, trimmed. */
  theme: string
  /** How many memes. */
  count: number
  /** BCP-47, or `auto`. */
  inputLanguage: string
  /** BCP-47. */
  outputLanguage: string
  /** Same theme and variation, same memes. */
  variation: number
}

export interface ThemedAnswer<Meme> {
  /** As many as asked for, no two with a caption in common. */
  memes: Meme[]
  /** BCP-47 of the theme, as told or detected. */
  language: string
  notice?: WriterNotice | undefined
  /** A language model is configured and wrote none of the memes. */
  modelMissed?: boolean | undefined
  /** Set when a model answered, whether or not its memes could be used. */
  usage?: ModelUsage | undefined
}

/** A word that was there before costs a joke this much. */
const overlapPenalty = 0.05
const frameReason = 'your theme in a frame that holds anything.'

/** Memes about a theme on one template. Never throws. */
export function writeThemedTemplate(
  request: ThemeRequest,
  { template, recipe }: { template: Template; recipe: TemplateRecipe | undefined },
  tools: WriterTools,
): ThemedAnswer<WrittenMeme> {
  const { reading, random, answer } = readTheme(request, template.name, tools)
  const phraseLanguage =
    reading.isEnglish || (recipe && Object.hasOwn(recipe.foreign, reading.language)) ? reading.language : '*'
  const reactions = reactionsTo(reading, phraseLanguage, tools.book.reactions)
  const { transforms } = tools.book
  const sources = { reading, phraseLanguage, reactions, transforms, random }
  const drafts = recipe ? collectFills(recipe, template, sources).slice(0, -1) : []
  const fills = pickUnlike(drafts, request.count, template, reading)
  const memes = fills.map(
    ({ words, header, reason }): WrittenMeme => ({
      templateName: template.name,
      words: Object.fromEntries(template.slots.map(({ id }) => [id, words[id] ?? ''])),
      ...(header === undefined ? {} : { header }),
      reason,
    }),
  )
  const missing = request.count - memes.length
  return answer([...memes, ...framedMemes(template, reading, random).slice(0, missing)])
}

/** Lines about a theme for a picture that we know only by descriptions, if at all. Never throws. */
export function writeThemedPicture(
  request: ThemeRequest,
  picture: { name: string; descriptions: PictureDescriptions },
  tools: WriterTools,
): ThemedAnswer<ThemedLines> {
  const { reading, random, answer } = readTheme(request, picture.name, tools)
  const taken = new Set<string>()
  const unlike = linesForPicture(reading, picture.descriptions, random).filter(({ lines }) => {
    // The theme itself may come again, but in another place.
    const said = lines.map((line) => line.toLowerCase())
    const own = said.filter((line) => line !== reading.text.toLowerCase() && /[\p{L}\p{N}]/u.test(line))
    const keys = [said.join('\n'), ...own]
    if (keys.some((key) => taken.has(key))) return false
    for (const key of keys) taken.add(key)
    return true
  })
  return answer(unlike.slice(0, request.count))
}

function readTheme(request: ThemeRequest, pictureName: string, tools: WriterTools) {
  const text = normaliseText(request.theme)
  const language = chooseLanguage(text, request, tools.detectLanguage)
  const reading = readText(text, language, tools)
  const random = createRandom(hashText(`${text}\n${pictureName}\n${request.variation}`))
  const isTranslated = baseLanguage(request.outputLanguage) === reading.language
  const notice = isTranslated ? {} : { notice: 'translation_unavailable' as const }
  return {
    reading,
    random,
    answer: <Meme>(memes: Meme[]): ThemedAnswer<Meme> => ({ memes, language, ...notice }),
  }
}

/** The best that are sound and share no caption with one another. */
function pickUnlike(
  drafts: readonly ScoredDraft[],
  count: number,
  template: Template,
  reading: Reading,
): Fill[] {
  const context = { verbatim: reading.text, isEnglish: reading.isEnglish }
  const left = drafts.map(({ draft, score }) => {
    const fill = writeOut(draft, reading)
    return { fill, score, says: contentWords(fill.words) }
  })
  const [picked, captions, said] = [[] as Fill[], new Set<string>(), new Set<string>()]
  const scoreOf = ({ score, says }: (typeof left)[number]) =>
    score - overlapPenalty * says.filter((word) => said.has(word)).length
  while (picked.length < count && left.length > 0) {
    const best = left.reduce((one, other) => (scoreOf(other) > scoreOf(one) ? other : one))
    left.splice(left.indexOf(best), 1)
    const own = captionsOf(best.fill, reading)
    if (own.some((caption) => captions.has(caption))) continue
    if (lintFill(best.fill, template, context).length > 0) continue
    picked.push(best.fill)
    for (const caption of own) captions.add(caption)
    for (const word of best.says) said.add(word)
  }
  return picked
}

/** Captions that may not occur twice: all but the theme itself. */
function captionsOf({ words }: Fill, reading: Reading): string[] {
  const theme = reading.text.toLowerCase()
  const own = Object.values(words)
    .map((text) => text.toLowerCase())
    .filter((text) => text !== '' && text !== theme)
  // A meme of nothing but the theme is one, too.
  return own.length > 0 ? own : Object.entries(words).map(([slot, text]) => `${slot} ${text.toLowerCase()}`)
}

/** The blank template between the lines of a frame. */
function framedMemes(template: Template, reading: Reading, random: SeededRandom): WrittenMeme[] {
  const theme = themeForms(reading)
  return random.shuffle(framesFor(reading.language, reading.isGuarded)).map((frame) => {
    const [header, footer] = fillFrame(frame, theme)
    return {
      templateName: template.name,
      words: Object.fromEntries(template.slots.map(({ id }) => [id, ''])),
      ...(header === undefined ? {} : { header }),
      ...(footer === undefined ? {} : { footer }),
      reason: frameReason,
    }
  })
}
