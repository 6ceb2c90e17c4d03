import { AppError } from '@/contracts/errors'
import { dimensionPxMax } from '@/contracts/limits'
import { pictureWidthPxMin } from '@/contracts/meme-shapes'
import { artColors } from '@/core/meme/art-colors'
import { type Ground, type MemeShape, memeShapes } from '@/core/meme/relayout-meme'
import { describeError } from '../api/describe-error'
import type { RenderCaller } from '../services/ports/meme-renderer'
import { isKnownTag } from './entity-tag'

/** Formats, widths and answers that all picture addresses share. */

/** Bounds of what a moving picture may be held to. */
const bytesLeast = 20_000
const bytesMost = 20_000_000
/** How long a refused caller should wait, where the refusal does not say. */
const retryAfterSeconds = 2
/** nginx's status for a caller who has left; nobody reads it. */
const clientClosedRequest = 499

export const mediaTypes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  svg: 'image/svg+xml',
} as const

export type PictureFormat = keyof typeof mediaTypes

interface PictureFile {
  name: string
  format: PictureFormat
}

/** `name.png` → name and format; null when it does not end like a picture. */
export function splitPictureFile(file: string): PictureFile | null {
  const [, name, ending] = /^([0-9A-Za-z-]{1,80})\.(png|jpe?g|webp|gif|svg)$/.exec(file) ?? []
  if (!(name && ending)) return null
  return { name, format: ending === 'jpeg' ? 'jpg' : (ending as PictureFormat) }
}

/** The width asked for in px; undefined when none was. @throws BAD_REQUEST beyond 16..2048 */
export function readWidth(query: URLSearchParams): number | undefined {
  return readWhole(query, 'width', { unit: 'px', min: pictureWidthPxMin, max: dimensionPxMax })
}

/** Most bytes of a moving picture; undefined without a limit. @throws BAD_REQUEST beyond the bounds */
export function readMaxBytes(query: URLSearchParams): number | undefined {
  return readWhole(query, 'maxBytes', { unit: 'bytes', min: bytesLeast, max: bytesMost })
}

function readWhole(
  query: URLSearchParams,
  name: string,
  { unit, min, max }: { unit: string; min: number; max: number },
): number | undefined {
  const text = query.get(name)
  if (text === null) return undefined
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  if (value >= min && value <= max) return value
  throw new AppError('BAD_REQUEST', `${name} must be a whole number of ${unit} from ${min} to ${max}.`)
}

/** The room around a meme of another shape, where nobody says: the paper of the templates. */
const groundDefault: Ground = { color: artColors.paper }

/**
 * The shape asked for, and the colour of the room that it adds, or two for its beginning and its end; undefined when
 * none was.
 * @throws BAD_REQUEST for a shape or a colour that is none
 */
export function readShape(query: URLSearchParams): { name: MemeShape; ground: Ground } | undefined {
  const [name, ground] = [query.get('shape'), query.get('ground')]
  if (name === null) return undefined
  if (!isShape(name)) {
    throw new AppError('BAD_REQUEST', `shape must be one of ${Object.keys(memeShapes).join(', ')}.`)
  }
  return { name, ground: ground === null ? groundDefault : groundOf(ground) }
}

function groundOf(text: string): Ground {
  const [, color, endColor] = /^([0-9a-f]{6})(?:-([0-9a-f]{6}))?$/i.exec(text) ?? []
  if (color !== undefined) return { color: `#${color}`, ...(endColor && { endColor: `#${endColor}` }) }
  throw new AppError(
    'BAD_REQUEST',
    'ground must be a colour of six hexadecimal digits, such as FFFDF7, or two.',
  )
}

function isShape(name: string): name is MemeShape {
  return Object.hasOwn(memeShapes, name)
}

export interface Picture {
  mediaType: string
  /** Strong entity tag with its quotes: other bytes, another tag. */
  tag: string
  cacheControl: string
  /** Content-Security-Policy for a picture that is opened as a page of its own. */
  contentPolicy?: string
  render(): Promise<Uint8Array>
}

/** 304 to who has it already, the headers alone to HEAD; only a GET paints. */
export async function pictureResponse(request: Request, picture: Picture): Promise<Response> {
  const headers = new Headers({
    'cache-control': picture.cacheControl,
    etag: picture.tag,
    'content-type': picture.mediaType,
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  })
  if (picture.contentPolicy) headers.set('content-security-policy', picture.contentPolicy)
  if (isKnownTag(request.headers.get('if-none-match'), picture.tag)) {
    return new Response(null, { status: 304, headers })
  }
  if (request.method === 'HEAD') return new Response(null, { headers })
  const bytes = await picture.render()
  headers.set('content-length', String(bytes.byteLength))
  return new Response(bytes as Uint8Array<ArrayBuffer>, { headers })
}

/** One request for a picture. */
export interface PictureCall {
  requestId: string
  /** Called with failures that are our own fault. */
  reportError(error: unknown, requestId: string): void
  /** Counts the request, before anything is looked up or laid out for it. @throws RATE_LIMITED */
  admit?(): Promise<void>
  /** Takes turns with other callers, and gives up what it does not wait for. */
  caller?: RenderCaller
}

/** A failure as JSON that no cache keeps; 503 says when to come back. */
export function pictureFailure(error: unknown, { requestId, reportError, caller }: PictureCall): Response {
  if (caller?.signal?.aborted) return new Response(null, { status: clientClosedRequest })
  const { code, status, message, retryAfterSeconds: waitSeconds } = describeError(error)
  if (code === 'INTERNAL') reportError(error, requestId)
  const headers = new Headers({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' })
  if (code === 'METHOD_NOT_ALLOWED') headers.set('allow', 'GET, HEAD')
  if (code === 'SERVICE_UNAVAILABLE') headers.set('retry-after', String(retryAfterSeconds))
  if (waitSeconds) headers.set('retry-after', String(waitSeconds))
  return Response.json({ message, code, requestId }, { status, headers })
}
