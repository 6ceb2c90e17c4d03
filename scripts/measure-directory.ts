import { type Dirent, lstatSync, readdirSync } from 'node:fs'
import path from 'node:path'

export interface DirectorySize {
  /** Space on the disk, as `du` counts it: whole blocks, each file once however many names it has. */
  bytesOnDisk: number
  files: number
}

/** @param counts says which entries of the directory itself are counted; all when left out */
export function measureDirectory(
  directory: string,
  counts: (name: string) => boolean = () => true,
): DirectorySize {
  const seen = new Set<number>()
  const size = { bytesOnDisk: 0, files: 0 }
  const add = (entry: Dirent) => {
    const file = path.join(entry.parentPath, entry.name)
    const { ino, blocks } = lstatSync(file)
    if (seen.has(ino)) return
    seen.add(ino)
    size.bytesOnDisk += blocks * 512
    if (entry.isDirectory()) for (const child of readdirSync(file, { withFileTypes: true })) add(child)
    else size.files++
  }
  for (const entry of readdirSync(directory, { withFileTypes: true })) if (counts(entry.name)) add(entry)
  return size
}
