import { createHash } from 'node:crypto'
import { AppError } from '@/contracts/errors'
import { TemplateImageInput } from '@/contracts/template-image'
import { shortened } from '../api/describe-error'
import { fillTemplateImage, type TemplateImageContext } from '../services/images/fill-template-image'
import {
  mediaTypes,
  type PictureCall,
  type PictureFormat,
  pictureFailure,
  pictureResponse,
  readMaxBytes,
  readWidth,
  splitPictureFile,
} from './picture-response'

/** The drawing of a template may change under its address. */
const cacheForAnHour = 'public, max-age=3600, stale-while-revalidate=86400'
const plainNames: readonly string[] = ['header', 'footer', 'language']
const textPrefix = 'text.'

/**
 * Serves `/api/v1/meme/image/{template}.{png|jpg|jpeg|webp|gif}?text.{slot}=…&header=…&footer=…&language=…&width=&maxBytes=`:
 * a template with words, made from its address alone; without words the blank template. A name without an ending is
 * a PNG. Each well-formed request is counted, and only what a GET paints is laid out. Answers 304, 400, 404, 405, 422
 * to words that we do not draw, 429, 503 when too many are waiting.
 */
export async function handleTemplateImageRequest(
  request: Request,
  file: string,
  { ports, site }: TemplateImageContext,
  call: PictureCall,
): Promise<Response> {
  try {
    if (!['GET', 'HEAD'].includes(request.method)) {
      throw new AppError('METHOD_NOT_ALLOWED', `A picture answers GET, not ${request.method}.`)
    }
    const query = new URL(request.url).searchParams
    const { name, format } = templateFile(file)
    const widthPx = readWidth(query)
    const bytesMax = readMaxBytes(query)
    const input = readInput(name, query)
    await call.admit?.()
    const parts = await fillTemplateImage({ ports, site }, input)
    const drawing = await ports.renderer.drawingVersion(name)
    const picture = {
      mediaType: mediaTypes[format],
      tag: entityTag([parts, drawing, format, widthPx, bytesMax]),
      cacheControl: cacheForAnHour,
      render: () => ports.renderer.renderTemplate(parts, { format, widthPx, bytesMax }, call.caller),
    }
    return await pictureResponse(request, picture)
  } catch (error) {
    return pictureFailure(error, call)
  }
}

/** Templates are no vector drawings: what ends in `.svg` is a name that no template has. */
function templateFile(file: string): { name: string; format: Exclude<PictureFormat, 'svg'> } {
  const split = splitPictureFile(file)
  return split && split.format !== 'svg'
    ? { name: split.name, format: split.format }
    : { name: file, format: 'png' }
}

/** @throws BAD_REQUEST naming the parameter */
function readInput(template: string, query: URLSearchParams): TemplateImageInput {
  const plain: Record<string, string> = {}
  const texts = new Map<string, string>()
  for (const [name, value] of query) {
    if (name.startsWith(textPrefix)) texts.set(name.slice(textPrefix.length), value)
    else if (plainNames.includes(name)) plain[name] = value
    else if (name !== 'width' && name !== 'maxBytes') {
      throw new AppError(
        'BAD_REQUEST',
        `${shortened(name)}: there is no such parameter. There are text.{slot}, ${plainNames.join(', ')}, width and maxBytes.`,
      )
    }
  }
  const read = TemplateImageInput.safeParse({ template, texts: Object.fromEntries(texts), ...plain })
  if (read.success) return read.data
  const [issue] = read.error.issues
  const field = (issue?.path ?? []).join('.').replace(/^texts\./, textPrefix)
  throw new AppError('BAD_REQUEST', `${shortened(field)} ${issue?.message ?? 'is not valid'}.`)
}

/** Everything that the picture is made of: what differs gives another tag. */
function entityTag(parts: readonly unknown[]): string {
  return `"${createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 32)}"`
}
