interface Kept<Value> {
  value: Promise<Value>
  bytes: number
}

/** Values that take long to make, up to a number of bytes; the longest unused ones are dropped. */
export class ByteBoundedCache<Value> {
  // A Map keeps the order of insertion: the first entry is the longest unused.
  private readonly kept = new Map<string, Kept<Value>>()

  /** @param bytesOf memory that a value takes; a single value may take more than `bytesMax` */
  constructor(
    private readonly bytesMax: number,
    private readonly bytesOf: (value: Value) => number,
  ) {}

  /** The value of a key; makes it once for all who ask meanwhile. What could not be made is made anew next time. */
  async get(key: string, make: () => Promise<Value>): Promise<Value> {
    const known = this.kept.get(key)
    if (known) {
      this.kept.delete(key)
      this.kept.set(key, known)
      return known.value
    }
    const entry: Kept<Value> = { value: make(), bytes: 0 }
    this.kept.set(key, entry)
    try {
      const value = await entry.value
      entry.bytes = this.bytesOf(value)
      this.dropOldest()
      return value
    } catch (error) {
      this.kept.delete(key)
      throw error
    }
  }

  private dropOldest(): void {
    let bytes = 0
    for (const entry of this.kept.values()) bytes += entry.bytes
    for (const [key, entry] of this.kept) {
      if (bytes <= this.bytesMax || this.kept.size === 1) return
      this.kept.delete(key)
      bytes -= entry.bytes
    }
  }
}
