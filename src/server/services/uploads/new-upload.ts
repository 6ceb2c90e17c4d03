import { createHash } from 'node:crypto'
import { uploadName } from '@/core/meme/picture-name'
import { shortenText } from '@/core/writer/read/shorten-text'
import type { uploads } from '../../db/schema/uploads'
import { newImageId } from '../identifiers/new-image-id'
import type { ReadPicture } from '../ports/picture-reader'
import type { OpenRun } from '../runs/run-and-charge'
import type { ServiceContext } from '../service-context'

/** An upload that is read and not yet stored. */
export interface NewUpload {
  row: typeof uploads.$inferInsert & { key: string }
  /** Name of the picture in meme documents. */
  name: string
  bytes: Uint8Array
}

const titleCharsMax = 60
/** Hex digits of the content's SHA-256 in a file name, which help when looking through the files. */
const hashCharsKept = 32

/** Gives a picture its row, its name and its file's key. */
export function newUpload(
  { newId }: Pick<ServiceContext, 'newId'>,
  { account, at }: Pick<OpenRun, 'account' | 'at'>,
  picture: ReadPicture,
  { description, title }: { description: string | null; title: string },
): NewUpload {
  const key = newImageId()
  const hash = createHash('sha256').update(picture.bytes).digest('hex').slice(0, hashCharsKept)
  const ending = picture.mediaType === 'image/png' ? 'png' : 'jpg'
  return {
    name: uploadName(key),
    bytes: picture.bytes,
    row: {
      id: newId(),
      userId: account.userId,
      key,
      title: shortenText(title, titleCharsMax),
      description,
      storageKey: `${hash.slice(0, 2)}/${hash}-${key}.${ending}`,
      mediaType: picture.mediaType,
      widthPx: picture.widthPx,
      heightPx: picture.heightPx,
      bytes: picture.bytes.byteLength,
      tones: picture.tones,
      createdAt: at,
    },
  }
}
