import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '@/contracts/errors'
import { ThemedOutput, type ThemedTemplateInput } from '@/contracts/themed-template'
import { describeMeme } from '@/core/meme/describe-meme'
import { uploadKeyOf } from '@/core/meme/picture-name'
import { addUsage } from '@/core/writer/model-usage'
import type { Database } from '../../db/client'
import { uploads } from '../../db/schema/uploads'
import type { DescribedPicture } from '../ports/picture-describer'
import { newResult, storeResults, watermarkFor } from '../results/new-result'
import { type OpenRun, runAndCharge } from '../runs/run-and-charge'
import type { ServiceContext } from '../service-context'
import { getTemplate } from '../templates/get-template'
import { getUpload, type Upload } from '../uploads/get-upload'
import { uploadAltText, uploadSlots } from '../uploads/present-upload'
import { describePicture, unseen } from './describe-picture'
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
    async store(transaction, { rows, described }) {
      await storeResults(transaction, rows)
      if (described) await storeDescription(transaction, described)
    },
  })
}

/** A model's description of an upload of the caller's. */
interface DescribedUpload {
  id: string
  description: string
}

type MadeMemes = ThemedMemes & { described?: DescribedUpload | undefined }

async function makeOnTemplate(
  context: ServiceContext,
  open: OpenRun,
  input: ThemedTemplateInput,
): Promise<MadeMemes> {
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
): Promise<MadeMemes> {
  const upload = await getUpload(context, input.imageName)
  const [seen, usual] = [input.imageDescription || undefined, input.originalDescription || undefined]
  if (seen || usual) await refuseBlocked(context, [input.memeTheme, seen, usual])
  const looked = seen || open.isTest ? unseen : await lookAt(context, upload, input.memeTheme)
  const description = upload.description ?? looked.description
  const { memes, usage, ...made } = await themedWriterFor(context, open).writeForPicture(
    await themedRequest(context, input),
    {
      name: input.imageName,
      descriptions: { seen: seen ?? quotable(description, input.outputLanguage), usual },
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
      altText: uploadAltText({ description: seen ?? description }),
    },
    memes,
    maxDimension: input.maxDimension,
    language: input.outputLanguage,
    describedByModel: seen === undefined && description !== null,
  })
  return {
    ...made,
    rows,
    usage: addUsage(looked.usage, usage ?? null) ?? undefined,
    ...(looked.description === null ? {} : { described: { id: upload.id, description: looked.description } }),
  }
}

/** Shows a model a picture that was kept without a description, once; without a file nothing is seen. */
async function lookAt(context: ServiceContext, upload: Upload, theme: string): Promise<DescribedPicture> {
  const { pictureDescriber, imageStorage } = context.ports
  if (pictureDescriber === null || upload.description !== null) return unseen
  const bytes = await imageStorage.get(upload.storageKey).catch(() => null)
  return bytes ? describePicture(context, bytes, theme) : unseen
}

/** Keeps what was seen, for the alt texts of later memes. */
async function storeDescription(transaction: Database, { id, description }: DescribedUpload): Promise<void> {
  const isUndescribed = and(eq(uploads.id, id), isNull(uploads.description), isNull(uploads.deletedAt))
  await transaction.update(uploads).set({ description }).where(isUndescribed)
}

/** Descriptions stand in the picture as well, beside the theme. @throws CONTENT_BLOCKED */
async function refuseBlocked(
  { ports }: ServiceContext,
  said: readonly (string | undefined)[],
): Promise<void> {
  const verdict = await ports.moderator.check(said.filter(Boolean).join('\n'))
  if (!verdict.allowed) throw new AppError('CONTENT_BLOCKED', verdict.message)
}
