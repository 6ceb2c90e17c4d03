import { AppError } from '@/contracts/errors'
import type { ResultOutput, SwapResultInput } from '@/contracts/result'
import { describeMeme } from '@/core/meme/describe-meme'
import type { MemeDocument } from '@/core/meme/meme-document'
import type { Template } from '@/core/template/template'
import { templatesForWords, wordsInSlots } from '@/core/writer/rank/templates-for-words'
import { baseLanguage } from '@/core/writer/read/choose-language'
import { findRecipe } from '@/templates/recipes'
import { findTemplate, templates } from '@/templates/templates'
import type { SizedMeme } from '../ports/layout-engine'
import type { ServiceContext } from '../service-context'
import { getResultRow, lockResult } from './get-result'
import { testMark } from './new-result'
import type { ResultRow } from './present-result'
import { storeEdit } from './store-edit'
import { staysTest } from './test-copies'

/**
 * Puts the words of one of the caller's memes on another template. Free, and no words are made anew.
 *
 * @throws NOT_FOUND
 * @throws CONFLICT when no other template has room for these words, or the picture is an upload
 * @see docs/adr/0028-the-create-page.md
 */
export async function swapPicture(context: ServiceContext, input: SwapResultInput): Promise<ResultOutput> {
  const result = await context.db.transaction(async (transaction) => {
    const within = { ...context, db: transaction }
    await lockResult(within, input.resultId)
    const current = await getResultRow(within, input.resultId)
    const template = nextTemplate(current.document, input)
    const { document: composed, ...size } = await composedOn(context, template, current)
    const isTest = await staysTest(within, current, composed)
    const document = isTest ? { ...composed, watermark: testMark(context) } : composed
    const altText = describeMeme(template, document)
    const changed = { ...current.result, ...size, imageName: template.name, reason: reasonOf(template) }
    return storeEdit(transaction, context, { ...current, result: changed, document, altText, isTest })
  })
  return { result }
}

/** The nearest one that was not seen, measured from the picture that was the first; else that first one again. */
function nextTemplate(document: MemeDocument, { seen, without }: SwapResultInput): Template {
  const current = findTemplate(document.imageName)
  if (!current) throw new AppError('CONFLICT', 'The words on a picture of your own stay on it.')
  const first = findTemplate(seen[0] ?? '') ?? current
  const fitting = templatesForWords(
    { captions: spoken(document), template: first, isEnglish: isEnglish(document) },
    templates,
  ).filter(({ name }) => name !== current.name && !without.includes(name))
  const next = fitting.find(({ name }) => !seen.includes(name)) ?? again(first, current) ?? fitting[0]
  if (!next) throw new AppError('CONFLICT', 'No other picture has room for these words.')
  return next
}

function again(first: Template, current: Template): Template | undefined {
  return first.name === current.name ? undefined : first
}

function composedOn(
  { ports }: ServiceContext,
  template: Template,
  { document, result }: ResultRow,
): Promise<SizedMeme> {
  return ports.layout.composeMeme({
    template,
    words: wordsInSlots(spoken(document), template),
    header: document.header?.text,
    footer: document.footer?.text,
    maxDimension: Math.max(result.widthPx, result.heightPx),
    watermark: document.watermark,
    language: document.captions[0]?.language,
  })
}

/** The non-empty texts of the boxes, in order. */
function spoken({ captions }: MemeDocument): string[] {
  return captions.map(({ text }) => text.trim()).filter((text) => text !== '')
}

function isEnglish({ captions }: MemeDocument): boolean {
  return baseLanguage(captions[0]?.language ?? 'en') === 'en'
}

/** The words were not chosen for it, so only what can be said of any words. */
function reasonOf({ name }: Template): string | null {
  return findRecipe(name)?.reason ?? null
}
