import { connection } from 'next/server'
import { feedOf } from '@/content/feed'
import { brandName } from '@/env/brand'
import { publicConfig } from '@/env/public-config'
import { getT } from '@/i18n/server'

export async function GET(): Promise<Response> {
  // The address is configuration, not part of the build.
  await connection()
  const { t } = await getT()
  const feed = feedOf({
    siteUrl: publicConfig().siteUrl,
    title: t('article.feed', { brand: brandName }),
    description: t('article.feedAbout'),
  })
  return new Response(feed, {
    headers: {
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  })
}
