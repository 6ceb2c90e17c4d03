/** Memory for the frames of one moving picture after the other: new memory would cost more than filling it. */
export class FrameMemory {
  private idle: ArrayBuffer[] = []

  /** Lends a buffer of at least this many bytes to a task; what it holds is left over from its last use. */
  async use<T>(byteLength: number, task: (memory: ArrayBuffer) => Promise<T>): Promise<T> {
    const largest = this.idle.pop()
    const memory = largest && largest.byteLength >= byteLength ? largest : new ArrayBuffer(byteLength)
    try {
      return await task(memory)
    } finally {
      // One is enough for a thread that paints one picture at a time.
      this.idle = [...this.idle, memory].sort((a, b) => a.byteLength - b.byteLength).slice(-1)
    }
  }
}
