import { AppError } from '@/contracts/errors'
import { themedMemesPerRun } from '@/contracts/limits'
import { ThemedOutput, type ThemedTemplateInput } from '@/contracts/themed-template'
import { describeMeme } from '@/core/meme/describe-meme'
import { uploadKeyOf } from '@/core/meme/picture-name'
import type { WriterNotice } from '@/core/writer/written-meme'
import { type NewResult, newResult, storeResults, watermarkFor } from '../results/new-result'
import { presentResult } from '../results/present-result'
import { type OpenRun, runAndCharge } from '../runs/run-and-charge'
import type { ServiceContext } from '../service-context'
import { getTemplate } from '../templates/get-template'
import { getUpload } from '../uploads/get-upload'
import { uploadAltText, uploadSlots } from '../uploads/present-upload'
import { pictureRows, quotable } from './picture-rows'

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
    answer: ({ rows, notice }, paid) => ({
      ...paid,
      results: rows.map((row) => presentResult(row, context.site.url)),
      ...(notice ? { notice } : {}),
    }),
    store: (transaction, { rows }) => storeResults(transaction, rows),
  })
}

interface MadeMemes {
  rows: NewResult[]
  notice: WriterNotice | undefined
}

async function makeOnTemplate(
  context: ServiceContext,
  open: OpenRun,
  input: ThemedTemplateInput,
): Promise<MadeMemes> {
  const template = getTemplate(input.imageName)
  if (template.motion) {
    throw new AppError('BAD_REQUEST', `imageName: ${template.name} moves. Name a template that stands still.`)
  }
  const { memes, notice } = await context.ports.themedWriter.writeForTemplate(
    { ...input, theme: input.memeTheme, count: themedMemesPerRun },
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
      wordsByModel: false,
    }),
  )
  return { rows, notice }
}

async function makeOnUpload(
  context: ServiceContext,
  open: OpenRun,
  input: ThemedTemplateInput,
): Promise<MadeMemes> {
  const upload = await getUpload(context, input.imageName)
  const [seen, usual] = [input.imageDescription || undefined, input.originalDescription || undefined]
  if (seen || usual) await refuseBlocked(context, [input.memeTheme, seen, usual])
  const { memes, notice } = await context.ports.themedWriter.writeForPicture(
    { ...input, theme: input.memeTheme, count: themedMemesPerRun },
    {
      name: input.imageName,
      descriptions: { seen: seen ?? quotable(upload.description, input.outputLanguage), usual },
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
  return { rows, notice }
}

/** Descriptions stand in the picture as well, beside the theme. @throws CONTENT_BLOCKED */
async function refuseBlocked(
  { ports }: ServiceContext,
  said: readonly (string | undefined)[],
): Promise<void> {
  const verdict = await ports.moderator.check(said.filter(Boolean).join('\n'))
  if (!verdict.allowed) throw new AppError('CONTENT_BLOCKED', verdict.message)
}
