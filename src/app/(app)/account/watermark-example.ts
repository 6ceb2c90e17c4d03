import { composeMeme } from '@/core/meme/compose-meme'
import type { MemeDocument } from '@/core/meme/meme-document'
import { getT } from '@/i18n/server'
import { template } from '@/templates/big-ideas/template'

const longerSidePx = 720

/** A meme on which somebody's mark is shown. */
export async function watermarkExample(): Promise<MemeDocument> {
  const { t } = await getT()
  const words = t('landing.comic.meme', { returnObjects: true }) as Record<string, string>
  // Sizes are upper bounds: the browser fits the words when it paints.
  return composeMeme({ template, words, maxDimension: longerSidePx, watermark: '', language: 'en' }, () => 0)
}
