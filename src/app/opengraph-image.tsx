import { connection } from 'next/server'
import { siteCard } from '@/app/site-card'
import { brandName } from '@/env/brand'
import { landingSamples } from '@/features/landing/landing-words'
import { ShareCard, shareCardSizePx } from '@/features/landing/share-card'
import { getT } from '@/i18n/server'

export const size = shareCardSizePx
export const contentType = 'image/png'

/** The picture of every link to the site. */
export default async function OpengraphImage(): Promise<Response> {
  // The renderer belongs to the running server, not to the build.
  await connection()
  const { t } = await getT()
  const [, meme] = landingSamples(t)[0].takes
  if (!meme) throw new Error('The first sample of the landing page has no second take')
  const promise = [t('landing.hero.say'), t('landing.hero.see'), t('landing.hero.meme')]
  const png = await siteCard('card:/', meme, (picture) => (
    <ShareCard brandName={brandName} promise={promise} meme={picture} />
  ))
  return new Response(png as Uint8Array<ArrayBuffer>, {
    headers: { 'content-type': contentType, 'cache-control': 'public, max-age=86400' },
  })
}
