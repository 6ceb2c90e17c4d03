import { isUtf8 } from 'node:buffer'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { AppError } from '@/contracts/errors'
import { type ExceededLimit, exceededLimit } from '@/utilities/json-limits'
import { readLimitedBytes } from '@/utilities/read-limited-bytes'

/** Limits on JSON bodies. decision: ADR-0042 */

/** Bytes of a body, without its pictures. */
export const bodyBytesMaxUsual = 256 * 1024
/** Several times what the largest meme or batch of calls has. */
const jsonValuesMax = 5_000
/** More than any call takes. */
const jsonLevelsMax = 32
/** The one field that may be larger than the rest of its body, in calls that allow it. */
const pictureField = 'base64String'

export interface BodyLimits {
  /** Bytes of the body without its pictures. */
  bytesMax?: number
  /** Bytes of the whole body, where it carries a picture. */
  withPictureBytesMax?: number | undefined
}

/**
 * The bytes of a JSON body, within its limits; empty when there is none.
 * @throws PAYLOAD_TOO_LARGE | BAD_REQUEST
 */
export async function readJsonBytes(
  request: Request,
  { bytesMax = bodyBytesMaxUsual, withPictureBytesMax }: BodyLimits = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const wholeBytesMax = withPictureBytesMax ?? bytesMax
  const bytes = await readLimitedBytes(request, wholeBytesMax)
  if (!bytes) throw tooLarge(`The body is larger than ${inUnits(wholeBytesMax)}, the most we take.`)
  const limits = { bytesMax, valuesMax: jsonValuesMax, levelsMax: jsonLevelsMax }
  const exceeded = exceededLimit(bytes, withPictureBytesMax ? { ...limits, pictureField } : limits)
  if (exceeded) throw refusalOf(exceeded, bytesMax)
  if (!isUtf8(bytes)) throw new AppError('BAD_REQUEST', 'The body is not UTF-8.')
  // Others are served between looking through a picture and parsing it.
  if (withPictureBytesMax) await nextTurn()
  return bytes
}

/** The value of a body; undefined when it is empty. @throws BAD_REQUEST */
export function parseJson(bytes: Uint8Array): unknown {
  const text = new TextDecoder().decode(bytes)
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('BAD_REQUEST', 'The body is not valid JSON.')
  }
}

/** @throws PAYLOAD_TOO_LARGE | BAD_REQUEST */
export async function readJson(request: Request, limits?: BodyLimits): Promise<unknown> {
  return parseJson(await readJsonBytes(request, limits))
}

function refusalOf(exceeded: ExceededLimit, bytesMax: number): AppError {
  if (exceeded === 'levels') {
    return new AppError('BAD_REQUEST', `The body has more than ${jsonLevelsMax} levels of lists and objects.`)
  }
  return tooLarge(
    exceeded === 'values'
      ? `The body has more than ${jsonValuesMax.toLocaleString('en')} fields and list items, the most we take.`
      : `Only ${pictureField} may be large: the rest of the body is larger than ${inUnits(bytesMax)}, the most we take.`,
  )
}

function tooLarge(message: string): AppError {
  return new AppError('PAYLOAD_TOO_LARGE', message)
}

function inUnits(bytes: number): string {
  return bytes < 1024 * 1024 ? `${bytes / 1024} kB` : `${bytes / 1024 / 1024} MB`
}
