import { AppError } from '@/contracts/errors'
import { getImage } from '../services/images/get-image'
import type { ServiceContext } from '../services/service-context'
import {
  type PictureReport,
  pictureFailure,
  pictureResponse,
  readMaxBytes,
  readWidth,
  splitPictureFile,
} from './picture-response'

/** Pictures are small and never change: any cache may keep them for ever. */
const cacheForEver = 'public, max-age=31536000, immutable'
const imageIdPattern = /^[0-9A-Za-z]{22}$/

/**
 * Serves `/i/{imageId}.{png|jpg|jpeg|webp|gif}?width=&maxBytes=`: a picture for anybody who has its address.
 * Answers 304 to a matching `If-None-Match`, 404, 410 when its owner deleted it, 503 when too many are waiting.
 */
export async function handleImageRequest(
  request: Request,
  file: string,
  { db, ports }: Pick<ServiceContext, 'db' | 'ports'>,
  report: PictureReport,
): Promise<Response> {
  try {
    const { name: imageId, ending } = splitPictureFile(file) ?? { name: '', ending: 'png' as const }
    if (!imageIdPattern.test(imageId)) {
      throw new AppError(
        'NOT_FOUND',
        'There is no picture at this address. It ends in .png, .jpg, .webp or .gif.',
      )
    }
    const query = new URL(request.url).searchParams
    const widthPx = readWidth(query)
    const bytesMax = readMaxBytes(query)
    const { document, altText, wordsByModel } = await getImage({ db }, imageId)
    return await pictureResponse(request, {
      ending,
      // The same address shows the same picture for ever, so the address is the tag.
      tag: `"${imageId}.${ending}.${widthPx ?? 'full'}.${bytesMax ?? 'usual'}"`,
      cacheControl: cacheForEver,
      render: (format) =>
        ports.renderer.render(document, { format, altText, widthPx, bytesMax, wordsByModel }),
    })
  } catch (error) {
    return pictureFailure(error, report)
  }
}
