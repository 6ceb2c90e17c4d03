/** Lists the drawings, each with a hash of everything that it depends on. Loads no drawing code. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const projectDirectory = fileURLToPath(new URL('../../', import.meta.url))
const inProject = (file: string) => path.join(projectDirectory, file)

export const templatesDirectory = inProject('src/templates')
export const illustrationsDirectory = inProject('src/templates/illustrations')

/** Packages whose version can change a picture: the art, and what renders it. */
const packages = [
  '@opeepsfun/open-peeps',
  '@iconify-json/fluent-emoji-flat',
  'react-open-doodles',
  '@resvg/resvg-js',
  'sharp',
]

/** The code between a scene and its files. */
const painters = [
  'scripts/templates/build-templates.ts',
  'scripts/templates/render.ts',
  'scripts/templates/write-frame-sheet.ts',
  'src/core/animation/frame-sheet.ts',
]

export interface DrawingSource {
  name: string
  /** Changes when the picture may have changed. */
  hash: string
}

function sourceFiles(directory: string): string[] {
  if (!existsSync(directory)) return []
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .map((file) => path.join(directory, file))
}

/** A file and all of ours that it imports, directly or not: what a drawing depends on, and nothing else. */
function withImports(entry: string, found = new Set<string>()): Set<string> {
  if (found.has(entry)) return found
  found.add(entry)
  for (const [, specifier = ''] of readFileSync(entry, 'utf8').matchAll(/from '(\.[^']+)'/g)) {
    const imported = `${path.resolve(path.dirname(entry), specifier)}.ts`
    if (existsSync(imported)) withImports(imported, found)
  }
  return found
}

function hashOf(files: readonly string[], seed: string): string {
  const hash = createHash('sha256').update(seed)
  for (const file of files) {
    hash.update(path.relative(projectDirectory, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex').slice(0, 16)
}

function packageVersions(): string {
  return packages
    .map((name) => readFileSync(inProject(`node_modules/${name}/package.json`), 'utf8'))
    .map((text) => JSON.parse(text) as { name: string; version: string })
    .map(({ name, version }) => `${name}@${version}`)
    .join()
}

/** The templates that have a drawing, by name, and the illustrations of the interface as one. */
export function drawingSources(): { templates: DrawingSource[]; illustrations: DrawingSource } {
  const shared = hashOf(painters.map(inProject), packageVersions())
  const isTemplate = (name: string) =>
    ['template.ts', 'scene.ts'].every((file) => existsSync(path.join(templatesDirectory, name, file)))
  const templates = readdirSync(templatesDirectory)
    .filter(isTemplate)
    .map((name) => {
      const scene = path.join(templatesDirectory, name, 'scene.ts')
      const data = readFileSync(path.join(templatesDirectory, name, 'template.ts'), 'utf8')
      // The motion is the only data that decides what is drawn.
      const [motion = ''] = /^ {2}motion: (\{[^}]*\}|null)/m.exec(data) ?? []
      return { name, hash: hashOf([...withImports(scene)].sort(), shared + motion) }
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
  const drawings = sourceFiles(illustrationsDirectory).flatMap((file) => [...withImports(file)])
  return {
    templates,
    illustrations: { name: 'illustrations', hash: hashOf([...new Set(drawings)].sort(), shared) },
  }
}
