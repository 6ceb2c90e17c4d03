/**
 * `npm ci` ends with this (`postinstall`): removes the files of the packages that nothing here reads, a third of what
 * npm has installed. npm itself installs a package whole.
 */
import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { isUnusedFile } from './packages/unused-files'

const packages = fileURLToPath(new URL('../node_modules', import.meta.url))

// The package of Node holds its archive's contents a second time, with 70 MB of C headers.
rmSync(path.join(packages, 'node/node_modules'), { recursive: true, force: true })
for (const entry of readdirSync(packages, { recursive: true, withFileTypes: true })) {
  const file = path.join(entry.parentPath, entry.name)
  if (entry.isFile() && isUnusedFile(path.relative(packages, file).replaceAll(path.sep, '/'))) rmSync(file)
}
