import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)

/** Where the art packages lie. They are read, not imported: none of them is made to run here. */
const packageManifests = {
  '@opeepsfun/open-peeps': require.resolve('@opeepsfun/open-peeps/package.json'),
  '@iconify-json/fluent-emoji-flat': require.resolve('@iconify-json/fluent-emoji-flat/package.json'),
  'react-open-doodles': require.resolve('react-open-doodles/package.json'),
}

/** Text of a file of an art package; null when there is no such file. */
export function packageFile(artPackage: keyof typeof packageManifests, file: string): string | null {
  try {
    return readFileSync(path.join(path.dirname(packageManifests[artPackage]), file), 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
