import { composeUpload } from '@/core/meme/compose-upload'
import { describeMeme } from '@/core/meme/describe-meme'
import type { PictureTones } from '@/core/placement/picture-tones'
import type { TemplateSlot } from '@/core/template/template'
import { baseLanguage } from '@/core/writer/choose-language'
import type { ThemedLines } from '@/core/writer/theme-lines'
import { type NewResult, newResult, watermarkFor } from '../results/new-result'
import type { OpenRun } from '../runs/paid-run'
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
  /** What is said of the picture in its bars was written by a model. */
  describedByModel: boolean
}

/** What a model saw, where it can stand beside the other words: it speaks English. */
export function quotable(description: string | null, outputLanguage: string): string | undefined {
  return description !== null && baseLanguage(outputLanguage) === 'en' ? description : undefined
}

/** Lays lines out on a picture of somebody's own. */
export function pictureRows(
  context: ServiceContext,
  open: OpenRun,
  { picture, memes, maxDimension, language, describedByModel }: PictureRun,
): NewResult[] {
  const watermark = watermarkFor(context, open.account, open.isTest)
  return memes.map(({ lines, header, inBars, reason }, position) => {
    const document = composeUpload(
      { picture, lines, header, inBars, maxDimension, watermark, language },
      context.ports.renderer.measure,
    )
    return newResult(context, open, {
      document,
      altText: describeMeme({ altText: picture.altText, slots: picture.slots ?? [] }, document),
      animated: false,
      reason,
      position,
      wordsByModel: inBars && describedByModel,
    })
  })
}
