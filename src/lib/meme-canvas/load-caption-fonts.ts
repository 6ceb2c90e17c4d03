import { captionFont } from '@/core/meme/caption-fonts'
import type { MemeDocument } from '@/core/meme/meme-document'

/** The brand's face: watermarks are set in it. */
const watermarkFamily = 'Baloo 2'

/**
 * Waits for the files that hold the document's letters: without them words would be measured with another face.
 *
 * @throws Error when the page does not declare the caption fonts, or a file cannot be fetched
 */
export async function loadCaptionFonts(meme: MemeDocument): Promise<void> {
  const spoken = [...meme.captions, meme.header, meme.footer].filter((words) => words !== null)
  const lettersByFont = new Map([[captionFont(watermarkFamily, 100), meme.watermark]])
  for (const { fontFamily, text } of spoken) {
    const font = captionFont(fontFamily, 100)
    lettersByFont.set(font, `${lettersByFont.get(font) ?? ''}${text}`)
  }
  await Promise.all(
    Array.from(lettersByFont, async ([font, letters]) => {
      // Every family holds an A: no file for it means that no family of that name is declared.
      const faces = await document.fonts.load(font, `A${letters}`)
      if (faces.length === 0) throw new Error(`The caption font ${font} is not declared on this page`)
    }),
  )
}
