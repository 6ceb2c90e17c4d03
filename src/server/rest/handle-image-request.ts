import { AppError } from '@/contracts/errors'
import { visualSvg } from '@/core/visual/visual-svg'
import { getImage, type StoredImage } from '../services/images/get-image'
import type { ServiceContext } from '../services/service-context'
import {
  mediaTypes,
  type Picture,
  type PictureCall,
  type PictureFormat,
  pictureFailure,
  pictureResponse,
  readMaxBytes,
  readShape,
  readWidth,
  splitPictureFile,
} from './picture-response'

/** Pictures are small and never change: any cache may keep them for ever. */
const cacheForEver = 'public, max-age=31536000, immutable'
const imageIdPattern = /^[0-9A-Za-z]{22}$/
/** An SVG is a document of its own: opened by itself it runs, loads and frames nothing. */
const drawingPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"

/**
 * Serves `/i/{imageId}.{png|jpg|jpeg|webp|gif|svg}?width=&maxBytes=&shape=&ground=`: a picture for anybody who has its address. Only
 * memes come as GIFs, only visuals as SVGs, which have no width of their own.
 * Each request for a picture that may exist is counted, because it is looked up. Answers 304 to a matching
 * `If-None-Match`, 404, 410 when its owner deleted it, 429, 503 when too many are waiting.
 */
export async function handleImageRequest(
  request: Request,
  file: string,
  { db, ports }: Pick<ServiceContext, 'db' | 'ports'>,
  call: PictureCall,
): Promise<Response> {
  try {
    const { name: imageId, format } = splitPictureFile(file) ?? { name: '', format: 'png' as const }
    if (!imageIdPattern.test(imageId)) throw new AppError('NOT_FOUND', noPicture)
    const query = new URL(request.url).searchParams
    const [widthPx, bytesMax, shape] = [readWidth(query), readMaxBytes(query), readShape(query)]
    await call.admit?.()
    const image = await getImage({ db }, imageId)
    const picture = {
      mediaType: mediaTypes[format],
      // The same address shows the same picture for ever, so the address is the tag.
      tag: `"${[imageId, format, widthPx ?? 'full', bytesMax ?? 'usual', ...tagOf(shape)].join('.')}"`,
      cacheControl: cacheForEver,
      ...pictureOf(image, format, {
        widthPx,
        bytesMax,
        shape,
        renderer: ports.renderer,
        caller: call.caller,
      }),
    }
    return await pictureResponse(request, picture)
  } catch (error) {
    return pictureFailure(error, call)
  }
}

const noPicture =
  'There is no picture at this address. It ends in .png, .jpg or .webp, a meme also in .gif, a visual in .svg.'

type Shape = ReturnType<typeof readShape>

function tagOf(shape: Shape): string[] {
  return shape ? [shape.name, shape.ground.color, shape.ground.endColor ?? 'ruled'] : []
}

interface Wanted {
  widthPx: number | undefined
  shape: Shape
  bytesMax: number | undefined
  renderer: ServiceContext['ports']['renderer']
  caller: PictureCall['caller']
}

/** @throws NOT_FOUND in a format that its kind does not have */
function pictureOf(
  image: StoredImage,
  format: PictureFormat,
  { widthPx, bytesMax, shape, renderer, caller }: Wanted,
): Pick<Picture, 'render' | 'contentPolicy'> {
  if (image.kind === 'meme') {
    const { document, altText, wordsByModel } = image
    if (format === 'svg') throw new AppError('NOT_FOUND', noPicture)
    const options = { format, altText, widthPx, bytesMax, shape, wordsByModel }
    return { render: () => renderer.render(document, options, caller) }
  }
  const { visual } = image
  if (format === 'gif') throw new AppError('NOT_FOUND', noPicture)
  if (format === 'svg') {
    return { contentPolicy: drawingPolicy, render: async () => new TextEncoder().encode(visualSvg(visual)) }
  }
  const { document, altText, wordsByModel } = visual
  return { render: () => renderer.renderVisual(document, { format, altText, widthPx, wordsByModel }, caller) }
}
