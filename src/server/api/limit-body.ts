import { AppError } from '@/contracts/errors'
import { appRouter } from './root'
import type { ProcedureMeta } from './trpc'

/** Largest body of a call that carries no picture, in bytes. */
export const bodyBytesMaxUsual = 1024 * 1024

/** Levels of lists and objects: more than any call takes, and few enough for all that walk through a body. */
export const jsonLevelsMax = 32

/**
 * The body as text; reads no further than the limit, whatever the header promised.
 * @throws PAYLOAD_TOO_LARGE | BAD_REQUEST when it is no UTF-8
 */
export async function readLimitedText(request: Request, bytesMax: number): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > bytesMax) throw tooLarge(bytesMax)
  if (!request.body) return ''
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength
    if (bytes > bytesMax) throw tooLarge(bytesMax)
    chunks.push(chunk)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
  } catch {
    throw new AppError('BAD_REQUEST', 'The body is not UTF-8.')
  }
}

/** The same request with a body that was read and found small enough. @throws PAYLOAD_TOO_LARGE | BAD_REQUEST */
export async function limitBody(request: Request, bytesMax: number): Promise<Request> {
  if (request.method !== 'POST') return request
  const body = await readLimitedText(request, bytesMax)
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    body,
    signal: request.signal,
  })
}

/**
 * Bytes that the body of a batch of calls may have: as many as the one of them that may have most.
 * @param names of procedures, such as `meme.textToMeme`
 */
export function bodyBytesMaxOf(names: readonly string[]): number {
  // At run time the table is flat, keyed by `meme.textToMeme`; its type follows the nesting.
  const procedures = appRouter._def.procedures as unknown as Record<
    string,
    { _def: { meta?: ProcedureMeta } }
  >
  const limits = names.map((name) =>
    Object.hasOwn(procedures, name) ? (procedures[name]?._def.meta?.bodyBytesMax ?? 0) : 0,
  )
  return Math.max(bodyBytesMaxUsual, ...limits)
}

function tooLarge(bytesMax: number): AppError {
  return new AppError(
    'PAYLOAD_TOO_LARGE',
    `The body is larger than ${bytesMax / 1024 / 1024} MB, the most we take.`,
  )
}

/**
 * Whether lists and objects lie deeper than that. Looks level by level, because a call for each level would not come
 * back from a hundred thousand.
 */
export function isDeeper(value: object, levelsMax: number): boolean {
  let level: object[] = [value]
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > levelsMax) return true
    level = level.flatMap((parent) =>
      Object.values(parent).filter((child): child is object => typeof child === 'object' && child !== null),
    )
  }
  return false
}
