import { dimensionPxDefault } from '@/contracts/limits'
import type { MemeStyleInput, MemeStyleOutput } from '@/contracts/meme-style'
import { captionStyles, ownStyle, styleSlots } from '@/core/meme/caption-styles'
import { composeMeme } from '@/core/meme/compose-meme'
import { getPicture } from '../pictures/get-picture'
import type { ServiceContext } from '../service-context'

/**
 * The empty boxes of a picture in a style, for a picture of 500 px. One that is calm nowhere has none: its words stand
 * in a header.
 *
 * @throws NOT_FOUND | GONE
 * @see spec §7 style
 */
export async function getMemeStyle(
  context: ServiceContext,
  { image, style }: MemeStyleInput,
): Promise<MemeStyleOutput> {
  const picture = await getPicture(context, image)
  const slots = style === undefined ? picture.slots : styleSlots(picture.slots, style)
  const { captions, pictureWidthPx, pictureHeightPx } = composeMeme(
    { template: { ...picture, slots }, words: {}, maxDimension: dimensionPxDefault, watermark: '' },
    context.ports.renderer.measure,
  )
  return {
    image,
    style: style ?? ownStyle(picture.slots),
    styles: [...captionStyles],
    captions,
    header: null,
    footer: null,
    width: pictureWidthPx,
    height: pictureHeightPx,
  }
}
