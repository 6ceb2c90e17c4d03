import { readFileSync } from 'node:fs'
import { GlobalFonts } from '@napi-rs/canvas'
import type { FontLedger } from './font-ledger'

/**
 * Gives a font file to the canvas, once in all threads of the process.
 *
 * @throws Error when the file is missing or is no font
 */
export function registerFontFile(file: string, family: string, ledger: FontLedger): void {
  ledger.once(file, () => {
    if (GlobalFonts.register(readFileSync(file), family) === null) {
      throw new Error(`The caption font "${family}" could not be loaded from ${file}`)
    }
  })
}
