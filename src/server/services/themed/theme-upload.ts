import { AppError } from '@/contracts/errors'
import { themedMemesPerRun } from '@/contracts/limits'
import { type ThemedUploadInput, ThemedUploadOutput } from '@/contracts/themed-upload'
import { addUsage } from '@/core/writer/model-usage'
import { uploads } from '../../db/schema/uploads'
import { storeResults } from '../results/new-result'
import { type OpenRun, runAndCharge } from '../runs/run-and-charge'
import type { ServiceContext } from '../service-context'
import { decodePicture } from '../uploads/decode-picture'
import { type NewUpload, newUpload } from '../uploads/new-upload'
import { uploadAltText } from '../uploads/present-upload'
import { describePicture, unseen } from './describe-picture'
import { pictureRows, quotable } from './picture-rows'
import { type ThemedMemes, themedAnswer, themedRequest, themedWriterFor } from './themed-run'

/**
 * A picture of one's own and four memes about a theme on it. The picture stays among the caller's templates.
 *
 * 1. The bytes are read by content, and only what was encoded anew goes on.
 * 2. A vision model, where there is one, says what is to be seen.
 * 3. Lines are written and placed where the picture is calm.
 * 4. File, upload and memes are stored with the credits' spend: without credits, nothing is kept.
 *
 * @throws PAYLOAD_TOO_LARGE | UNSUPPORTED_MEDIA_TYPE | BAD_REQUEST for what is no picture that we take
 * @throws CONTENT_BLOCKED | INSUFFICIENT_CREDITS | SERVICE_UNAVAILABLE
 * @see spec §7 themed/upload
 */
export async function themeUpload(
  context: ServiceContext,
  input: ThemedUploadInput,
): Promise<ThemedUploadOutput> {
  const { memeTheme, inputLanguage, outputLanguage, variation } = input
  return runAndCharge(context, {
    asked: { kind: 'themed-upload', text: memeTheme, inputLanguage, outputLanguage, variation },
    output: ThemedUploadOutput,
    make: (open) => makeUpload(context, open, input),
    answer: (made, paid) => themedAnswer(context, made, paid),
    isFree: ({ modelMissed }) => modelMissed === true,
    usageOf: ({ usage }) => usage,
    async store(transaction, { upload, rows }) {
      await transaction.insert(uploads).values(upload.row)
      await storeResults(transaction, rows)
      // Last: should the file not be kept, nothing was paid.
      await context.ports.imageStorage.put(upload.row.storageKey, upload.bytes, upload.row.mediaType)
    },
  })
}

async function makeUpload(
  context: ServiceContext,
  open: OpenRun,
  input: ThemedUploadInput,
): Promise<ThemedMemes & { upload: NewUpload }> {
  const { memeTheme: theme, maxDimension, outputLanguage: language } = input
  const picture = await context.ports.pictureReader.read(decodePicture(input.base64String))
  // A vision model costs money, which a test key does not bring.
  const looked = open.isTest ? unseen : await describePicture(context, picture.bytes, theme)
  const { description } = looked
  const upload = newUpload(context, open, picture, {
    description,
    title: description ?? `Your picture for “${theme}”`,
  })
  const { memes, usage, ...made } = await themedWriterFor(context, open).writeForPicture(
    await themedRequest(context, input),
    {
      name: upload.name,
      descriptions: { seen: quotable(description, language) },
      read: async () => picture.bytes,
    },
  )
  if (memes.length !== themedMemesPerRun) throw new AppError('INTERNAL', 'There are too few lines.')
  const { widthPx: width, heightPx: height, tones } = picture
  const rows = await pictureRows(context, open, {
    picture: { name: upload.name, width, height, tones, altText: uploadAltText({ description }) },
    memes,
    maxDimension,
    language,
    describedByModel: description !== null,
  })
  return { ...made, upload, rows, usage: addUsage(looked.usage, usage ?? null) ?? undefined }
}
