import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ImageResponse } from 'next/og'
import { connection } from 'next/server'
import { brandName } from '@/env/brand'
import { landingSamples } from '@/features/landing/landing-words'
import { ShareCard, shareCardSizePx } from '@/features/landing/share-card'
import { getT } from '@/i18n/server'
import { container } from '@/server/container'

export const size = shareCardSizePx
export const contentType = 'image/png'

const fontFile = 'node_modules/@fontsource/baloo-2/files/baloo-2-latin-800-normal.woff'

/** The picture of every link to the site, painted by the renderer of everybody's memes. */
export default async function OpengraphImage(): Promise<ImageResponse> {
  // The renderer belongs to the running server, not to the build.
  await connection()
  const { t } = await getT()
  const [, meme] = landingSamples(t)[0].takes
  if (!meme) throw new Error('The first sample of the landing page has no second take')
  const { document, altText } = meme
  const [png, font] = await Promise.all([
    container().services.ports.renderer.render(document, { format: 'png', altText }),
    readFile(path.join(process.cwd(), fontFile)),
  ])
  return new ImageResponse(
    <ShareCard
      brandName={brandName}
      promise={[t('landing.hero.say'), t('landing.hero.see'), t('landing.hero.meme')]}
      meme={{
        src: `data:image/png;base64,${Buffer.from(png).toString('base64')}`,
        widthPx: document.pictureWidthPx,
        heightPx: document.pictureHeightPx,
      }}
    />,
    { ...size, fonts: [{ name: 'Baloo 2', data: font, weight: 800, style: 'normal' }] },
  )
}
