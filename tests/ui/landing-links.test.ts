import { describe, expect, it } from 'vitest'
import { pages } from '@/content/pages'
import { trailOf } from '@/content/trail'
import { landingLinks } from '@/features/landing/landing-links'

/** Links of the header that say of an address that it belongs to them. */
const linksOf = (path: string) =>
  landingLinks.filter(({ href, within }) => href === path || within.some((start) => path.startsWith(start)))

describe('the links of the header', () => {
  it.each(pages.map((page) => [page.frontmatter.path, page] as const))(
    'mark the page above %s, and one at most',
    (path, page) => {
      const marked = linksOf(path).map(({ href }) => href as string)
      const above = trailOf(page).map((step) => step.path)
      expect(marked.length).toBeLessThanOrEqual(1)
      for (const { href } of landingLinks) if (above.includes(href)) expect(marked).toEqual([href])
    },
  )
})
