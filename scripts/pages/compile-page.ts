/**
 * A page written in MDX as the data that src/content/page.ts knows: what stands in front of the text, and the blocks
 * of the text. MDX is read by remark; of what it allows a page uses headings, paragraphs, lists, tables, code, the
 * numbers of src/content/facts.ts as `{templates}`, and the components below. Node runs this file without a loader.
 */
import type { PhrasingContent, Root, RootContent, Table } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { parse as parseYaml } from 'yaml'

/** As `Block` of src/content/page.ts; what is wrong in it is found there, when the page is read. */
export type CompiledBlock = { kind: string } & Record<string, unknown>

export interface CompiledPage {
  frontmatter: unknown
  body: CompiledBlock[]
}

const reader = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx).freeze()

/** @throws Error with the line of what no page may hold */
export function compilePage(source: string): CompiledPage {
  const { children }: Root = reader.parse(source)
  const [first, ...rest] = children
  if (first?.type !== 'yaml') throw new Error('A page begins with its frontmatter, between two lines of ---.')
  return { frontmatter: parseYaml(first.value), body: rest.map(blockOf) }
}

function blockOf(node: RootContent): CompiledBlock {
  switch (node.type) {
    case 'heading':
      if (node.depth !== 2) return refuse(node, 'Headings of a page are of the second order.')
      return { kind: 'heading', text: textOf(node.children) }
    case 'paragraph':
      return { kind: 'text', text: textOf(node.children) }
    case 'list':
      return { kind: 'list', ordered: node.ordered === true, items: node.children.map(itemText) }
    case 'code':
      return { kind: 'code', language: node.lang ?? 'text', code: node.value }
    case 'mdxJsxFlowElement':
      return componentOf(node)
    default:
      return refuse(node, `A page cannot hold a ${node.type}.`)
  }
}

/** `<Memes>`, `<Table>`, `<Questions>`, `<Press>`, `<Languages>`, `<TemplateLibrary>`, `<Pages>`. */
function componentOf(node: MdxJsxFlowElement): CompiledBlock {
  const children = node.children as RootContent[]
  switch (node.name) {
    case 'Memes':
      return { kind: 'memes', ...attributesOf(node), memes: children.map(memeOf) }
    case 'Table':
      return { kind: 'table', ...attributesOf(node), ...tableOf(node, children) }
    case 'Questions':
      return { kind: 'questions', questions: questionsOf(node, children) }
    case 'Press':
      return { kind: 'press', ...attributesOf(node) }
    case 'Languages':
      return { kind: 'languages' }
    case 'TemplateLibrary':
      return { kind: 'templates' }
    case 'Pages':
      return { kind: 'pages', ...attributesOf(node) }
    default:
      return refuse(node, `There is no component <${node.name}>.`)
  }
}

/** `<Meme template="podium" first="…" second="…" />` */
function memeOf(node: RootContent): { template: unknown; words: Record<string, string> } {
  if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Meme')
    return refuse(node, 'Memes holds Meme alone.')
  const { template, ...words } = attributesOf(node)
  return { template, words }
}

function tableOf(
  parent: RootContent,
  [table, ...others]: RootContent[],
): { head: string[]; rows: string[][] } {
  if (table?.type !== 'table' || others.length > 0) return refuse(parent, 'Table holds one table.')
  const [head = [], ...rows] = (table satisfies Table).children.map((row) =>
    row.children.map((cell) => textOf(cell.children)),
  )
  return { head, rows }
}

/** A heading of the third order for each question, and a paragraph that answers it. */
function questionsOf(parent: RootContent, children: RootContent[]): { question: string; answer: string }[] {
  const questions: { question: string; answer: string }[] = []
  for (let index = 0; index < children.length; index += 2) {
    const [question, answer] = children.slice(index, index + 2)
    if (question?.type !== 'heading' || question.depth !== 3 || answer?.type !== 'paragraph')
      return refuse(
        question ?? parent,
        'A question is a heading of the third order with one paragraph under it.',
      )
    questions.push({ question: textOf(question.children), answer: textOf(answer.children) })
  }
  return questions
}

function itemText(item: RootContent): string {
  const [text, ...others] = item.type === 'listItem' ? item.children : []
  if (text?.type !== 'paragraph' || others.length > 0)
    return refuse(item, 'A list holds lines of text alone.')
  return textOf(text.children)
}

function attributesOf({ attributes, ...node }: MdxJsxFlowElement): Record<string, string> {
  return Object.fromEntries(
    attributes.map((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string')
        return refuse(node, 'Attributes are texts.')
      return [attribute.name, attribute.value]
    }),
  )
}

/** With the marks that src/content/inline-text.ts reads. */
function textOf(nodes: readonly PhrasingContent[]): string {
  return nodes.map(inlineOf).join('')
}

function inlineOf(node: PhrasingContent): string {
  switch (node.type) {
    case 'text':
      return node.value.replaceAll(/\s*\n\s*/g, ' ')
    case 'strong':
      return `**${textOf(node.children)}**`
    case 'emphasis':
      return `*${textOf(node.children)}*`
    case 'inlineCode':
      return `\`${node.value}\``
    case 'link':
      return `[${textOf(node.children)}](${node.url})`
    case 'mdxTextExpression':
      return `{${node.value}}`
    default:
      return refuse(node, `A text cannot hold a ${node.type}.`)
  }
}

function refuse(node: { position?: Root['position'] }, sentence: string): never {
  throw new Error(`${sentence} (line ${node.position?.start.line ?? '?'})`)
}
