import { dimensionPxDefault } from '@/contracts/limits'
import type { MemeStyleInput, MemeStyleOutput } from '@/contracts/meme-style'
import { captionStyles, ownStyle, styleSlots } from '@/core/meme/caption-styles'
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
  const { document } = await context.ports.layout.composeMeme({
    template: { ...picture, slots },
    words: {},
    maxDimension: dimensionPxDefault,
    watermark: '',
  })
  return {
    image,
    style: style ?? ownStyle(picture.slots),
    styles: [...captionStyles],
    captions: document.captions,
    header: null,
    footer: null,
    width: document.pictureWidthPx,
    height: document.pictureHeightPx,
  }
}
