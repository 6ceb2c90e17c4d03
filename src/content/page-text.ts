import type { Block, Page } from './page'

/** Words that a reader gets through in a minute. */
const wordsPerMinute = 220

/** Address of a heading within its page: `heavy-but-open`. */
export function headingId(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

export function headingsOf({ body }: Page): string[] {
  return body.flatMap((block) => (block.kind === 'heading' ? [block.text] : []))
}

/** Every text of the body, marks included, in reading order; words within memes are pictures and not counted. */
export function textsOf(block: Block): readonly string[] {
  switch (block.kind) {
    case 'text':
    case 'heading':
      return [block.text]
    case 'list':
      return block.items
    case 'memes':
      return [block.note]
    case 'table':
      return [...block.head, ...block.rows.flat()]
    case 'questions':
      return block.questions.flatMap(({ question, answer }) => [question, answer])
    default:
      return []
  }
}

export function wordCount({ body, frontmatter }: Page): number {
  return countWords([frontmatter.lead, ...body.flatMap(textsOf)].join(' '))
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word)).length
}

/** Whole minutes, at least one. */
export function readingMinutes(page: Page): number {
  return Math.max(1, Math.round(wordCount(page) / wordsPerMinute))
}

/** Targets of the links in a text: `/memes`, `https://…`. */
export function linksIn(text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? '')
}

/** A page as Markdown, for readers that are programs. */
export function pageAsMarkdown({ frontmatter, body }: Page): string {
  const { headline, lead } = frontmatter
  return [`# ${headline}`, lead, ...body.map(blockAsMarkdown)].filter(Boolean).join('\n\n')
}

function blockAsMarkdown(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `## ${block.text}`
    case 'list':
      return block.items.map((item, index) => `${block.ordered ? `${index + 1}.` : '-'} ${item}`).join('\n')
    case 'memes':
      return block.memes
        .map(({ template, words }) => `> Meme “${template}”: ${Object.values(words).join(' / ')}`)
        .join('\n')
    case 'table':
      return [block.head, block.head.map(() => '---'), ...block.rows]
        .map((row) => `| ${row.join(' | ')} |`)
        .join('\n')
    case 'code':
      return `\`\`\`${block.language}\n${block.code}\n\`\`\``
    case 'questions':
      return block.questions.map(({ question, answer }) => `**${question}** ${answer}`).join('\n\n')
    default:
      return textsOf(block).join('\n')
  }
}
