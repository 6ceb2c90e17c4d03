import { describeMeme } from '@/core/meme/describe-meme'
import type { PictureTones } from '@/core/placement/picture-tones'
import type { TemplateSlot } from '@/core/template/template'
import { baseLanguage } from '@/core/writer/read/choose-language'
import type { ThemedLines } from '@/core/writer/themed/theme-lines'
import { type NewResult, newResult, watermarkFor } from '../results/new-result'
import type { OpenRun } from '../runs/run-and-charge'
import type { ServiceContext } from '../service-context'

export interface PictureRun {
  picture: {
    name: string
    width: number
    height: number
    tones: PictureTones
    /** Boxes that its owner drew; absent where words go where it is calm. */
    slots?: TemplateSlot[] | undefined
    altText: string
  }
  memes: readonly ThemedLines[]
  maxDimension: number
  /** BCP-47 of the words. */
  language: string
  /** True when a model wrote the description that stands in the bars. */
  describedByModel: boolean
}

/** The model's description, when the memes are in English too; otherwise undefined. */
export function quotable(description: string | null, outputLanguage: string): string | undefined {
  return description !== null && baseLanguage(outputLanguage) === 'en' ? description : undefined
}

/** Lays lines out on a picture of somebody's own. */
export async function pictureRows(
  context: ServiceContext,
  open: OpenRun,
  { picture, memes, maxDimension, language, describedByModel }: PictureRun,
): Promise<NewResult[]> {
  const watermark = watermarkFor(context, open.account, open.isTest)
  const { altText, ...blank } = picture
  const sized = await context.ports.layout.composeUploads(
    memes.map(({ lines, header, inBars }) => ({
      picture: blank,
      lines,
      header,
      inBars,
      maxDimension,
      watermark,
      language,
    })),
  )
  return sized.map((meme, position) =>
    newResult(context, open, {
      ...meme,
      altText: describeMeme({ altText, slots: picture.slots ?? [] }, meme.document),
      animated: false,
      reason: memes[position]?.reason ?? null,
      position,
      wordsByModel:
        memes[position]?.wordsByModel === true || (memes[position]?.inBars === true && describedByModel),
    }),
  )
}
