import type { MetadataRoute } from 'next'
import { connection } from 'next/server'
import { sitePaths } from '@/content/site-paths'
import { publicConfig } from '@/env/public-config'

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  // The address is configuration, not part of the build.
  await connection()
  const { siteUrl } = publicConfig()
  return sitePaths.map(({ path, updated }) => ({
    url: `${siteUrl}${path}`,
    ...(updated ? { lastModified: updated } : {}),
  }))
}
