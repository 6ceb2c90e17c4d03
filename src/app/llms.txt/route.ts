import { connection } from 'next/server'
import { llmsText } from '@/content/llms-text'
import { brandName } from '@/env/brand'
import { publicConfig } from '@/env/public-config'
import { getT } from '@/i18n/server'

export async function GET(): Promise<Response> {
  // The address is configuration, not part of the build.
  await connection()
  const { t } = await getT()
  const text = llmsText({ siteUrl: publicConfig().siteUrl, brandName, about: t('landing.description') })
  return new Response(text, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
