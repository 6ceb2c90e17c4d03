import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { builtPrograms, bundlePrograms } from './bundle-programs'
import { compressFiles } from './compress-files'
import { hashInlineScripts } from './hash-inline-scripts'
import { runNext } from './next-process'
import type { Shutdown } from './shutdown'
import { sourceHash } from './source-hash'
import { productVariables } from './start-configuration'
import { StartFailure } from './start-failure'

/** Inputs of the build; a change in one makes it stale. */
const sources = [
  'src',
  'public/locales',
  'public/ink',
  'docs/openapi.json',
  'scripts/pages',
  'scripts/serve',
  'scripts/start/bundle-programs.ts',
  'scripts/start/hash-inline-scripts.ts',
  'next.config.mjs',
  'tsconfig.json',
  'package-lock.json',
]

/** Each holds the source of the build beside it. Written last, so half a build never counts as whole. */
const pageStamp = '.next/quipsmith-source'
const programStamp = 'dist/quipsmith-source'

/** Scripts and style sheets, as browsers are sent them. */
const staticDirectory = '.next/static'

/** How a line of Next's begins when all of them are written. What follows keeps one processor busy for seconds. */
const bundledLine = /^\s*Collecting page data/

/** Configuration that prerendered pages hold: a build with other values is another one. */
const builtVariables = ['NEXT_PUBLIC_BRAND_NAME', 'SITE_URL'] as const

interface BuildOptions {
  given: Record<string, string>
  shutdown: Shutdown
  onGroup?: (pid: number) => Promise<void>
  say: (line: string) => void
}

/** Builds pages and programs unless they are of this source. @throws StartFailure when Next cannot build them. */
export async function ensureBuild(options: BuildOptions): Promise<void> {
  const source = await sourceHash(sources)
  const page = [source, ...builtVariables.map((name) => options.given[name] ?? '')].join('\n')
  if (await isStamped(pageStamp, page)) return ensurePrograms(source)
  options.say('Building the pages (about a minute, only after a change of the source).')
  const isFirst = !existsSync(pageStamp)
  await rm(pageStamp, { force: true })
  let compressed: Promise<void> | undefined
  const compressEarly = () => {
    // The bundler may say it twice.
    compressed ??= compressFiles(staticDirectory)
    // A failure is thrown below; until then nobody else would handle it.
    compressed.catch(() => undefined)
  }
  await Promise.all([buildPages(options, isFirst, compressEarly), ensurePrograms(source)])
  await compressed
  await Promise.all([compressFiles(staticDirectory), hashInlineScripts()])
  await stamp(pageStamp, page)
}

/** Bundles the programs that run without Next, unless they are of this source. */
export async function ensurePrograms(source?: string): Promise<void> {
  const current = source ?? (await sourceHash(sources))
  if ((await isStamped(programStamp, current)) && builtPrograms.every((file) => existsSync(file))) return
  await rm(programStamp, { force: true })
  await bundlePrograms()
  await stamp(programStamp, current)
}

/**
 * Builds the pages. The rest of the configuration is read when the product runs.
 * @param isFirst leaves out the bundler's cache, which takes longer to write than a first start can wait
 * @param onBundled called when the files for browsers are written and pages are being rendered
 */
async function buildPages(
  { given, shutdown, onGroup, say }: BuildOptions,
  isFirst: boolean,
  onBundled: () => void,
): Promise<void> {
  const env = Object.fromEntries(
    Object.entries(given).filter(
      ([name]) => builtVariables.some((built) => built === name) || !productVariables.includes(name),
    ),
  )
  const { ended } = await runNext({
    args: ['build'],
    env: { ...env, NODE_ENV: 'production', ...(isFirst ? { QUIPSMITH_FIRST_BUILD: 'on' } : {}) },
    shutdown,
    onGroup,
    onLine: (line) => {
      say(`  ${line}`)
      if (bundledLine.test(line)) onBundled()
    },
  })
  const code = await ended
  if (code !== 0) throw new StartFailure('The pages could not be built; the lines above say why.')
}

async function isStamped(file: string, source: string): Promise<boolean> {
  return (await readFile(file, 'utf8').catch(() => '')) === source
}

async function stamp(file: string, source: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, source)
}
