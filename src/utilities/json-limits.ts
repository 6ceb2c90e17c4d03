/**
 * Bounds on a JSON body, checked in one pass over its bytes before anything is parsed. Parsing, validating and hashing
 * cost what the number of values costs, so a body of few bytes can be as expensive as a large one.
 */

export interface JsonLimits {
  /** Bytes of the body, without its pictures. */
  bytesMax: number
  /** Fields and list items; a list or an object counts once more. */
  valuesMax: number
  /** Lists and objects within each other. */
  levelsMax: number
  /** Name of the field whose text is a picture and does not count as bytes. ASCII. */
  pictureField?: string
}

/** The limit that a body exceeds. */
export type ExceededLimit = 'bytes' | 'values' | 'levels'

const space = 0x20
const quote = 0x22
const comma = 0x2c
const colon = 0x3a
const openList = 0x5b
const backslash = 0x5c
const closeList = 0x5d
const openObject = 0x7b
const closeObject = 0x7d

/** Takes any bytes: what is not JSON is left to the parser. Null when the body is within its limits. */
export function exceededLimit(bytes: Uint8Array, limits: JsonLimits): ExceededLimit | null {
  let countedBytes = bytes.length
  let values = 0
  let levels = 0
  let textStart = 0
  let textEnd = 0
  let isPicture = false
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? space
    if (byte === quote) {
      textStart = at + 1
      textEnd = endOfText(bytes, textStart)
      if (isPicture) countedBytes -= textEnd - textStart
      isPicture = false
      at = textEnd
    } else if (byte === colon) {
      isPicture = isText(bytes, textStart, textEnd, limits.pictureField)
    } else if (byte > space) {
      isPicture = false
      if (byte === comma || byte === openList || byte === openObject) values++
      if (byte === openList || byte === openObject) levels++
      if (byte === closeList || byte === closeObject) levels--
      if (values > limits.valuesMax) return 'values'
      if (levels > limits.levelsMax) return 'levels'
    }
  }
  return countedBytes > limits.bytesMax ? 'bytes' : null
}

/** Index of the closing quote, or of the end of the body. */
function endOfText(bytes: Uint8Array, start: number): number {
  let at = start
  while (at < bytes.length && bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1
  return Math.min(at, bytes.length)
}

function isText(bytes: Uint8Array, start: number, end: number, text: string | undefined): boolean {
  if (text === undefined || end - start !== text.length) return false
  for (let at = 0; at < text.length; at++) if (bytes[start + at] !== text.charCodeAt(at)) return false
  return true
}
