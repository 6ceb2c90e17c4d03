import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { dropFontTable } from './drop-font-table'

const source = 'node_modules/@fontsource/noto-color-emoji/files/noto-color-emoji-emoji-400-normal.woff'
const target = 'public/fonts/noto-color-emoji.woff'

/**
 * Writes the emoji that pages load: the package holds each drawing twice, and the second form, which browsers pass
 * over in favour of the first, is most of the file. Does nothing when the font is newer than the package's.
 */
export async function buildEmojiFont(): Promise<void> {
  const [from, to] = await Promise.all([stat(source), stat(target).catch(() => undefined)])
  if (to && to.mtimeMs >= from.mtimeMs) return
  await mkdir(path.dirname(target), { recursive: true })
  const unfinished = `${target}.${process.pid}`
  await writeFile(unfinished, dropFontTable(await readFile(source), 'SVG '))
  await rename(unfinished, target)
}
