import type { FontLedger } from './font-ledger'
import { registerFontFile } from './register-font-file'

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
    private readonly ledger: FontLedger,
  ) {}

  /**
   * Gives the canvas what it lacks of the files that hold these letters.
   *
   * @throws Error when a file is missing or is no font
   */
  provide(text: string): void {
    for (const letter of text) {
      if (this.known.has(letter)) continue
      const file = this.fileOf(letter)
      if (file !== undefined) registerFontFile(file, this.family, this.ledger)
      this.known.add(letter)
    }
  }
}
