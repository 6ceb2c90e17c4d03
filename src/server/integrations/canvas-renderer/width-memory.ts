/** Widths of one generation; two generations are kept. A width takes some 150 bytes. */
const widthsMax = 8000

/**
 * Widths that were measured lately: a meme is laid out several times on its way to a file, people use the same words,
 * and asking the font engine takes most of a layout's time. When it is full, those not asked for since the last time
 * that it was full are forgotten.
 */
export class WidthMemory {
  private young = new Map<string, number>()
  private old = new Map<string, number>()

  find(text: string, font: string): number | undefined {
    const key = `${font}\n${text}`
    const width = this.young.get(key)
    if (width !== undefined) return width
    const older = this.old.get(key)
    if (older !== undefined) this.keep(key, older)
    return older
  }

  remember(text: string, font: string, width: number): void {
    this.keep(`${font}\n${text}`, width)
  }

  private keep(key: string, width: number): void {
    if (this.young.size >= widthsMax) {
      this.old = this.young
      this.young = new Map()
    }
    this.young.set(key, width)
  }
}
