import type { MetadataRoute } from 'next'
import { connection } from 'next/server'
import { publicConfig } from '@/env/public-config'

/** The pages that visitors may find, in the order of the site. */
const publicPaths = ['/', '/pricing', '/contact']

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  // The address is configuration, not part of the build.
  await connection()
  const { siteUrl } = publicConfig()
  return publicPaths.map((path) => ({ url: `${siteUrl}${path}` }))
}
