import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const packagesDirectory = fileURLToPath(new URL('../../../../node_modules/', import.meta.url))

/** The packages that the art comes from; their versions are part of what a drawing depends on. */
export const artPackages = [
  '@opeepsfun/open-peeps',
  '@iconify-json/fluent-emoji-flat',
  'react-open-doodles',
] as const

/** Text of a file of an art package; null when there is no such file. */
export function packageFile(artPackage: (typeof artPackages)[number], file: string): string | null {
  try {
    return readFileSync(path.join(packagesDirectory, artPackage, file), 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
