/** A reproducible source of chance: the same seed gives the same numbers on every machine. */
export interface SeededRandom {
  /** 0 <= n < 1, in steps of 2^-32. */
  next(): number
  /** An integer, 0 <= n < maxExclusive; 0 when `maxExclusive` is below 1. */
  int(maxExclusive: number): number
  /** @throws RangeError when the list is empty. */
  pick<T>(list: readonly T[]): T
  /** A new list in another order; the given one stays as it is. */
  shuffle<T>(list: readonly T[]): T[]
}

/**
 * Mulberry32: one 32-bit word of state, period 2^32, passes the gjrand suite; not for secrets.
 *
 * @param seed any number; its lower 32 bits count.
 * @see https://gist.github.com/tommyettinger/46a874533244883189143505d203312c
 */
export function createRandom(seed: number): SeededRandom {
  let state = seed >>> 0

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  function int(maxExclusive: number): number {
    return Math.floor(next() * Math.max(1, Math.floor(maxExclusive)))
  }

  return {
    next,
    int,
    pick<T>(list: readonly T[]): T {
      if (list.length === 0) throw new RangeError('pick needs a list with at least one entry')
      return list[int(list.length)] as T
    },
    shuffle<T>(list: readonly T[]): T[] {
      // Fisher-Yates, from the end: every order is equally likely.
      const shuffled = [...list]
      for (let last = shuffled.length - 1; last > 0; last--) {
        const other = int(last + 1)
        const moved = shuffled[last] as T
        shuffled[last] = shuffled[other] as T
        shuffled[other] = moved
      }
      return shuffled
    },
  }
}
