/**
 * FNV-1a, 32 bit, over the text's UTF-16 code units (low byte, then high byte).
 *
 * @returns an integer, 0..2^32-1; the same text gives the same number on every machine. Not for secrets.
 * @see http://www.isthe.com/chongo/tech/comp/fnv/
 */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    hash = Math.imul(hash ^ (unit & 0xff), 0x01000193)
    hash = Math.imul(hash ^ (unit >>> 8), 0x01000193)
  }
  return hash >>> 0
}
