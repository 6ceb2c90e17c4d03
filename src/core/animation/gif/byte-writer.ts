/** Bytes that grow at the end. */
export class ByteWriter {
  private bytes: Uint8Array<ArrayBuffer>
  private length = 0

  constructor(capacity: number) {
    this.bytes = new Uint8Array(Math.max(64, capacity))
  }

  byte(value: number): void {
    if (this.length === this.bytes.length) this.reserve(1)
    this.bytes[this.length++] = value
  }

  /** Little-endian, 0..65535. */
  word(value: number): void {
    this.byte(value & 255)
    this.byte(value >>> 8)
  }

  append(values: ArrayLike<number>): void {
    this.reserve(values.length)
    this.bytes.set(values, this.length)
    this.length += values.length
  }

  /** Written so far; a view, valid until the next write. */
  done(): Uint8Array<ArrayBuffer> {
    return this.bytes.subarray(0, this.length)
  }

  private reserve(count: number): void {
    if (this.length + count <= this.bytes.length) return
    const larger = new Uint8Array(Math.max(this.bytes.length * 2, this.length + count))
    larger.set(this.bytes)
    this.bytes = larger
  }
}
