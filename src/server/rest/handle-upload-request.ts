import { AppError } from '@/contracts/errors'
import { uploadKeyOf, uploadName } from '@/core/meme/picture-name'
import { getUploadFile } from '../services/images/get-upload-file'
import type { ServiceContext } from '../services/service-context'
import { type PictureCall, pictureFailure, pictureResponse } from './picture-response'

/** Its content never changes, and whoever deletes it cannot reach every cache: an hour is a fair middle. */
const cacheForAnHour = 'public, max-age=3600'

/**
 * Serves `/i/upload/{key}`: the blank picture of an upload, for the painter in the browser and for whoever has its
 * address. Counted, because it is looked up. Answers 304 to a matching `If-None-Match`, 404, 410 when its owner deleted
 * it, 429.
 */
export async function handleUploadRequest(
  request: Request,
  key: string,
  { db, ports }: Pick<ServiceContext, 'db' | 'ports'>,
  call: PictureCall,
): Promise<Response> {
  try {
    if (uploadKeyOf(uploadName(key)) === null) {
      throw new AppError('NOT_FOUND', 'There is no picture at this address.')
    }
    await call.admit?.()
    const { mediaType, read } = await getUploadFile({ db, imageStorage: ports.imageStorage }, key)
    return await pictureResponse(request, {
      mediaType,
      tag: `"${key}"`,
      cacheControl: cacheForAnHour,
      contentPolicy: "default-src 'none'",
      render: read,
    })
  } catch (error) {
    return pictureFailure(error, call)
  }
}
