import { z } from 'zod'

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

/** What stands before the text: everything that lists, tags and cards say of a page. */
export const Frontmatter = z.strictObject({
  /** `/memes/work` */
  path: z.string().regex(/^(\/[a-z0-9-]+)+$/),
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
export type Frontmatter = z.infer<typeof Frontmatter>

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

/** @throws ZodError when the frontmatter is not what it must be, so that no such page is ever built */
export function definePage(frontmatter: Frontmatter, body: readonly Block[]): Page {
  return { frontmatter: Frontmatter.parse(frontmatter), body }
}

export const p = (text: string): Block => ({ kind: 'text', text })
export const h = (text: string): Block => ({ kind: 'heading', text })
export const ul = (...items: string[]): Block => ({ kind: 'list', ordered: false, items })
export const ol = (...items: string[]): Block => ({ kind: 'list', ordered: true, items })
export const meme = (template: string, words: Record<string, string>): PageMeme => ({ template, words })
/** One meme at the width of the text, or two or three beside each other; the note says what to see. */
export const memes = (note: string, ...list: PageMeme[]): Block => ({ kind: 'memes', memes: list, note })
export const table = (caption: string, head: string[], ...rows: string[][]): Block => ({
  kind: 'table',
  caption,
  head,
  rows,
})
export const code = (language: string, text: string): Block => ({ kind: 'code', language, code: text })
export const press = (label: string, href: string): Block => ({ kind: 'press', label, href })
export const questions = (...list: [question: string, answer: string][]): Block => ({
  kind: 'questions',
  questions: list.map(([question, answer]) => ({ question, answer })),
})
