import sharp from 'sharp'

/** A peer runs with sharp's own settings; the product's, which hold for the whole process, are put back afterwards. */
export function asInstalled<Arguments extends unknown[]>(
  run: (...given: Arguments) => Promise<Buffer>,
): (...given: Arguments) => Promise<Buffer> {
  return async (...given) => {
    sharp.concurrency(0)
    sharp.cache(true)
    try {
      return await run(...given)
    } finally {
      sharp.concurrency(1)
      sharp.cache(false)
    }
  }
}
