/** Which pages an address leads to, as Next wrote it down when it built them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface RoutesManifest {
  /** The more particular first. */
  staticRoutes: { page: string; regex: string }[]
  dynamicRoutes: { page: string; regex: string }[]
}

/**
 * @param folders of `src/app`, as `(landing)`
 * @returns whether a path is answered by a page in one of them
 */
export function pagesIn(buildDirectory: string, folders: readonly string[]): (path: string) => boolean {
  const read = (file: string) => JSON.parse(readFileSync(join(buildDirectory, file), 'utf8'))
  const pages: Record<string, string> = read('app-path-routes-manifest.json')
  const { staticRoutes, dynamicRoutes }: RoutesManifest = read('routes-manifest.json')
  const wanted = new Set(
    Object.entries(pages).flatMap(([file, page]) =>
      file.endsWith('/page') && folders.some((folder) => file.startsWith(`/${folder}/`)) ? [page] : [],
    ),
  )
  const routes = [...staticRoutes, ...dynamicRoutes].map(({ page, regex }) => ({
    isWanted: wanted.has(page),
    pattern: new RegExp(regex),
  }))
  return (path) => routes.find(({ pattern }) => pattern.test(path))?.isWanted ?? false
}
