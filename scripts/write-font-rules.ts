import { writeFile } from 'node:fs/promises'
import { fontRules } from './fonts/font-rules'

/** `npm run fonts:rules`: the browser's imports of the script fonts, from the list in src/core/meme/script-fonts.ts. */
await writeFile('src/meme-ui/canvas/declare-script-font.ts', fontRules())
