/** The list of the pictures that were drawn, with what they were drawn from and how large they are. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export interface DrawnImage {
  /** Address below `public/`. */
  file: string
  widthPx: number
  heightPx: number
  bytes: number
}

export interface Drawn {
  hash: string
  images: DrawnImage[]
}

export interface Manifest {
  templates: Record<string, Drawn>
  illustrations: Drawn
}

const emptyManifest: Manifest = { templates: {}, illustrations: { hash: '', images: [] } }

/** Writes to another name first, so that a crash leaves the old file or the new one, never half of one. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const draft = `${file}.${process.pid}.part`
  writeFileSync(draft, content)
  renameSync(draft, file)
}

/** An empty list when there is none yet, or none that can be read. */
export function readManifest(file: string): Manifest {
  if (!existsSync(file)) return structuredClone(emptyManifest)
  try {
    return { ...structuredClone(emptyManifest), ...(JSON.parse(readFileSync(file, 'utf8')) as Manifest) }
  } catch {
    return structuredClone(emptyManifest)
  }
}

export function writeManifest(file: string, manifest: Manifest): void {
  writeWhole(file, `${JSON.stringify(manifest, null, 2)}\n`)
}

/** True if the picture was drawn from these sources and its files still exist. */
export function isCurrent(drawn: Drawn | undefined, hash: string, publicDirectory: string): boolean {
  return (
    drawn?.hash === hash && drawn.images.every(({ file }) => existsSync(path.join(publicDirectory, file)))
  )
}
