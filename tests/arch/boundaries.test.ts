import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { companions, innocentFiles, packages, violations } from './violations'

/**
 * A small tree of the architecture's shape, in which every arrow is broken once: what dependency-cruiser says about it
 * under the project's own configuration is compared file by file.
 */

interface CruiseReport {
  summary: { violations: { from: string; rule: { name: string } }[]; error: number }
}

const configuration = resolve('.dependency-cruiser.cjs')
const ruleNames: string[] = createRequire(import.meta.url)(configuration).forbidden.map(
  (rule: { name: string }) => rule.name,
)

/** A file that breaks a rule of its room often climbs the ladder too, so this rule is tested by itself. */
const orderOfRooms = 'rooms-stand-in-order'

/** Folders of the rooms from the ground up, as the configuration has them; the topmost has no rule of its own. */
const ladder: string[] = createRequire(import.meta.url)(configuration)
  .forbidden.filter((rule: { name: string }) => rule.name === orderOfRooms)
  .map(
    (rule: { from: { path: string } }) =>
      /^\^([\w/-]+)\/(?:\[|$)/.exec(rule.from.path)?.[1] ?? rule.from.path,
  )

/** A file in each room that imports the room above it. */
const climbers = ladder.map((room, floor) => ({
  file: `${room}/climbs.ts`,
  code: `import { floor } from '@/${(ladder[floor + 1] ?? 'src/app').slice('src/'.length)}/climbs'\nexport { floor }\n`,
}))

let tree: string
let broken: Map<string, Set<string>>

async function writeTree(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, code] of Object.entries(files)) {
    await mkdir(dirname(join(tree, file)), { recursive: true })
    await writeFile(join(tree, file), code)
  }
}

async function writePackages(): Promise<void> {
  const versions = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, '1.0.0']))
  const { dependencies, devDependencies } = packages
  await writeTree({
    'package.json': JSON.stringify({
      name: 'tree',
      dependencies: versions(dependencies),
      devDependencies: versions(devDependencies),
    }),
    'tsconfig.json': JSON.stringify({
      compilerOptions: { module: 'esnext', moduleResolution: 'bundler', paths: { '@/*': ['./src/*'] } },
    }),
  })
  for (const name of [...dependencies, ...devDependencies]) {
    await writeTree({
      [`node_modules/${name}/package.json`]: JSON.stringify({ name, version: '1.0.0', main: 'index.js' }),
      [`node_modules/${name}/index.js`]: '',
    })
  }
}

async function cruise(): Promise<CruiseReport> {
  const program = resolve('node_modules/.bin/depcruise')
  const args = [program, '--config', configuration, '--output-type', 'json', 'src', 'tests']
  // It exits with the number of errors; its report stands on stdout all the same.
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: tree,
    maxBuffer: 2 ** 26,
  }).catch((failure: { stdout: string }) => failure)
  return JSON.parse(stdout)
}

beforeAll(async () => {
  tree = await mkdtemp(join(tmpdir(), 'quipsmith-boundaries-'))
  await writePackages()
  await writeTree(innocentFiles)
  await writeTree(companions)
  await writeTree(Object.fromEntries(violations.map(({ file, code }) => [file, code])))
  await writeTree({ 'src/app/climbs.ts': 'export const floor = 1\n' })
  await writeTree(Object.fromEntries(climbers.map(({ file, code }) => [file, code])))
  const { summary } = await cruise()
  broken = new Map()
  for (const { from, rule } of summary.violations) {
    broken.set(from, (broken.get(from) ?? new Set()).add(rule.name))
  }
}, 60_000)

afterAll(async () => {
  await rm(tree, { recursive: true, force: true })
})

describe('the arrows of the architecture', () => {
  test.each(violations)('$file breaks $rules', ({ rules, file }) => {
    const found = [...(broken.get(file) ?? [])].filter((name) => name !== orderOfRooms)
    expect(found.toSorted()).toEqual([...rules].toSorted())
  })

  test.each(climbers)('$file must not import the room above', ({ file }) => {
    expect([...(broken.get(file) ?? [])]).toContain(orderOfRooms)
  })

  test.each(Object.keys(innocentFiles))('%s breaks nothing', (file) => {
    expect([...(broken.get(file) ?? [])]).toEqual([])
  })

  test('every rule is broken once here, so that none of them is asleep', () => {
    const shown = new Set([...violations.flatMap(({ rules }) => rules), orderOfRooms])
    expect(ruleNames.filter((name) => !shown.has(name))).toEqual([])
  })
})
