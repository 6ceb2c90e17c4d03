import source from '../../docs/openapi.json'
import { exampleOrigin } from './api-document'
import type { Section } from './page'
import { pageAsMarkdown } from './page-text'
import { pages, pagesOf } from './pages'

interface LlmsWords {
  /** Origin, without a trailing slash. */
  siteUrl: string
  brandName: string
  /** One sentence about the product. */
  about: string
}

interface Operation {
  summary?: string
  description?: string
  tags?: string[]
  'x-codeSamples'?: { label: string; source: string }[]
}

interface Call {
  name: string
  operation: Operation
}

const sectionNames: Record<Section, string> = {
  make: 'Making memes',
  memes: 'Memes by subject',
  guides: 'Guides',
  build: 'For developers',
  about: 'About',
}

const calls: readonly Call[] = Object.entries(source.paths).flatMap(([path, operations]) =>
  Object.entries(operations as Record<string, Operation>).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    operation,
  })),
)

/** The site for readers that are programs: what there is and where. @see https://llmstxt.org */
export function llmsText(words: LlmsWords): string {
  const { siteUrl } = words
  const lines = [
    ...heading(words),
    '## API',
    '',
    `Every call stands below \`${siteUrl}/api/v1\`; its description is ${siteUrl}/api/v1/openapi.json, with a reference for people at ${siteUrl}/docs/api. All of this at length: ${siteUrl}/llms-full.txt.`,
    '',
    ...calls.map(({ name, operation }) => `- \`${name}\`: ${operation.summary}`),
    ...Object.entries(sectionNames).flatMap(([section, name]) => [
      '',
      `## ${name}`,
      '',
      ...pagesOf(section as Section).map(
        ({ frontmatter: { path, label, description } }) => `- [${label}](${siteUrl}${path}): ${description}`,
      ),
    ]),
  ]
  return `${lines.join('\n')}\n`
}

/** The same with each call's words and snippet, and each page's text. */
export function llmsFullText(words: LlmsWords): string {
  const parts = [
    heading(words).join('\n'),
    `# API\n\n${source.info.description}`,
    ...calls.map(callAsMarkdown),
    ...pages.map(pageAsMarkdown),
  ]
  return `${parts.join('\n\n').replaceAll(exampleOrigin, words.siteUrl)}\n`
}

function heading({ brandName, about }: LlmsWords): string[] {
  return [`# ${brandName}`, '', `> ${about}`, '']
}

function callAsMarkdown({ name, operation }: Call): string {
  const [sample] = operation['x-codeSamples'] ?? []
  return [
    `## ${name}`,
    [operation.summary, operation.description].filter(Boolean).join('. '),
    sample ? `\`\`\`sh\n${sample.source}\n\`\`\`` : '',
  ]
    .filter(Boolean)
    .join('\n\n')
}
