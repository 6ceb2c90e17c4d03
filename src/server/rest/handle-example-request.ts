import { AppError } from '@/contracts/errors'
import type { MemeDocument } from '@/core/meme/meme-document'
import type { ServiceContext } from '../services/service-context'
import { mediaTypes, type PictureCall, pictureFailure, pictureResponse } from './picture-response'

/** Its address names all that it shows. */
const cacheForEver = 'public, max-age=31536000, immutable'

interface ExampleRequest {
  /** `{hash}-{width}.{avif|webp|jpg}` */
  file: string
  /** Null where no page of ours asks for such a file. */
  meme: { document: MemeDocument; altText: string; format: 'avif' | 'webp' | 'jpg'; widthPx: number } | null
}

interface ExamplePainting {
  renderer: ServiceContext['ports']['renderer']
  encodeAvif(png: Uint8Array): Promise<Uint8Array>
  /** Painted pictures by their files, painted once for all who ask meanwhile. */
  kept: { get(file: string, paint: () => Promise<Uint8Array>): Promise<Uint8Array> }
}

/**
 * Serves `/example-memes/{file}`: the memes that public pages show, and no others. Only what has to be painted is
 * counted; it is painted for all who ask meanwhile, whoever of them leaves. Answers 304 to a matching `If-None-Match`, 404, 503 when too many pictures
 * are waiting.
 */
export async function handleExampleRequest(
  request: Request,
  { file, meme }: ExampleRequest,
  { renderer, encodeAvif, kept }: ExamplePainting,
  call: PictureCall,
): Promise<Response> {
  try {
    if (!meme) throw new AppError('NOT_FOUND', 'There is no example meme at this address.')
    const { document, altText, format, widthPx } = meme
    const caller = call.caller && { id: call.caller.id }
    const paint = async () => {
      await call.admit?.()
      if (format !== 'avif') return renderer.render(document, { altText, format, widthPx }, caller)
      return encodeAvif(await renderer.render(document, { altText, format: 'png', widthPx }, caller))
    }
    const picture = {
      mediaType: format === 'avif' ? 'image/avif' : mediaTypes[format],
      tag: `"${file}"`,
      cacheControl: cacheForEver,
      render: () => kept.get(file, paint),
    }
    return await pictureResponse(request, picture)
  } catch (error) {
    return pictureFailure(error, call)
  }
}
