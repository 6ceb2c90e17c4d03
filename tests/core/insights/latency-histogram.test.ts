import { describe, expect, it } from 'vitest'
import {
  addLatencies,
  latencyBucket,
  latencyBucketCount,
  latencyQuantileMs,
} from '@/core/insights/latency-histogram'

function histogramOf(durationsMs: readonly number[]): number[] {
  const counts = new Array<number>(latencyBucketCount).fill(0)
  for (const durationMs of durationsMs) {
    const bucket = latencyBucket(durationMs)
    counts[bucket] = (counts[bucket] ?? 0) + 1
  }
  return counts
}

/** Times like those of calls: most of them short, some very long. */
const durationsMs = Array.from({ length: 5000 }, (_, at) => 4 + 40_000 * ((at * 0.618034) % 1) ** 6)

describe('a histogram of latencies', () => {
  it.each([0.5, 0.9, 0.95, 0.99])('tells the quantile %f to within a bucket', (share) => {
    const sorted = durationsMs.toSorted((a, b) => a - b)
    const exactMs = sorted[Math.ceil(share * sorted.length) - 1] ?? 0
    const toldMs = latencyQuantileMs(histogramOf(durationsMs), share) ?? 0
    expect(toldMs / exactMs).toBeGreaterThan(1 / 1.2)
    expect(toldMs / exactMs).toBeLessThan(1.2)
  })

  it('holds any time in some bucket, the bounds in their own', () => {
    expect([0, -1, Number.NaN, 1].map(latencyBucket)).toEqual([0, 0, 0, 0])
    expect([2, 4, 1024].map(latencyBucket)).toEqual([4, 8, 40])
    expect([1e9, Number.POSITIVE_INFINITY].map(latencyBucket)).toEqual([71, 71])
  })

  it('is the same whether calls are counted together or added up', () => {
    const parts = [durationsMs.slice(0, 1000), durationsMs.slice(1000)].map(histogramOf)
    expect(addLatencies(parts[0] ?? [], parts[1] ?? [])).toEqual(histogramOf(durationsMs))
    expect(addLatencies([], histogramOf([5]))).toEqual(histogramOf([5]))
  })

  it('tells nothing of no calls, and of one call its time', () => {
    expect(latencyQuantileMs([], 0.5)).toBeNull()
    expect(latencyQuantileMs(histogramOf([]), 0.95)).toBeNull()
    const onlyMs = latencyQuantileMs(histogramOf([300]), 0.5) ?? 0
    expect(onlyMs).toBeGreaterThan(250)
    expect(onlyMs).toBeLessThan(360)
  })
})
