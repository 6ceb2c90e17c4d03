/** Movements that are told by key moments: wait, wind up, hit, hold. */
import { lap } from './motion'

/**
 * How a value gets to a key: at a steady pace, speeding up, slowing down, both, past it and back, or at once when the
 * key's moment comes.
 */
export type Ease = 'even' | 'in' | 'out' | 'soft' | 'spring' | 'jump'

/** A moment of the loop, 0 to 1, the value then, and how it gets there from the key before; `soft` when left out. */
export type Key = readonly [at: number, value: number, ease?: Ease]

/** How far past its end a spring swings: a tenth of the way. */
const springiness = 1.70158

const easings: Record<Ease, (share: number) => number> = {
  even: (share) => share,
  in: (share) => share * share,
  out: (share) => 1 - (1 - share) ** 2,
  soft: (share) => share * share * (3 - 2 * share),
  spring: (share) => 1 + (springiness + 1) * (share - 1) ** 3 + springiness * (share - 1) ** 2,
  jump: () => 0,
}

/**
 * The value at a moment: that of the first key before it, that of the last one after it. A loop without a seam ends
 * on the value that it began with.
 * @param keys in the order of time, at least one.
 */
export function track(t: number, keys: readonly Key[]): number {
  const now = lap(t)
  let [from] = keys
  for (const to of keys) {
    if (from && now < to[0]) {
      const share = (now - from[0]) / (to[0] - from[0])
      return share < 0 ? from[1] : from[1] + (to[1] - from[1]) * easings[to[2] ?? 'soft'](share)
    }
    from = to
  }
  return from?.[1] ?? 0
}

/** True between two moments of the loop. */
export function during(t: number, from: number, to: number): boolean {
  const now = lap(t)
  return now >= from && now < to
}
