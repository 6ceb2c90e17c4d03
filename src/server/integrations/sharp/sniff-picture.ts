/** Detects a picture's format by its first bytes. File name and declared type are not trusted. */

export type PictureKind = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif'

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const jpegSignature = Buffer.from([0xff, 0xd8, 0xff])

/** Null for anything else: SVG, PDF, HEIC, text. */
export function sniffPicture(bytes: Uint8Array): PictureKind | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 64))
  if (head.subarray(0, 8).equals(pngSignature)) return 'png'
  if (head.subarray(0, 3).equals(jpegSignature)) return 'jpeg'
  if (/^GIF8[79]a/.test(head.toString('latin1', 0, 6))) return 'gif'
  if (head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP') return 'webp'
  return isAvif(head) ? 'avif' : null
}

/** The file-type box: its main brand or one of the compatible ones. */
function isAvif(head: Buffer): boolean {
  if (head.toString('latin1', 4, 8) !== 'ftyp' || head.length < 16) return false
  const brands = head.toString('latin1', 8, Math.min(head.readUInt32BE(0), head.length))
  return /^(?:avif|avis)/.test(brands) || /^.{8}(?:.{4})*?(?:avif|avis)/s.test(brands)
}

const pdfHeadBytes = 1024
/** A ZIP archive is read from its end; its last record may have a comment of 64 kB behind it. */
const zipTailBytes = 65_557
/** Every repetition has a bound, so that ten megabytes of `<` cost no more than ten megabytes of anything else. */
const pageStart = /<(?:script[\s>]|\?php\s|!doctype\s{1,11}html|html[\s>])/i

/**
 * True for polyglots: pictures that also open as a page, a program, an archive or a PDF. The short films that phones
 * append to a JPEG are none of these.
 */
export function isTwoKindsAtOnce(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.subarray(0, pdfHeadBytes).includes('%PDF-')) return true
  if (file.subarray(-zipTailBytes).includes('PK\x05\x06', 0, 'latin1')) return true
  return pageStart.test(file.toString('latin1'))
}
