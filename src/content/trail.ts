import type { Frontmatter, Page } from './page'
import { findPage, pagesOf } from './pages'

/** The pages between the front page and a page: the pages above its address, or the first page of its section. */
export function trailOf({ frontmatter: { path, section } }: Page): Pick<Frontmatter, 'path' | 'label'>[] {
  const steps = path.split('/').slice(1, -1)
  const above = steps.flatMap((_, index) => findPage(`/${steps.slice(0, index + 1).join('/')}`) ?? [])
  const first = pagesOf(section)[0]
  const isHub = section === 'guides' || section === 'memes'
  const trail = above.length === 0 && isHub && first && first.frontmatter.path !== path ? [first] : above
  return trail.map(({ frontmatter }) => ({ path: frontmatter.path, label: frontmatter.label }))
}
