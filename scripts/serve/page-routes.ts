/** Which pages an address leads to, as Next wrote it down when it built them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface RoutesManifest {
  /** The more particular first. */
  staticRoutes: { page: string; regex: string }[]
  dynamicRoutes: { page: string; regex: string }[]
}

/**
 * @param group the folder of a layout, as `(landing)`
 * @returns whether a path is answered by a page of that group
 */
export function pagesOfGroup(buildDirectory: string, group: string): (path: string) => boolean {
  const read = (file: string) => JSON.parse(readFileSync(join(buildDirectory, file), 'utf8'))
  const pages: Record<string, string> = read('app-path-routes-manifest.json')
  const { staticRoutes, dynamicRoutes }: RoutesManifest = read('routes-manifest.json')
  const ofGroup = new Set(
    Object.entries(pages).flatMap(([file, page]) =>
      file.startsWith(`/${group}/`) && file.endsWith('/page') ? [page] : [],
    ),
  )
  const routes = [...staticRoutes, ...dynamicRoutes].map(({ page, regex }) => ({
    isOfGroup: ofGroup.has(page),
    pattern: new RegExp(regex),
  }))
  return (path) => routes.find(({ pattern }) => pattern.test(path))?.isOfGroup ?? false
}
