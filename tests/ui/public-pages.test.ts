import { describe, expect, it } from 'vitest'
import { feedOf } from '@/content/feed'
import { readInline } from '@/content/inline-text'
import { llmsFullText, llmsText } from '@/content/llms-text'
import { definePage, type Page, type PageMeme } from '@/content/page'
import { countWords, headingId, headingsOf, linksIn, textsOf, wordCount } from '@/content/page-text'
import { pages } from '@/content/pages'
import { languagesByScript } from '@/content/script-samples'
import { sitePaths } from '@/content/site-paths'
import { languages } from '@/core/language/languages'
import { findTemplate, templates } from '@/templates/templates'
import description from '../../docs/openapi.json'

/** Addresses that pages may link to besides each other. */
const elsewhere = new Set([
  ...['/create', '/gifs', '/themed', '/visuals', '/library', '/account', '/account/api', '/account/billing'],
  ...[
    '/templates/new',
    '/login',
    '/rss.xml',
    '/sitemap.xml',
    '/llms.txt',
    '/llms-full.txt',
    '/api/v1/openapi.json',
  ],
  ...templates.map(({ name }) => `/templates/${name}`),
])
/** A shorter page answers nothing for a visitor who comes from a search. */
const bodyWordsMin = 250
const known = new Set([...sitePaths.map(({ path }) => path), ...elsewhere])

const memesOf = ({ frontmatter, body }: Page): PageMeme[] => [
  frontmatter.image,
  ...body.flatMap((block) => (block.kind === 'memes' ? block.memes : [])),
]
const linksOf = ({ frontmatter, body }: Page): string[] => [
  ...frontmatter.related,
  ...body.flatMap((block) => (block.kind === 'press' ? [block.href] : textsOf(block).flatMap(linksIn))),
]

describe.each(pages.map((page) => [page.frontmatter.path, page] as const))('%s', (_path, page) => {
  it('shows memes whose every box is filled with words that stay readable', () => {
    for (const { template, words } of memesOf(page)) {
      const slots = findTemplate(template)?.slots
      expect(Object.keys(words).toSorted(), template).toEqual(slots?.map(({ id }) => id).toSorted())
      for (const { id, maxChars } of slots ?? []) {
        expect(words[id]?.length, `${template} ${id}: ${words[id]}`).toBeLessThanOrEqual(maxChars)
      }
    }
  })

  it('leads to pages that there are', () => {
    const inside = linksOf(page).filter((href) => href.startsWith('/'))
    expect(inside.filter((href) => !known.has(href.replace(/#.*$/, '')))).toEqual([])
    expect(page.frontmatter.related).not.toContain(page.frontmatter.path)
    for (const href of linksOf(page)) expect(href).toMatch(/^(\/|https:\/\/|mailto:)/)
  })

  it('says enough in its text, beside its lead, its memes and what is made from data', () => {
    const texts = page.body.filter(({ kind }) => kind !== 'memes').flatMap(textsOf)
    expect(countWords(texts.join(' '))).toBeGreaterThanOrEqual(bodyWordsMin)
  })

  it('has parts that can be told apart, and marks that close', () => {
    const ids = headingsOf(page).map(headingId)
    expect(new Set(ids).size).toBe(ids.length)
    const plain = page.body.flatMap(textsOf).flatMap(readInline)
    expect(plain.filter(({ kind, text }) => kind === 'plain' && /\*|`|\]\(/.test(text))).toEqual([])
  })

  it('is as long as a text should be, in our words', () => {
    if (page.frontmatter.kind === 'article') {
      expect(wordCount(page)).toBeGreaterThanOrEqual(500)
      expect(wordCount(page)).toBeLessThanOrEqual(1200)
    }
    const said = [page.frontmatter.lead, ...page.body.flatMap(textsOf)].join('\n')
    expect(said).not.toMatch(/—|unleash|supercharge|AI-powered|game.changer|\boops\b/i)
  })
})

describe('the public pages together', () => {
  it.each(['path', 'title', 'description', 'headline', 'label'] as const)('have no %s twice', (field) => {
    const all = pages.map(({ frontmatter }) => frontmatter[field])
    expect(all.filter((value, index) => all.indexOf(value) !== index)).toEqual([])
  })

  it('repeat no paragraph, question or answer of one another', () => {
    const texts = pages.flatMap(({ body }) =>
      body.flatMap((block) => (block.kind === 'text' || block.kind === 'questions' ? textsOf(block) : [])),
    )
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  })

  it('are reached from others: no page is linked from nowhere', () => {
    const linked = new Set(pages.flatMap(linksOf))
    const listed = new Set(
      pages.flatMap(({ body }) => body.flatMap((block) => (block.kind === 'pages' ? [block.section] : []))),
    )
    const orphans = pages.filter(
      ({ frontmatter: { path, section } }) => !linked.has(path) && !listed.has(section),
    )
    expect(orphans.map(({ frontmatter }) => frontmatter.path)).toEqual([])
  })

  it('do not take a page whose frontmatter is not whole', () => {
    const [page] = pages
    if (!page) throw new Error('There is no page.')
    const { frontmatter } = page
    expect(() => definePage({ ...frontmatter, description: 'Short.' }, [])).toThrow()
    expect(() => definePage({ ...frontmatter, updated: 'yesterday' }, [])).toThrow()
    expect(() => definePage({ ...frontmatter, path: 'memes' }, [])).toThrow()
  })
})

describe('what machines read', () => {
  const words = { siteUrl: 'https://memes.example', brandName: 'Quipsmith', about: 'Memes from a sentence.' }

  it('llms.txt names every call and every written page', () => {
    const text = llmsText(words)
    for (const [path, operations] of Object.entries(description.paths)) {
      for (const method of Object.keys(operations)) {
        expect(text).toContain(`\`${method.toUpperCase()} ${path}\``)
      }
    }
    for (const { frontmatter } of pages) expect(text).toContain(`(https://memes.example${frontmatter.path})`)
  })

  it('llms-full.txt holds the texts and snippets with this installation’s address', () => {
    const text = llmsFullText(words)
    for (const { frontmatter } of pages) expect(text).toContain(`# ${frontmatter.headline}`)
    expect(text).toContain('https://memes.example/api/v1/meme/text-to-meme')
    expect(text).not.toContain('quipsmith.example')
  })

  it('the feed lists each dated text once, the newest first, and is whole', () => {
    const feed = feedOf({ siteUrl: 'https://memes.example', title: 'A & B', description: '<guides>' })
    const articles = pages.filter(({ frontmatter }) => frontmatter.kind === 'article')
    expect(feed.match(/<item>/g)).toHaveLength(articles.length)
    expect(feed).toContain('<title>A &#38; B</title>')
    expect(feed).not.toContain('<guides>')
    const dates = [...feed.matchAll(/<pubDate>([^<]+)/g)].map((match) => Date.parse(match[1] ?? ''))
    expect(dates).toEqual(dates.toSorted((one, other) => other - one))
  })
})

describe('the languages', () => {
  it('each stand under one script, whose sample is in that script', () => {
    const listed = languagesByScript().flatMap((group) => group.languages.map(({ code }) => code))
    expect(listed.toSorted()).toEqual(languages.map(({ code }) => code).toSorted())
  })
})
