import { AppError } from '@/contracts/errors'
import { ThemedOutput, type ThemedTemplateInput } from '@/contracts/themed-template'
import { describeMeme } from '@/core/meme/describe-meme'
import { uploadKeyOf } from '@/core/meme/picture-name'
import { newResult, storeResults, watermarkFor } from '../results/new-result'
import { type OpenRun, runAndCharge } from '../runs/run-and-charge'
import type { ServiceContext } from '../service-context'
import { getTemplate } from '../templates/get-template'
import { getUpload } from '../uploads/get-upload'
import { uploadAltText, uploadSlots } from '../uploads/present-upload'
import { pictureRows, quotable } from './picture-rows'
import { type ThemedMemes, themedAnswer, themedRequest, themedWriterFor } from './themed-run'

/**
 * Four memes about a theme, all on one template that stands still or on an upload of the caller's.
 *
 * @throws NOT_FOUND | GONE for a picture that is not there, or somebody else's
 * @throws BAD_REQUEST for a template that moves
 * @throws CONTENT_BLOCKED | INSUFFICIENT_CREDITS
 * @see spec §7 themed/template
 */
export async function themeTemplate(
  context: ServiceContext,
  input: ThemedTemplateInput,
): Promise<ThemedOutput> {
  const { memeTheme, inputLanguage, outputLanguage, variation } = input
  return runAndCharge(context, {
    asked: { kind: 'themed-template', text: memeTheme, inputLanguage, outputLanguage, variation },
    output: ThemedOutput,
    make: (open) =>
      uploadKeyOf(input.imageName) === null
        ? makeOnTemplate(context, open, input)
        : makeOnUpload(context, open, input),
    answer: (made, paid) => themedAnswer(context, made, paid),
    isFree: ({ modelMissed }) => modelMissed === true,
    usageOf: ({ usage }) => usage,
    store: (transaction, { rows }) => storeResults(transaction, rows),
  })
}

async function makeOnTemplate(
  context: ServiceContext,
  open: OpenRun,
  input: ThemedTemplateInput,
): Promise<ThemedMemes> {
  const template = getTemplate(input.imageName)
  if (template.motion) {
    throw new AppError('BAD_REQUEST', `imageName: ${template.name} moves. Name a template that stands still.`)
  }
  const { memes, ...made } = await themedWriterFor(context, open).writeForTemplate(
    await themedRequest(context, input),
    template,
  )
  const watermark = watermarkFor(context, open.account, open.isTest)
  const sized = await context.ports.layout.composeMemes(
    memes.map(({ words, header, footer }) => ({
      template,
      words,
      header,
      footer,
      maxDimension: input.maxDimension,
      watermark,
      language: input.outputLanguage,
    })),
  )
  const rows = sized.map((meme, position) =>
    newResult(context, open, {
      ...meme,
      altText: describeMeme(template, meme.document),
      animated: false,
      reason: memes[position]?.reason ?? null,
      position,
      wordsByModel: memes[position]?.wordsByModel === true,
    }),
  )
  return { ...made, rows }
}

async function makeOnUpload(
  context: ServiceContext,
  open: OpenRun,
  input: ThemedTemplateInput,
): Promise<ThemedMemes> {
  const upload = await getUpload(context, input.imageName)
  const [seen, usual] = [input.imageDescription || undefined, input.originalDescription || undefined]
  if (seen || usual) await refuseBlocked(context, [input.memeTheme, seen, usual])
  const { memes, ...made } = await themedWriterFor(context, open).writeForPicture(
    await themedRequest(context, input),
    {
      name: input.imageName,
      descriptions: { seen: seen ?? quotable(upload.description, input.outputLanguage), usual },
      read: () => context.ports.imageStorage.get(upload.storageKey),
    },
  )
  const rows = await pictureRows(context, open, {
    picture: {
      name: input.imageName,
      width: upload.widthPx,
      height: upload.heightPx,
      tones: upload.tones,
      slots: upload.boxes ? uploadSlots(upload) : undefined,
      altText: uploadAltText({ description: seen ?? upload.description }),
    },
    memes,
    maxDimension: input.maxDimension,
    language: input.outputLanguage,
    describedByModel: seen === undefined && upload.description !== null,
  })
  return { ...made, rows }
}

/** Descriptions stand in the picture as well, beside the theme. @throws CONTENT_BLOCKED */
async function refuseBlocked(
  { ports }: ServiceContext,
  said: readonly (string | undefined)[],
): Promise<void> {
  const verdict = await ports.moderator.check(said.filter(Boolean).join('\n'))
  if (!verdict.allowed) throw new AppError('CONTENT_BLOCKED', verdict.message)
}
