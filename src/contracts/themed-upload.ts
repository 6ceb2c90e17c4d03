import { z } from 'zod'
import { PictureName } from './meme-shapes'
import { ThemedOutput, themedFields } from './themed-template'

/** A picture of one's own. @see product-decisions "Rules and constants" */

/** Bytes of a picture file, decoded from base64. */
export const uploadBytesMax = 10 * 1024 * 1024
export const uploadPixelsMax = 25_000_000
export const uploadFramesMax = 200
/** Longest base64 text that such a file can be, with a `data:` prefix. */
export const uploadBase64CharsMax = Math.ceil(uploadBytesMax / 3) * 4 + 100

/** Bytes of the call's body: the picture as base64 with line breaks, and the other fields. */
export const uploadBodyBytesMax = 15 * 1024 * 1024

/** `POST /meme/themed/upload`. A picture that is too large is 413, not 400: the service looks at its length. @see spec §7 */
export const ThemedUploadInput = z.strictObject({
  base64String: z.string().min(1, 'must not be empty: send a picture as base64').meta({
    description:
      'A PNG, JPEG, WebP, GIF or AVIF as base64, with or without a `data:` prefix; at most 10 MB decoded, 25 megapixels, 200 frames',
  }),
  ...themedFields,
})
export type ThemedUploadInput = z.infer<typeof ThemedUploadInput>

/** The upload is `results[0].imageName`: further runs on it are `POST /meme/themed/template`. */
export const ThemedUploadOutput = ThemedOutput
export type ThemedUploadOutput = z.infer<typeof ThemedUploadOutput>

/** `DELETE /account/my-templates/{name}` */
export const DeleteUploadInput = z.strictObject({
  name: PictureName.meta({ description: 'Name of an upload of yours, `upload:…`' }),
})
export type DeleteUploadInput = z.infer<typeof DeleteUploadInput>

export const DeleteUploadOutput = z.object({
  deleted: z.literal(true),
  memesDeleted: z.int().min(0).meta({ description: 'Memes on this picture, which went with it' }),
})
export type DeleteUploadOutput = z.infer<typeof DeleteUploadOutput>
