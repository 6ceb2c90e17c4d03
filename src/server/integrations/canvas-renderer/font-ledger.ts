import path from 'node:path'
import { hashText } from '@/core/random/hash-text'

/** Many times the font files that there are, so that free places are found at once. */
const placeCount = 4096
const unknown = 0
const loading = 1
const loaded = 2
/** A thread that ended in the middle of a font is not waited for longer than this. */
const waitMsMax = 3000

/**
 * Which font files the canvas has. All threads of a process share the canvas's fonts, and opening one can take a
 * tenth of a second: the first thread that needs a file gives it to the canvas, the others wait for it or find it
 * there.
 */
export class FontLedger {
  private readonly words: Int32Array

  /** @param memory that of another thread's ledger, to become the same one */
  constructor(readonly memory = new SharedArrayBuffer(placeCount * 2 * Int32Array.BYTES_PER_ELEMENT)) {
    this.words = new Int32Array(memory)
  }

  /** Runs `register` unless it was run for this file, in any thread. @throws what `register` throws */
  once(file: string, register: () => void): void {
    const at = this.stateOf(file)
    if (!this.claim(at)) return
    let after = unknown
    try {
      register()
      after = loaded
    } finally {
      Atomics.store(this.words, at, after)
      Atomics.notify(this.words, at)
    }
  }

  /** True when this thread has to register the font; waits while another thread is registering it. */
  private claim(at: number): boolean {
    for (;;) {
      const state = Atomics.compareExchange(this.words, at, unknown, loading)
      if (state !== loading) return state === unknown
      if (Atomics.wait(this.words, at, loading, waitMsMax) === 'timed-out') return true
    }
  }

  /** Index of the word that holds a file's state; the word before it holds the file's number. */
  private stateOf(file: string): number {
    const number = fontFileNumber(file)
    for (let place = Math.abs(number) % placeCount; ; place = (place + 1) % placeCount) {
      const found = Atomics.compareExchange(this.words, place * 2, 0, number)
      if (found === 0 || found === number) return place * 2 + 1
    }
  }
}

/**
 * A number other than 0 that stands for a file, the same wherever the packages lie; a test sees that no two of our
 * font files share one.
 */
export function fontFileNumber(file: string): number {
  return hashText(file.split(path.sep).slice(-3).join('/')) | 0 || 1
}

/** The ledger of this process; a worker thread is handed its memory. */
export const processFonts = new FontLedger()
