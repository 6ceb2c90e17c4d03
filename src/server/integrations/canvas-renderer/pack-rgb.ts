/**
 * Drops the alpha of opaque pixels, in place: encoders take twice as long over four channels.
 *
 * @param rgba four bytes a pixel, at the start of its buffer or four bytes aligned in it; its content is replaced
 * @returns three bytes a pixel, a view of the same memory
 */
export function packRgb(rgba: Uint8Array): Uint8Array {
  const pixelCount = rgba.length >> 2
  // Four pixels are read before their three words are written, so what is written never runs ahead of what is read.
  const words = new Uint32Array(rgba.buffer, rgba.byteOffset, pixelCount)
  const wholeCount = pixelCount & ~3
  let to = 0
  for (let from = 0; from < wholeCount; from += 4) {
    const first = words[from] ?? 0
    const second = words[from + 1] ?? 0
    const third = words[from + 2] ?? 0
    const fourth = words[from + 3] ?? 0
    words[to++] = (first & 0xffffff) | (second << 24)
    words[to++] = ((second >>> 8) & 0xffff) | (third << 16)
    words[to++] = ((third >>> 16) & 0xff) | (fourth << 8)
  }
  for (let pixel = wholeCount; pixel < pixelCount; pixel++) {
    rgba.copyWithin(pixel * 3, pixel * 4, pixel * 4 + 3)
  }
  return rgba.subarray(0, pixelCount * 3)
}
