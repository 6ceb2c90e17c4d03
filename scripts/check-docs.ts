import { existsSync, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'

/**
 * Holds the papers to the project: every path and every `§` that a Markdown file names must exist.
 * A path is the target of a link, or code that begins with a folder or is a file of the project; `<name>` and `*`
 * stand for anything. `§ Heading` is a heading of the same file or of one of the others, `spec §n` one of the
 * specification's nine sections.
 */

const ignored = /(^|\/)(node_modules|\.next|\.git|\.data|coverage)(\/|$)/
const specificationSections = 9
const topFolders = ['src', 'scripts', 'tests', 'docs', 'public', 'drizzle', 'bench', '.ci']
/** Made by a command and not kept in the repository. */
const generated = [
  'public/templates',
  'public/art',
  'public/fonts',
  'docs/sheets',
  'docs/screens',
  'docs/proofs',
  '.data',
  '.next',
]

interface Paper {
  file: string
  text: string
  headings: Set<string>
}

async function papers(): Promise<Paper[]> {
  const entries = await readdir('.', { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map((entry) => normalize(join(entry.parentPath, entry.name)))
    .filter((file) => !ignored.test(file))
  return files.sort().map((file) => {
    const text = readFileSync(file, 'utf8')
    return {
      file,
      text,
      headings: new Set([...text.matchAll(/^#+\s+(.+)$/gm)].map(([, title]) => plain(title))),
    }
  })
}

function plain(heading: string | undefined): string {
  return (heading ?? '').replaceAll(/[`*_]/g, '').trim().toLowerCase()
}

function withoutFences(text: string): string {
  return text.replaceAll(/^```[\s\S]*?^```/gm, '')
}

function missingLinks({ file, text }: Paper): string[] {
  return [...withoutFences(text).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => target ?? '')
    .filter((target) => !/^([a-z]+:|#|\/)/i.test(target))
    .filter((target) => !existsSync(join(dirname(file), decodeURI(target.replace(/#.*$/, '')))))
    .map((target) => `${file}: the link to ${target} leads nowhere`)
}

function missingPaths({ file, text }: Paper): string[] {
  return [...withoutFences(text).matchAll(/`([^`\n]+)`/g)]
    .map(([, code]) => code ?? '')
    .filter((code) => topFolders.some((folder) => code.startsWith(`${folder}/`)) && !/[\s<>*{}$…]/.test(code))
    .map((code) => code.replace(/[:#].*$/, ''))
    .filter((path) => !generated.some((folder) => path.startsWith(folder)) && !existsSync(path))
    .map((path) => `${file}: \`${path}\` does not exist`)
}

function missingSections({ file, text }: Paper, all: readonly Paper[]): string[] {
  const known = new Set(all.flatMap(({ headings }) => [...headings]))
  return [...withoutFences(text).matchAll(/§\s?(?:(\d+)|`?([A-Z][\p{L} -]+))/gu)].flatMap(
    ([whole, number, title]) => {
      if (number) {
        return Number(number) >= 1 && Number(number) <= specificationSections
          ? []
          : [`${file}: ${whole.trim()} is not a section of the specification`]
      }
      const named = plain(title)
      return [...known].some((heading) => named === heading || named.startsWith(`${heading} `))
        ? []
        : [`${file}: ${whole.trim()} is not a heading of any paper`]
    },
  )
}

const all = await papers()
const complaints = all.flatMap((paper) => [
  ...missingLinks(paper),
  ...missingPaths(paper),
  ...missingSections(paper, all),
])
for (const complaint of complaints) console.error(complaint)
console.log(`${all.length} papers, ${complaints.length} broken references.`)
process.exitCode = complaints.length === 0 ? 0 : 1
