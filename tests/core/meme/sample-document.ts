import type { Caption, MemeDocument } from '@/core/meme/meme-document'

/** A caption of 200 × 100 px at 10, 20. */
export function captionWith(part: Partial<Caption>): Caption {
  return {
    text: 'words',
    x: 10,
    y: 20,
    width: 200,
    height: 100,
    fontSize: 40,
    fontFamily: 'Baloo 2',
    rotateAngle: 0,
    ...part,
  }
}

/** A picture of 800 × 600 px without bars and watermark. */
export function documentWith(part: Partial<MemeDocument>): MemeDocument {
  return {
    imageName: 'sample',
    pictureWidthPx: 800,
    pictureHeightPx: 600,
    captions: [],
    header: null,
    footer: null,
    watermark: '',
    ...part,
  }
}
