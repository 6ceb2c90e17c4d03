/**
 * `npm ci` ends with this (`postinstall`): removes the files of the packages that nothing here reads, a fifth of what
 * npm has installed. npm itself installs a package whole.
 */
import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { isUnusedFile } from './packages/unused-files'

const packages = fileURLToPath(new URL('../node_modules', import.meta.url))

// The package of Node holds its archive's contents a second time, with 70 MB of C headers.
rmSync(path.join(packages, 'node/node_modules'), { recursive: true, force: true })
for (const file of readdirSync(packages, { recursive: true, encoding: 'utf8' })) {
  if (isUnusedFile(file.replaceAll(path.sep, '/'))) rmSync(path.join(packages, file), { recursive: true })
}
