import { gifsPerRunMax, memesPerRunMax } from '@/contracts/limits'
import { numberWord } from '@/core/text/number-word'

/** The one interface language so far (spec §9). Addresses carry no language. */
export const interfaceLanguage = 'en'

/**
 * A key begins with its namespace, which is the file that holds it: `create.send` is `send` in create.json. Any text may
 * name the variables, so that no number is written twice.
 */
export const keyOptions = {
  nsSeparator: '.',
  keySeparator: '.',
  interpolation: {
    // React escapes.
    escapeValue: false,
    defaultVariables: { memesPerRun: numberWord(memesPerRunMax), gifsPerRun: numberWord(gifsPerRunMax) },
  },
} as const
