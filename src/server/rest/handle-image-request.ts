import { AppError } from '@/contracts/errors'
import { dimensionPxMax } from '@/contracts/meme-shapes'
import { describeError } from '../api/describe-error'
import { getImage } from '../services/images/get-image'
import type { ServiceContext } from '../services/service-context'

/** Pictures are small and never change: any cache may keep them for ever. */
const cacheForEver = 'public, max-age=31536000, immutable'
const widthPxMin = 16

const mediaTypes = { png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg', webp: 'image/webp' } as const

interface ImageAddress {
  imageId: string
  ending: keyof typeof mediaTypes
  widthPx: number | undefined
}

function readAddress(file: string, query: URLSearchParams): ImageAddress {
  const [, imageId, ending] = /^([0-9A-Za-z]{22})\.(png|jpe?g|webp)$/.exec(file) ?? []
  if (!imageId || !ending) {
    throw new AppError('NOT_FOUND', 'There is no picture at this address. It ends in .png, .jpg or .webp.')
  }
  const text = query.get('width')
  const widthPx = text === null ? undefined : Number(text)
  if (
    widthPx !== undefined &&
    !(Number.isInteger(widthPx) && widthPx >= widthPxMin && widthPx <= dimensionPxMax)
  ) {
    throw new AppError(
      'BAD_REQUEST',
      `width must be a whole number of px from ${widthPxMin} to ${dimensionPxMax}.`,
    )
  }
  return { imageId, ending: ending as ImageAddress['ending'], widthPx }
}

/** The same address shows the same picture for ever, so the address is the tag. */
function entityTag({ imageId, ending, widthPx }: ImageAddress): string {
  return `"${imageId}.${ending}.${widthPx ?? 'full'}"`
}

/**
 * Serves `/i/{imageId}.{png|jpg|webp}?width=`: a picture for anybody who has its address.
 * Answers 304 to a matching `If-None-Match`, 404, 410 when its owner deleted it.
 */
export async function handleImageRequest(
  request: Request,
  file: string,
  { db, ports }: Pick<ServiceContext, 'db' | 'ports'>,
  report: { requestId: string; reportError(error: unknown, requestId: string): void },
): Promise<Response> {
  try {
    const address = readAddress(file, new URL(request.url).searchParams)
    const { document, altText } = await getImage({ db }, address.imageId)
    const tag = entityTag(address)
    const headers = new Headers({
      'cache-control': cacheForEver,
      etag: tag,
      'content-type': mediaTypes[address.ending],
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    })
    const known = request.headers.get('if-none-match')
    if (known?.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag)) {
      return new Response(null, { status: 304, headers })
    }
    const format = address.ending === 'jpeg' ? 'jpg' : address.ending
    const bytes = await ports.renderer.render(document, {
      format,
      altText,
      ...(address.widthPx === undefined ? {} : { widthPx: address.widthPx }),
    })
    headers.set('content-length', String(bytes.byteLength))
    return new Response(request.method === 'HEAD' ? null : Buffer.from(bytes), { headers })
  } catch (error) {
    const { code, status, message } = describeError(error)
    if (code === 'INTERNAL') report.reportError(error, report.requestId)
    return Response.json({ message, code, requestId: report.requestId }, { status })
  }
}
