import type { MetadataRoute } from 'next'
import { connection } from 'next/server'
import { publicConfig } from '@/env/public-config'

/** Everything public may be found; the sandbox is nobody's site. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  // The address is configuration, not part of the build.
  await connection()
  const { siteUrl, sandbox } = publicConfig()
  if (sandbox) return { rules: { userAgent: '*', disallow: '/' } }
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', '/auth/'] },
    sitemap: `${siteUrl}/sitemap.xml`,
  }
}
