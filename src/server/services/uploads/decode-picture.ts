import { AppError } from '@/contracts/errors'
import { uploadBase64CharsMax, uploadBytesMax } from '@/contracts/themed-upload'

/** Some encoders break their lines every 76 letters, with two characters. */
const lineBreaksShare = 1.03
const prefixPattern = /^data:[^,]{0,120};base64$/i
const prefixCharsMax = 140

/**
 * The bytes behind base64, with or without a `data:` prefix. What the prefix says of their type counts for nothing.
 *
 * @throws PAYLOAD_TOO_LARGE before anything is decoded, when they are more than 10 MB
 * @throws BAD_REQUEST when it is no base64
 */
export function decodePicture(base64String: string): Uint8Array {
  if (base64String.length > uploadBase64CharsMax * lineBreaksShare) throw tooLarge()
  const text = withoutPrefix(base64String)
  const bytes = Buffer.from(text, 'base64')
  if (bytes.byteLength > uploadBytesMax) throw tooLarge()
  // Node skips characters that are not base64 without an error, so a shorter result means a broken text.
  const expected = Math.floor((lettersIn(text) * 3) / 4)
  if (bytes.byteLength !== expected || expected === 0) throw notBase64()
  return bytes
}

const space = 0x20
const equals = 0x3d

/** Characters besides white space and the padding at the end; none where the padding is not at the end. */
function lettersIn(text: string): number {
  let letters = 0
  let padding = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === equals) padding++
    else if (code > space && padding > 0) return 0
    else if (code > space) letters++
  }
  return padding <= 2 ? letters : 0
}

function withoutPrefix(text: string): string {
  if (!/^data:/i.test(text)) return text
  const comma = text.slice(0, prefixCharsMax).indexOf(',')
  if (comma < 0 || !prefixPattern.test(text.slice(0, comma))) throw notBase64()
  return text.slice(comma + 1)
}

function tooLarge(): AppError {
  return new AppError(
    'PAYLOAD_TOO_LARGE',
    `This picture is larger than ${uploadBytesMax / 1024 / 1024} MB, the most we take. Make it smaller and try again.`,
  )
}

function notBase64(): AppError {
  return new AppError('BAD_REQUEST', 'base64String is not base64: send the picture’s bytes, encoded.')
}
