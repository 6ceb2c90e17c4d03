import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)

/**
 * Writes `name.js.br` beside every script and style sheet below the directory that has none, as small as Brotli can
 * make it: once, because to do so for each answer would take longer than to send it. A name holds a hash of its file,
 * so what stands beside it stays true.
 */
export async function compressFiles(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && /\.(?:js|css)$/.test(entry.name))
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name)
      if (existsSync(`${file}.br`)) return
      const whole = await readFile(file)
      const params = {
        [constants.BROTLI_PARAM_SIZE_HINT]: whole.length,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      }
      await writeFile(`${file}.br`, await compress(whole, { params }))
    }),
  )
}
