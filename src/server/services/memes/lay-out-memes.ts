import { frameSidePxMax } from '@/core/animation/frame-sheet'
import { describeMeme } from '@/core/meme/describe-meme'
import type { WrittenMeme } from '@/core/writer/written-meme'
import { findTemplate } from '@/templates/templates'
import type { SizedMeme } from '../ports/layout-engine'
import type { ServiceContext } from '../service-context'

interface LaidOutMeme extends SizedMeme {
  written: WrittenMeme
  altText: string
  animated: boolean
}

interface LayOutOptions {
  /** px of the longer side. */
  maxDimension: number
  /** Empty for none. */
  watermark: string
  /** BCP-47. */
  language: string
}

/** Lays out written memes on their templates, in their order: those of a run and those of a visitor's trial. */
export async function layOutMemes(
  { ports }: Pick<ServiceContext, 'ports'>,
  memes: readonly WrittenMeme[],
  { maxDimension, watermark, language }: LayOutOptions,
): Promise<LaidOutMeme[]> {
  const chosen = memes.map((written) => ({ written, template: templateOf(written) }))
  const sized = await ports.layout.composeMemes(
    chosen.map(({ written: { words, header, footer }, template }) => ({
      template,
      words,
      header,
      footer,
      maxDimension: template.motion ? Math.min(maxDimension, frameSidePxMax) : maxDimension,
      watermark,
      language,
    })),
  )
  return chosen.flatMap(({ written, template }, index) => {
    const meme = sized[index]
    if (!meme) return []
    const altText = describeMeme(template, meme.document)
    return { ...meme, written, altText, animated: template.motion !== null }
  })
}

function templateOf({ templateName }: WrittenMeme) {
  const template = findTemplate(templateName)
  if (!template) throw new Error(`The writer named a template that does not exist: ${templateName}`)
  return template
}
