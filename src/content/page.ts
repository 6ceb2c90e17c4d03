import { z } from 'zod'
import { withFacts } from './facts'

/** Where a page belongs; lists, breadcrumbs and the feed follow it. */
export const sections = ['make', 'memes', 'guides', 'build', 'about'] as const
export type Section = (typeof sections)[number]

/** A template and its words, painted when the page is shown. */
export const PageMeme = z.strictObject({
  /** Name of a template of the library. */
  template: z.string().min(1),
  /** Slot id to words. */
  words: z.record(z.string(), z.string().min(1).max(140)),
})
export type PageMeme = z.infer<typeof PageMeme>

/** Frontmatter of a page: the source of its entry in lists, its tags and its cards. */
const Frontmatter = z.strictObject({
  /** The one address of the page, which search engines are told: `/memes/work` */
  canonical: z.string().regex(/^(\/[a-z0-9-]+)+$/),
  section: z.enum(sections),
  /** `article` is a text with a date, for the feed and for search engines; the rest is a page. */
  kind: z.enum(['article', 'page']),
  /** Of the document, without the brand, which the layout adds. */
  title: z.string().min(5).max(60),
  /** For search engines and cards. */
  description: z.string().min(70).max(165),
  /** In lists and breadcrumbs. */
  label: z.string().min(2).max(42),
  /** The page's first heading. */
  headline: z.string().min(3).max(80),
  lead: z.string().min(20).max(260),
  published: z.iso.date(),
  updated: z.iso.date(),
  /** On the social card, and beneath the lead unless the page shows something of its own there. */
  image: PageMeme,
  /** Paths of pages that a reader of this one may want next. */
  related: z.array(z.string()).min(2).max(3),
})
export interface Frontmatter extends Omit<z.infer<typeof Frontmatter>, 'canonical'> {
  /** The canonical address: `/memes/work` */
  path: string
}

/**
 * A piece of a page. Texts may hold `[a link](/to)`, `**strong**`, `*emphasis*` and `` `code` ``; an address in a code
 * block begins with `exampleOrigin`, which the page replaces by its own.
 */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'list'; ordered: boolean; items: readonly string[] }
  | { kind: 'memes'; memes: readonly PageMeme[]; note: string }
  | { kind: 'table'; caption: string; head: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'code'; language: string; code: string }
  | { kind: 'questions'; questions: readonly { question: string; answer: string }[] }
  | { kind: 'press'; label: string; href: string }
  /** Something that is made from data: the library, the table of languages, the pages of a section. */
  | { kind: 'languages' }
  | { kind: 'templates' }
  | { kind: 'pages'; section: Section }

export interface Page {
  frontmatter: Frontmatter
  body: readonly Block[]
}

/** The blocks of a text as the compiler of pages gives them (scripts/pages/compile-page.ts). */
const Body: z.ZodType<Block[]> = z.array(
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('text'), text: z.string().min(1) }),
    z.strictObject({ kind: z.literal('heading'), text: z.string().min(1) }),
    z.strictObject({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(z.string().min(1)) }),
    z.strictObject({
      kind: z.literal('memes'),
      memes: z.array(PageMeme).min(1).max(3),
      note: z.string().min(1),
    }),
    z.strictObject({
      kind: z.literal('table'),
      caption: z.string().min(1),
      head: z.array(z.string()),
      rows: z.array(z.array(z.string())),
    }),
    z.strictObject({ kind: z.literal('code'), language: z.string(), code: z.string() }),
    z.strictObject({
      kind: z.literal('questions'),
      questions: z.array(z.strictObject({ question: z.string().min(1), answer: z.string().min(1) })).min(1),
    }),
    z.strictObject({ kind: z.literal('press'), label: z.string().min(1), href: z.string().min(1) }),
    z.strictObject({ kind: z.literal('languages') }),
    z.strictObject({ kind: z.literal('templates') }),
    z.strictObject({ kind: z.literal('pages'), section: z.enum(sections) }),
  ]),
)

/** @throws ZodError when the page is not what it must be, so that no such page is ever shown */
export function definePage(frontmatter: unknown, body: unknown): Page {
  const { canonical, ...others } = Frontmatter.parse(filled(frontmatter))
  return { frontmatter: { ...others, path: canonical }, body: Body.parse(filled(body)) }
}

/** The same data with the facts that its texts name. */
function filled(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (key, part) =>
    typeof part === 'string' ? withFacts(part, key === 'code') : part,
  )
}
