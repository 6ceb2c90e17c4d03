import { cleanText } from '@/core/meme/clean-text'
import type { Template } from '@/core/template/template'
import { baseLanguage } from '@/core/writer/read/choose-language'
import { polishEnglish, withoutFullStop } from '@/core/writer/read/polish-text'
import { shortenText } from '@/core/writer/read/shorten-text'
import { type Fault, lintFill } from '@/core/writer/render/linter'
import type { WrittenMeme } from '@/core/writer/written-meme'
import type { MemeElement } from './meme-element'

/** Why a model's meme is not shown. */
export type MemeFault = Fault | 'unknown-template' | 'template-taken' | 'slot-without-words' | 'example'

export interface AcceptContext {
  /** The templates that were offered. */
  templates: ReadonlyMap<string, Template>
  /** Names of templates that have a meme already. */
  taken: ReadonlySet<string>
  /** The user's text. */
  text: string
  /** BCP-47 of the captions. */
  outputLanguage: string
}

const reasonCharsMax = 60
const reasonWithoutOne = 'your words suit this picture.'

/**
 * A model's meme in our typography, or what is wrong with it. The linter looks for what no writer may do, whatever
 * the language; how a sentence is built it does not judge, because a model knows grammar better than a list.
 */
export function acceptMeme(element: MemeElement, context: AcceptContext): WrittenMeme | MemeFault[] {
  const template = context.templates.get(element.templateId)
  if (!template) return ['unknown-template']
  if (context.taken.has(template.name)) return ['template-taken']
  const isEnglish = baseLanguage(context.outputLanguage) === 'en'
  const tidy = (words: string) => tidyWords(words, isEnglish)
  const words = Object.fromEntries(Object.entries(element.words).map(([slot, text]) => [slot, tidy(text)]))
  const header = tidy(element.header)
  const fill = { words, header: header === '' ? undefined : header, fit: 0, reason: '' }
  const verbatim = cleanText(context.text)
  const faults: MemeFault[] = lintFill(fill, template, { verbatim, isEnglish: false })
  if (template.slots.some(({ id }) => !words[id])) faults.push('slot-without-words')
  if (isExample(words, template)) faults.push('example')
  if (faults.length > 0) return faults
  return {
    templateName: template.name,
    words: Object.fromEntries(template.slots.map(({ id }) => [id, words[id] ?? ''])),
    ...(fill.header === undefined ? {} : { header: fill.header }),
    reason: tidyReason(element.reason),
    wordsByModel: true,
  }
}

/** One line, without the stars that models emphasise with. */
function tidyWords(text: string, isEnglish: boolean): string {
  const plain = cleanText(text)
    .replace(/\s+/g, ' ')
    .replace(/\*{1,3}([^*]+)\*{1,3}/g, '$1')
    .trim()
  return isEnglish ? withoutFullStop(polishEnglish(plain)) : plain
}

function tidyReason(text: string): string {
  const reason = tidyWords(text, false)
  return reason === '' ? reasonWithoutOne : shortenText(reason, reasonCharsMax)
}

/** The catalogue's example, said back. */
function isExample(words: Record<string, string>, { examples }: Template): boolean {
  return examples.some((example) =>
    Object.entries(example).every(([slot, text]) => words[slot]?.toLowerCase() === text.toLowerCase()),
  )
}
