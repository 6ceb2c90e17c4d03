import type { ModelLimits } from './model-settings'

/** Bounds on the wait for one answer. The signal is aborted when one is reached, or when nobody wants the answer. */
export interface Patience {
  signal: AbortSignal
  /** ms until the first words must be there. */
  leftMs(): number
  /** The model gave a sign of life: words, or reasoning. */
  heard(): void
  /** Ends the wait after so many ms at the latest. */
  endIn(ms: number): void
  end(): void
}

/** Counted from the question, because the head of an answer may never come. */
export function createPatience(
  { totalMs, firstChunkMs, chunkMs }: Pick<ModelLimits, 'totalMs' | 'firstChunkMs' | 'chunkMs'>,
  asker: AbortSignal | undefined,
): Patience {
  const ending = new AbortController()
  const endsAtMs = performance.now() + Math.min(totalMs, firstChunkMs)
  const giveUp = () => ending.abort(new DOMException('The model took too long.', 'TimeoutError'))
  let total = setTimeout(giveUp, totalMs)
  let silence = setTimeout(giveUp, firstChunkMs)
  return {
    signal: asker ? AbortSignal.any([ending.signal, asker]) : ending.signal,
    leftMs: () => endsAtMs - performance.now(),
    heard() {
      clearTimeout(silence)
      silence = setTimeout(giveUp, chunkMs)
    },
    endIn(ms) {
      clearTimeout(total)
      total = setTimeout(giveUp, ms)
    },
    end() {
      clearTimeout(total)
      clearTimeout(silence)
    },
  }
}
