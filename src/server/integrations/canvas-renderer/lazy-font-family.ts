import { readFileSync } from 'node:fs'
import { GlobalFonts } from '@napi-rs/canvas'

/** Files that the canvas knows; it keeps them for as long as the process lives. */
const registered = new Set<string>()

/**
 * A family in several files, of which the canvas is given those whose letters are needed, as a browser would load
 * them: all of a Han family would take a tenth of a second, the dozen files of a sentence take ten milliseconds.
 */
export class LazyFontFamily {
  private readonly known = new Set<string>()

  /** @param fileOf the file that holds a letter */
  constructor(
    readonly family: string,
    private readonly fileOf: (letter: string) => string | undefined,
  ) {}

  /**
   * Registers what is missing of the files that hold these letters.
   *
   * @throws Error when a file is missing or is no font
   */
  provide(text: string): void {
    for (const letter of text) {
      if (this.known.has(letter)) continue
      const file = this.fileOf(letter)
      if (file !== undefined) this.register(file)
      this.known.add(letter)
    }
  }

  private register(file: string): void {
    if (registered.has(file)) return
    if (GlobalFonts.register(readFileSync(file), this.family) === null) {
      throw new Error(`The caption font "${this.family}" could not be loaded from ${file}`)
    }
    registered.add(file)
  }
}
