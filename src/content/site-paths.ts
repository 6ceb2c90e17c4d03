import { pages } from './pages'

/** Public pages that are composed by hand rather than written: their words stand in the locale file. */
const composedPaths = ['/', '/pricing', '/contact', '/docs/api', '/privacy-choices'] as const

export interface SitePath {
  path: string
  /** Day of the last change, where the page says it. */
  updated?: string
}

/** Every page that visitors may find, in the order of the site. */
export const sitePaths: readonly SitePath[] = [
  ...composedPaths.map((path) => ({ path })),
  ...pages.map(({ frontmatter: { path, updated } }) => ({ path, updated })),
]
