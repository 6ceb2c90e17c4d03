import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * One number for the content of files and folders, whatever their dates: a clone, a copy and a checkout agree.
 * A path that is not there counts as empty.
 * @param paths relative to the working directory
 */
export async function sourceHash(paths: readonly string[]): Promise<string> {
  const files = (await Promise.all(paths.map(filesBelow))).flat().sort()
  const contents = await Promise.all(files.map((file) => readFile(file)))
  const hash = createHash('sha256')
  for (const [index, file] of files.entries()) {
    const content = contents[index] ?? Buffer.alloc(0)
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

async function filesBelow(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => undefined)
  if (!found) return []
  if (!found.isDirectory()) return [path]
  const entries = await readdir(path, { withFileTypes: true, recursive: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}
