/** Bytes that a moving picture may take when nobody says otherwise: what most messengers show without a click. */
export const defaultBytesMax = 2 * 1024 * 1024

/** One way to encode a moving picture. */
export interface Attempt {
  /** Colours of a GIF. */
  colorsMax: number
  /** Quality of an animated WebP, 1..100. */
  quality: number
  /** 1 shows every drawing, 2 every second. */
  stride: number
  /** Scale of the sides, 0..1. */
  scale: number
  /** Bytes as a share of the first attempt's, from experience. */
  usualShare: number
}

/** Ordered so that the least visible loss comes first: colours, then frames, then pixels. */
const attempts: readonly Attempt[] = [
  { colorsMax: 255, quality: 80, stride: 1, scale: 1, usualShare: 1 },
  { colorsMax: 128, quality: 70, stride: 1, scale: 1, usualShare: 0.85 },
  { colorsMax: 64, quality: 60, stride: 1, scale: 1, usualShare: 0.7 },
  { colorsMax: 64, quality: 60, stride: 2, scale: 1, usualShare: 0.45 },
  { colorsMax: 64, quality: 60, stride: 2, scale: 0.75, usualShare: 0.28 },
  { colorsMax: 48, quality: 50, stride: 2, scale: 0.5, usualShare: 0.14 },
  { colorsMax: 32, quality: 40, stride: 3, scale: 0.35, usualShare: 0.06 },
]

/** How far beyond the budget an attempt may usually lie and still be worth its time. */
const hope = 1.3

/**
 * Encodes until the bytes keep to the budget. Attempts that would usually be too large are left out.
 *
 * @param encode encodes one attempt
 * @returns the first file within the budget, or the smallest there is, which is larger
 */
export async function encodeWithin(
  bytesMax: number,
  encode: (attempt: Attempt) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  let bytes: Uint8Array = new Uint8Array(0)
  let firstLength = 0
  for (const attempt of attempts) {
    const isLast = attempt === attempts.at(-1)
    if (!isLast && firstLength * attempt.usualShare > bytesMax * hope) continue
    bytes = await encode(attempt)
    if (bytes.byteLength <= bytesMax) return bytes
    firstLength ||= bytes.byteLength
  }
  return bytes
}
