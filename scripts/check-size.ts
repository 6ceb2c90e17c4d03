/**
 * Exits 1 when the installed packages take more of the disk than a newcomer should need. Run by `npm run verify`. Each
 * system installs its own native packages, so keep some room below the limit.
 */
import { measureDirectory } from './measure-directory'

const bytesMax = 1_000_000_000

const inMegabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`

// Caches of tools stand beside the packages.
const { bytesOnDisk, files } = measureDirectory('node_modules', (name) => !name.startsWith('.'))
console.log(`The packages take ${inMegabytes(bytesOnDisk)} in ${files} files.`)
if (bytesOnDisk > bytesMax) {
  console.error(
    `That is more than ${inMegabytes(bytesMax)}. \`npm ci\` removes what another branch has left, and files that nothing reads (scripts/packages/unused-files.ts). \`npm ls --all\` says what brings a package.`,
  )
  process.exitCode = 1
}
