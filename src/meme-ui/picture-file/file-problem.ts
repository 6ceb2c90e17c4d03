import { uploadBytesMax, uploadPixelsMax } from '@/contracts/themed-upload'

const bytesPerMegabyte = 1024 * 1024
const takenTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif']

/** Why a file cannot be taken; numbers as they are said. */
export type FileProblem =
  | { kind: 'wrongType' | 'unreadable' }
  | { kind: 'tooLarge'; megabytes: number; max: number }
  | { kind: 'tooManyPixels'; megapixels: number; max: number }

/**
 * The problem with a file before it is opened. A file without a type passes: opening it shows if it is a picture.
 */
export function fileProblem({ type, size }: Pick<Blob, 'type' | 'size'>): FileProblem | undefined {
  if (type !== '' && !takenTypes.includes(type)) return { kind: 'wrongType' }
  if (size === 0) return { kind: 'unreadable' }
  if (size <= uploadBytesMax) return undefined
  return {
    kind: 'tooLarge',
    megabytes: roundedUp(size / bytesPerMegabyte),
    max: uploadBytesMax / bytesPerMegabyte,
  }
}

/** The problem with a picture of this size; null when there is none. */
export function sizeProblem(widthPx: number, heightPx: number): FileProblem | undefined {
  const pixels = widthPx * heightPx
  if (pixels <= uploadPixelsMax) return undefined
  return { kind: 'tooManyPixels', megapixels: roundedUp(pixels / 1e6), max: uploadPixelsMax / 1e6 }
}

/** To one decimal, and never down to the limit that it passes. */
function roundedUp(amount: number): number {
  return Math.ceil(amount * 10) / 10
}
