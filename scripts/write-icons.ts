import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Writes a module for each icon that src/components/icons/icons.json names, with the drawings of Phosphor Icons from
 * their npm package. One module an icon: a page is sent the icons that it shows.
 */
const directory = fileURLToPath(new URL('../src/components/icons', import.meta.url))

interface IconSet {
  /** Name and weight ("star-fill") to an SVG body of one path on a square of 256. */
  icons: Record<string, { body: string }>
}

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8')) as T
}

const { bold, fill, boldAndFill } = await readJson<Record<'bold' | 'fill' | 'boldAndFill', string[]>>(
  path.join(directory, 'icons.json'),
)
const require = createRequire(import.meta.url)
const { icons } = await readJson<IconSet>(require.resolve('@iconify-json/ph/icons.json'))

/** @throws Error when the set has no such drawing, or not as one path. */
function pathOf(name: string, weight: string): string {
  const drawing = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icons[`${name}-${weight}`]?.body ?? '')
  if (!drawing?.[1]) throw new Error(`Phosphor Icons have no single path for ${name} in ${weight}.`)
  return drawing[1]
}

function moduleOf(name: string, paths: readonly string[]): string {
  const exported = `${name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Icon`
  const args = paths.map((drawing) => `  '${drawing}',\n`).join('')
  return `import { createIcon } from './create-icon'\n\nexport const ${exported} = createIcon(\n${args})\n`
}

const modules = [
  ...bold.map((name) => [name, [pathOf(name, 'bold')]] as const),
  ...fill.map((name) => [`${name}-fill`, [pathOf(name, 'fill')]] as const),
  ...boldAndFill.map((name) => [name, [pathOf(name, 'bold'), pathOf(name, 'fill')]] as const),
]
// Modules of icons that are no longer named would still be type-checked.
for (const file of await readdir(directory)) {
  if (file.endsWith('-icon.ts')) await rm(path.join(directory, file))
}
await Promise.all(
  modules.map(([name, paths]) => writeFile(path.join(directory, `${name}-icon.ts`), moduleOf(name, paths))),
)
