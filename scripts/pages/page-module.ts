import { compilePage } from './compile-page.ts'

/** The module of a page, for bundlers: `import work from './work.mdx'` gives what `definePage` makes of it. */
export function pageModule(source: string): string {
  const { frontmatter, body } = compilePage(source)
  return [
    "import { definePage } from '@/content/page'",
    `export default definePage(${JSON.stringify(frontmatter)}, ${JSON.stringify(body)})`,
  ].join('\n')
}
