/**
 * How long calls took, as counts in buckets that grow by a quarter of an octave: bucket i holds what took from 2^(i/4)
 * to 2^((i+1)/4) ms, the first also what was faster, the last what was slower. Counts of any calls can be added up, and
 * a quantile read from them is at most 19 % off.
 */

const bucketsPerOctave = 4
/** Up to 2^18 ms, over four minutes. */
export const latencyBucketCount = 72

/** The bucket of a call, from 0. */
export function latencyBucket(durationMs: number): number {
  if (!(durationMs > 1)) return 0
  return Math.min(latencyBucketCount - 1, Math.floor(Math.log2(durationMs) * bucketsPerOctave))
}

/** Two histograms as one. */
export function addLatencies(some: readonly number[], others: readonly number[]): number[] {
  return Array.from({ length: latencyBucketCount }, (_, at) => (some[at] ?? 0) + (others[at] ?? 0))
}

/**
 * The time within which a share of the calls was answered, in whole ms; null without a call.
 * @param share 0..1
 */
export function latencyQuantileMs(counts: readonly number[], share: number): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const wanted = share * total
  let passed = 0
  for (const [bucket, count] of counts.entries()) {
    if (count > 0 && passed + count >= wanted) {
      const within = Math.max(0, wanted - passed) / count
      return Math.round(2 ** ((bucket + within) / bucketsPerOctave))
    }
    passed += count
  }
  return null
}
